import { expect, make, position, test, violations, wolf } from './fixtures.ts';
import { option, playMageKnight, settled } from './player.ts';

test.use({ colorScheme: 'light' });

for (const path of ['/', '/account', '/replays', '/books', '/codex', '/codex/MW-GUARD-03'])
  test(`by day ${path} can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

test('the colours can be chosen, and are remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Colours of the night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Colours of the day' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('by day Mage Knight can be read', async ({ page }) => {
  await playMageKnight(page);
  expect(await violations(page)).toEqual([]);
});

test('by day a game can be read, before an attack and after it', async ({ page }, info) => {
  const id = await make(page, {
    game: 'mage-wars',
    setup: position([
      wolf(0),
      wolf(0),
      wolf(1),
      { enchantment: { card: 'bear-strength', controller: 0, on: 2, hidden: false } },
    ]),
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  await page.goto(`/game/${id}`);
  await settled(page);
  // Two of a name are told apart.
  await expect(option(page, /Activate Timber Wolf \(A1\) · 1/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await option(page, /Activate Timber Wolf/).click();

  // What the attack comes to is said before it is made, with where every die comes from.
  const attack = page.locator('.options button', { hasText: 'Attack Timber Wolf' }).last();
  await attack.hover();
  const odds = page.getByRole('group', { name: 'What to expect' });
  await expect(odds).toContainText('6 dice');
  await expect(odds).toContainText('+2 Bear Strength');
  await expect(odds).toContainText('10 would kill');
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath('odds.png') });

  // A coach knows what we know, and names answers that are open.
  await page.getByRole('button', { name: 'What would you do?' }).click();
  const advice = page.getByRole('group', { name: 'Advice' });
  await expect(advice.getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await attack.click();
  const fights = page.getByRole('region', { name: 'Fights of this round' });
  await expect(fights.getByRole('img', { name: /^Dice: / }).first()).toBeVisible();
  await expect(fights).toContainText(/\d+ normal − 2 armor = \d+; \d+ critical\.\s+\d+ damage/);
  await settled(page);
  expect(await violations(page)).toEqual([]);

  // The story is told as prose, with dice and without bookkeeping; a turn can be seen again.
  const story = page.getByRole('log');
  await expect(story.locator('.dice i').first()).toBeVisible();
  await expect(story).not.toContainText('is activated');
  await page.getByRole('button', { name: 'Play the last turn again' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-turn', 'playing');
  await page.keyboard.press('Escape');
  await settled(page);
  // Every rule is read by topic, and the arrows show what a line is about.
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(story).toContainText('is activated');
  await page.getByRole('button', { name: 'Fights', exact: true }).click();
  await expect(story).toContainText('hits');
  await expect(story).not.toContainText('is activated');
  await story.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.spot.hinted').first()).toBeVisible();
});
