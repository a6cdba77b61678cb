import { expect, expectErrors, expectToFit, test, violations } from './fixtures.ts';
import { decide, decideUntil, first, last, playMageWars, settled, takeScreen } from './player.ts';

const DECISIONS = 40;

test('a game against the computer is played by clicking options', async ({ page }) => {
  await playMageWars(page);
  const story = page.getByRole('log').getByRole('paragraph');
  const before = await story.count();
  let decided = 0;
  while (decided < DECISIONS && (await decide(page, (count) => (decided * 7 + 3) % count)))
    decided++;
  expect(decided).toBeGreaterThan(5);
  expect(await story.count()).toBeGreaterThan(before);
  await expect(page.locator('.round b').first()).toHaveText(/Round \d+/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a reload in the middle keeps the game', async ({ page }) => {
  await playMageWars(page);
  for (let turn = 0; turn < 4; turn++) await decide(page, first);
  const question = page.locator('#question');
  const asked = await question.innerText();
  const told = await page.getByRole('log').innerText();
  await page.reload();
  await settled(page);
  await expect(question).toHaveText(asked);
  expect(await page.getByRole('log').innerText()).toBe(told);
  await page.goto('/');
  await page
    .getByRole('link', { name: /Mage Wars/ })
    .first()
    .click();
  await expect(question).toHaveText(asked);
});

test('the game continues after the server was killed and started again', async ({
  page,
  server,
}) => {
  // Whatever was under way when the server went away is reported, too.
  expectErrors('WebSocket', 'net::ERR_');
  await playMageWars(page);
  for (let turn = 0; turn < 3; turn++) await decide(page, first);
  const asked = await page.locator('#question').innerText();
  await server.kill();
  await expect(page.getByText('connection lost, trying again')).toBeVisible();
  await expect(page.locator('#question'), 'the last view stays').toHaveText(asked);
  await server.start();
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await expect(page.locator('#question')).toHaveText(asked);
  expect(await decide(page, first)).toBe(true);
});

test('the game can be played with the keyboard, and in German', async ({ page }) => {
  await playMageWars(page);
  const log = page.getByRole('log').getByRole('paragraph');
  const list = page.getByRole('list', { name: 'Your options' });
  await decideUntil(page, list, first);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const before = await log.count();
  await page.keyboard.press('1');
  await settled(page);
  expect(await log.count()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Was bisher geschah' })).toBeVisible();
  expect(await decide(page, first)).toBe(true);
  // A sentence without words in German would show as its bare id.
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/\b(ask|choice|log|page|server|phase|card)-[a-z]/);
});

test('two play at one screen, and each is asked in turn', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Two at this screen: Mage Wars' }).click();
  const deciding = page.locator('.kicker');
  const seen = new Set<string>();
  for (let turn = 0; turn < 25 && seen.size < 2; turn++) {
    await takeScreen(page);
    seen.add(await deciding.innerText());
    await decide(page, last);
  }
  expect([...seen].sort()).toEqual(['Seat A decides', 'Seat B decides']);
});

test('a game that does not exist says so', async ({ page }) => {
  expectErrors('WebSocket', '404');
  await page.goto('/game/nosuchgame');
  await expect(page.getByText('There is no such game.')).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the game screen is accessible and fits at ${width} × ${height}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await playMageWars(page);
    for (let turn = 0; turn < 12; turn++) await decide(page, (count) => (turn * 5) % count);
    await page.keyboard.press('w');
    await page.screenshot({ path: info.outputPath('game.png') });
    await page.screenshot({ path: info.outputPath('game-full.png'), fullPage: true });
    expect(await violations(page)).toEqual([]);
    await expectToFit(page);
  });
}
