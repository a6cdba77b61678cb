/** Setting up a game of Mage Knight: heroes, scenario, variants, who plays. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectToFit, test, violations } from './fixtures.ts';
import { settled } from './player.ts';

const tale = (page: Page, name: string): Locator =>
  page.getByRole('list').getByRole('button', { name });
const heroes = (page: Page, count: number): Locator =>
  page
    .getByRole('group', { name: 'Heroes at the table' })
    .getByRole('button', { name: `${count}` });
const begin = (page: Page): Locator => page.getByRole('button', { name: /^Begin/ });
const chosen = (page: Page): Locator => page.locator('.bar');

async function openSetup(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Knight' }).click();
  await expect(page).toHaveURL(/\/new\/mage-knight$/);
  await expect(begin(page)).toBeVisible();
}

test('a game of two heroes is set up with a variant, and what does not fit is explained', async ({
  page,
}, info) => {
  await openSetup(page);
  expect(await violations(page)).toEqual([]);
  // Alone some variants change nothing, and say so.
  const bids = page.getByRole('switch', { name: /Auctioning the Heroes/ });
  await expect(bids).toHaveAttribute('aria-disabled', 'true');
  await expect(bids).toContainText('nobody bids against you');
  await heroes(page, 2).click();
  await expect(bids).toHaveAttribute('aria-disabled', 'false');
  await expect(tale(page, 'Solo Conquest')).toContainText('for one hero');
  await tale(page, 'Blitz Conquest').click();
  await expect(chosen(page)).toContainText('2 Days, 2 Nights');
  await page.getByRole('switch', { name: /^Darkness/ }).click();
  await page.getByRole('switch', { name: /^Night Arrival/ }).click();
  // One takes the place of the other.
  await expect(page.getByRole('switch', { name: /^Darkness/ })).not.toBeChecked();
  await page.getByRole('group', { name: 'Seat B' }).getByLabel('Played by').selectOption('random');
  await page.screenshot({ path: info.outputPath('two.png') });
  expect(await violations(page)).toEqual([]);
  await begin(page).click();
  await settled(page);
  await expect(page.getByRole('list', { name: 'Rounds' })).toContainText('Night');
  await expect(page.getByRole('list', { name: 'Order of turns' })).toContainText('Goldyx');
  await page.keyboard.press('o');
  await expect(page.getByRole('region', { name: 'Offers' }).first()).toContainText('Night Arrival');
});

test('another hero, other levels and another dummy are played, and the same is begun again', async ({
  page,
}) => {
  await openSetup(page);
  await tale(page, 'Solo Conquest').click();
  await page.getByRole('button', { name: 'Norowas' }).click();
  await expect(page.getByText('Noble Manners')).toBeVisible();
  await page.getByLabel('Dummy hero').selectOption('goldyx');
  await page.getByRole('button', { name: '2nd city: higher' }).click();
  await expect(page.getByRole('group', { name: '2nd city' })).toContainText('9');
  // Two cities can be one megalopolis or two.
  await page.getByRole('switch', { name: /^Megalopolis/ }).click();
  await page.getByRole('switch', { name: /^Both are megalopolises/ }).click();
  await page.getByRole('button', { name: '2nd megalopolis: higher' }).click();
  await begin(page).click();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Norowas' })).toBeVisible();
  await openSetup(page);
  await expect(chosen(page)).toContainText('First Reconnaissance');
  await page.getByRole('button', { name: 'Same as last time' }).click();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Norowas' })).toBeVisible();
});

test('a tale for more heroes sets the table for them, and the address leads here', async ({
  page,
}) => {
  await page.goto('/new/mage-knight');
  await tale(page, 'Full Cooperation').click();
  await expect(heroes(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('switch', { name: /^The lowest value/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await heroes(page, 4).click();
  await expect(tale(page, 'Full Cooperation')).toContainText('needs 2 to 3 heroes');
  await page.getByLabel('Two teams of two').check();
  await page.goBack();
});

test.describe('by day, on a phone, in German', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'de-DE',
    colorScheme: 'light',
  });

  test('the set-up fits and is begun by touch', async ({ page }, info) => {
    await page.goto('/new/mage-knight');
    const start = page.getByRole('button', { name: /^Beginnen/ });
    await expect(start).toBeInViewport();
    await expectToFit(page);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('phone.png') });
    await start.tap();
    await settled(page);
    await expect(page.getByRole('list', { name: 'Runden' })).toBeVisible();
  });
});
