import { expect, expectErrors, test, violations } from './fixtures.ts';
import { option, playMageKnight, settled } from './player.ts';

test('a card is played from the hand and the hero walks over the map', async ({ page }) => {
  await playMageKnight(page);
  await option(page, /Early Bird/).click();
  await expect(page.locator('#question')).toContainText('Your turn');
  const hand = page.getByRole('list', { name: 'Hand' });
  await expect(hand.getByRole('button')).toHaveCount(5);
  // Any card can be played sideways for a Move point; plains beside the portal cost two by day.
  const open = page.locator('[data-space].open');
  for (let card = 0; card < 4 && (await open.count()) === 0; card++) {
    await hand.locator('.open').first().click();
    const answer = option(page, /sideways: Move/);
    await expect(answer).toBeVisible();
    await answer.click();
    await expect(hand.getByRole('button')).toHaveCount(4 - card);
    await settled(page);
  }
  const target = (await open.first().getAttribute('data-space')) ?? '';
  expect(target).toMatch(/^space:/);
  await open.first().click();
  await expect(page.getByRole('log')).toContainText(/Tovak (moves|enters|goes)/);
  expect(await violations(page)).toEqual([]);
});

test('a game of two heroes is set up with a variant, and what does not fit is explained', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Knight' }).click();
  await page.getByLabel('Scenario').selectOption('solo-conquest');
  await page.getByLabel('Players').selectOption('2');
  await page.getByText('Variants of the scenario book').click();
  await page.getByLabel('Night Arrival').check();
  expect(await violations(page)).toEqual([]);
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  expectErrors('422', '400');
  await begin.click();
  await expect(page.getByRole('alert')).toContainText('2');
  await page.getByLabel('Scenario').selectOption('blitz-conquest');
  await page.getByRole('group', { name: 'Seat B' }).getByLabel('Played by').selectOption('random');
  await begin.click();
  await settled(page);
  await expect(page.locator('p.round')).toContainText('Night');
  await expect(page.getByRole('heading', { name: 'Goldyx' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' })).toContainText('Night Arrival');
});
