import type { Page } from '@playwright/test';
import { expect, playMageWars, settled, test, violations, ways } from './fixtures.ts';

const DECISIONS = 40;

/** The browser will complain about this, and rightly. */
function expectErrors(...texts: string[]): void {
  for (const description of texts)
    test.info().annotations.push({ type: 'expected-error', description });
}

/** Clicks an option and waits until the game has gone on. `false` when the game is over. */
async function decide(page: Page, pick: (count: number) => number): Promise<boolean> {
  const over = page.getByText(/^(The game is over|Das Spiel ist aus)$/);
  const buttons = ways(page);
  let ended = false;
  // The computer may be asked between looking and clicking: then the options are gone, and it is tried again.
  await expect(async () => {
    ended = await over.isVisible();
    if (ended) return;
    const count = await buttons.count();
    expect(count).toBeGreaterThan(0);
    await buttons.nth(pick(count)).click({ timeout: 2_000 });
  }).toPass();
  if (ended) return false;
  await expect(page.locator('.options button[aria-disabled="true"]')).toHaveCount(0);
  return true;
}

test('a game against the computer is played by clicking options', async ({ page }) => {
  await playMageWars(page);
  const story = page.getByRole('log').getByRole('paragraph');
  const before = await story.count();
  let decided = 0;
  while (decided < DECISIONS && (await decide(page, (count) => (decided * 7 + 3) % count)))
    decided++;
  expect(decided).toBeGreaterThan(5);
  expect(await story.count()).toBeGreaterThan(before);
  await expect(page.getByRole('region', { name: 'Arena' })).toContainText(/Round \d+/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a reload in the middle keeps the game', async ({ page }) => {
  await playMageWars(page);
  for (let turn = 0; turn < 4; turn++) await decide(page, () => 0);
  const question = page.locator('#question');
  // Once opened anew no answer is on its way any more.
  await page.reload();
  await settled(page);
  const asked = await question.innerText();
  const told = await page.getByRole('log').innerText();
  await page.reload();
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
  expectErrors('WebSocket', 'ERR_CONNECTION');
  await playMageWars(page);
  for (let turn = 0; turn < 3; turn++) await decide(page, () => 0);
  // Opened anew, the page shows what is asked now, and no answer is on its way any more.
  await page.reload();
  await settled(page);
  await page.waitForLoadState('networkidle');
  const asked = await page.locator('#question').innerText();
  await server.kill();
  await expect(page.getByText('connection lost, trying again')).toBeVisible();
  await expect(page.locator('#question'), 'the last view stays').toHaveText(asked);
  await server.start();
  await expect(page.getByText('connected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('#question')).toHaveText(asked);
  expect(await decide(page, () => 0)).toBe(true);
});

test('the game can be played with the keyboard, and in German', async ({ page }) => {
  await playMageWars(page);
  const log = page.getByRole('log').getByRole('paragraph');
  const list = page.getByRole('list', { name: 'Your options' });
  await expect(async () => {
    if (!(await list.isVisible())) await decide(page, () => 0);
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await settled(page);
  const before = await log.count();
  await page.keyboard.press('1');
  await expect.poll(() => log.count()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Was bisher geschah' })).toBeVisible();
  expect(await decide(page, () => 0)).toBe(true);
  // A sentence without words in German would show as its bare id.
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/\b(ask|choice|log|page|server|phase|card)-[a-z]/);
});

test('two play at one screen, and each is asked in turn', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Two at this screen: Mage Wars' }).click();
  const deciding = page.locator('.kicker');
  const seen = new Set<string>();
  const curtain = page.getByRole('dialog');
  for (let turn = 0; turn < 25 && seen.size < 2; turn++) {
    await expect(curtain.or(ways(page).first())).toBeVisible();
    if (await curtain.isVisible()) await curtain.getByRole('button').click();
    await settled(page);
    seen.add(await deciding.innerText());
    await ways(page).last().click();
    await page.waitForTimeout(100);
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
    await page.locator('.options, .slots, .over').first().waitFor();
    await page.keyboard.press('w');
    await page.screenshot({ path: info.outputPath('game.png') });
    await page.screenshot({ path: info.outputPath('game-full.png'), fullPage: true });
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
  });
}

test('Mage Knight can be played by its options', async ({ page }, info) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play solo: Mage Knight' }).click();
  for (let turn = 0; turn < 10; turn++) await decide(page, (count) => (turn * 3) % count);
  await expect(page.getByRole('region', { name: 'Map' })).toContainText('Round 1 of');
  await page.screenshot({ path: info.outputPath('mage-knight.png') });
  expect(await violations(page)).toEqual([]);
});
