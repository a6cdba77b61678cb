import type { Page } from '@playwright/test';
import { holdClock, takeClock } from './clock.ts';
import { expect, expectErrors, expectToFit, idOf, test, violations } from './fixtures.ts';
import {
  decide,
  giveUp,
  isOver,
  last as lastWay,
  playMageWars,
  settled,
  steps,
  wayOn,
} from './player.ts';

/** Plays a little, gives up, and returns the id of the game. */
async function finish(page: Page, decisions: number): Promise<string> {
  await playMageWars(page);
  for (let turn = 0; turn < decisions; turn++) await decide(page, lastWay);
  await giveUp(page);
  await expect(page.getByRole('link', { name: 'Watch it again' })).toBeVisible();
  return idOf(page);
}

test('a finished game is leafed through with mouse and keyboard, through any eyes', async ({
  page,
}, info) => {
  await finish(page, 10);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.getByText('The dice were fair')).toBeVisible();
  await expect(page.getByText('This browser noted the promise')).toBeVisible();
  const [, last] = await steps(page);
  expect(last).toBeGreaterThan(5);
  expect(await steps(page)).toEqual([0, last]);

  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => steps(page)).toEqual([1, last]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => steps(page)).toEqual([3, last]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => steps(page)).toEqual([2, last]);
  await page.keyboard.press('End');
  await expect.poll(() => steps(page)).toEqual([last, last]);
  await expect(page.locator('.told')).toContainText('gave up');
  await page.screenshot({ path: info.outputPath('replay.png') });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Home');
  await expect.poll(() => steps(page)).toEqual([0, last]);
  await page.getByRole('slider', { name: 'Timeline' }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => steps(page)).toEqual([last, last]);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Round \d/);

  // What lies prepared is known to its seat and to those who know everything, and to nobody else.
  const eyes = page.getByLabel('Eyes of');
  const options = await eyes.getByRole('option').allInnerTexts();
  expect(options).toHaveLength(4);
  for (const option of options) {
    await eyes.selectOption(option);
    await expect(page.getByRole('region', { name: 'Arena' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

/** More times two seconds than the longest game is shown. */
const TICKS = 2_000;

/** Plays a recorded game by a clock of ours until it stops, and says what was shown on the way. */
async function watchAll(page: Page, last: number): Promise<{ scenes: number; attacks: number }> {
  await takeClock(page);
  await holdClock(page);
  await page.evaluate(() => {
    const shown = { scenes: 0, attacks: 0 };
    Object.assign(window, { shown });
    let before = '';
    let attack = false;
    new MutationObserver(() => {
      const main = document.querySelector<HTMLElement>('main');
      const deck = document.querySelector<HTMLElement>('.dock.deck');
      const now = `${main?.dataset.step} ${main?.dataset.turn} ${deck?.dataset.scene}`;
      if (now !== before && main?.dataset.turn === 'playing') shown.scenes += 1;
      before = now;
      const rolled = document.querySelector('.attack-stage .dice') !== null;
      if (rolled && !attack) shown.attacks += 1;
      attack = rolled;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  for (let tick = 0; tick < TICKS && (await play.count()) === 0; tick++)
    await page.clock.runFor(2_000);
  await expect(play, 'it stops').toBeVisible();
  expect(await steps(page)).toEqual([last, last]);
  return page.evaluate(
    () => (window as unknown as { shown: { scenes: number; attacks: number } }).shown,
  );
}

test('it plays by itself on the table of a live game, with its attacks, and stops at the end', async ({
  page,
}) => {
  await playMageWars(page);
  for (let turn = 0; turn < 60 && !(await isOver(page)); turn++) {
    await (await wayOn(page, turn)).click();
    await settled(page);
  }
  const fought = await page.locator('.lines .die, .lines .dice').count();
  if (!(await isOver(page))) await giveUp(page);
  await page.goto(`/replay/${idOf(page)}`);
  await expect(page.getByText('The dice were fair')).toBeVisible();
  await page.getByLabel('Speed').selectOption('4×');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const [first, last] = await steps(page);
  expect(first).toBe(0);
  const shown = await watchAll(page, last);
  expect(shown.scenes, 'actions that were shown').toBeGreaterThan(20);
  if (fought > 0) expect(shown.attacks, 'attacks with their dice').toBeGreaterThan(0);
  // Nothing stays until somebody goes on, and a round can be gone to.
  await page.getByRole('button', { name: 'Back to the beginning of the round' }).click();
  const [step] = await steps(page);
  expect(step).toBeLessThan(last);
  await expect(page.locator('main')).toHaveAttribute('data-turn', 'still');
});

test('a new game goes on from a step of the old one', async ({ page }) => {
  const old = await finish(page, 10);
  await page.goto(`/replay/${old}`);
  await expect(page.getByText('The dice were fair')).toBeVisible();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page.getByRole('heading', { name: 'A new game from step 4' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await settled(page);
  expect(page.url()).not.toContain(old);
  await expect(page.locator('#question')).toBeVisible();
  const told = await page.getByRole('log').getByRole('paragraph').count();
  expect(told, 'the story of the old game is part of it').toBeGreaterThan(0);
});

test('a game that still runs gives nothing, and says so', async ({ page }) => {
  expectErrors('409');
  await playMageWars(page);
  const id = idOf(page);
  await page.goto(`/replay/${id}`);
  await expect(page.getByText('The game is not over yet.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a saved file is looked at, judged, and refused when it is none', async ({ page }) => {
  expectErrors('422');
  const id = await finish(page, 6);
  const saved = await page.request.get(`/api/v1/games/${id}/replay`);
  const text = await saved.text();
  const file = (content: string) => ({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page.goto('/replays');
  await expect(page.locator(`a[href="/replay/${id}"]`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('input[type=file]').setInputFiles(file('no game'));
  await expect(page.getByRole('alert')).toContainText('This is not a recorded game');
  await page.locator('input[type=file]').setInputFiles(file(text));
  await expect(page.getByText('The dice were fair')).toBeVisible();

  await page.goto('/replays');
  const other = text.replace(/"fingerprint":"[0-9a-f]+"/, `"fingerprint":"${'0'.repeat(32)}"`);
  await page.locator('input[type=file]').setInputFiles(file(other));
  await expect(page.getByText('Played with other rules or cards')).toBeVisible();
});

test('recorded games fit on a phone, and speak German', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await finish(page, 6);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.goto(`/replay/${id}`);
  await expect(page.getByText('Die Würfel waren ehrlich')).toBeVisible();
  await page.keyboard.press('End');
  await page.screenshot({ path: info.outputPath('replay-phone.png') });
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/\b(page|server|log|choice|chapter)-[a-z]/);
  expect(await violations(page)).toEqual([]);
  await expectToFit(page);
});
