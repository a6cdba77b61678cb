import { expect, expectToFit, idOf, test, violations } from './fixtures.ts';
import { playMageWars, settled } from './player.ts';

test('the start screen lists the games', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mage Wars' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mage Knight' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play the computer: Mage Wars' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play solo: Mage Knight' })).toBeVisible();
});

test('the language can be switched and is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schlag das Buch auf.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Allein spielen: Mage Knight' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the start screen is accessible and fits at ${width} × ${height}`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Mage Knight' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expectToFit(page);
    await page.screenshot({ path: info.outputPath('start.png'), fullPage: true });
  });
}

test('a table with friends is one press away, and who follows its address sits down with a name', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends: Mage Wars' }).click();
  await expect(page.getByRole('region', { name: 'Waiting for company' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.getByLabel('Your name, as others read it').fill('Mirela');
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Take seat B' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Mirela');
});

test('who learns plays the easiest computer player, with hints', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn: Mage Wars' }).click();
  await expect(page.getByRole('complementary', { name: 'Hint' })).toBeVisible();
});

test('Mage Knight is begun as a hero of one’s choice, who is remembered, alone or with a friend', async ({
  page,
}) => {
  await page.goto('/');
  const tome = page.getByRole('article', { name: 'Mage Knight' });
  await tome.getByLabel('Norowas').check();
  await expect(tome).toContainText('As Norowas: First Reconnaissance, solo');
  await page.reload();
  await tome.getByRole('button', { name: 'Play solo: Mage Knight' }).click();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Norowas' })).toBeVisible();
  await page.goto('/');
  await tome.getByRole('button', { name: 'With friends: Mage Knight' }).click();
  await expect(page.getByRole('region', { name: 'Waiting for company' })).toBeVisible();
});

test('games that wait for us come first and say so', async ({ page }) => {
  await playMageWars(page);
  const waiting = idOf(page);
  // A newer table that waits for somebody else.
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends: Mage Wars' }).click();
  await expect(page.getByRole('region', { name: 'Waiting for company' })).toBeVisible();
  await page.goto('/');
  const list = page.getByRole('complementary', { name: 'Continue' });
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText('Your turn');
  await expect(list.locator('li:has(em)').locator(`a[href="/game/${waiting}"]`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
