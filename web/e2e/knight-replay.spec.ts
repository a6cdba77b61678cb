/** A whole game of Mage Knight, watched again. */
import type { Page } from '@playwright/test';
import { expect, expectToFit, idOf, test, violations } from './fixtures.ts';
import { wayOn } from './knight-play.ts';
import { expectRoom, widen } from './knight-room.ts';
import { isOver, playMageKnight, settled, steps } from './player.ts';

/** More presses than First Reconnaissance takes. */
const MOST = 500;
/** So many presses somebody fights, buys and walks; then every turn is ended. */
const LIVELY = 40;

/** Plays to the score and returns the sum of the sheet. */
async function playOut(page: Page): Promise<string> {
  await playMageKnight(page);
  for (let turn = 0; turn < MOST && !(await isOver(page)); turn++) {
    const list = page.locator('button.list');
    const map = (await page.locator('.table').getAttribute('data-scene')) === 'map';
    if (turn < LIVELY && map && (await list.isVisible())) await list.click();
    await (await wayOn(page, turn, turn < LIVELY ? 'lively' : 'brisk')).click();
    await settled(page);
  }
  expect(await isOver(page)).toBe(true);
  return page.locator('.sheet tfoot td').innerText();
}

const map = (page: Page) => page.getByRole('region', { name: 'Map' }).first();

test('a whole game is watched again: steps, eyes, story, by itself, and its score', async ({
  page,
}, info) => {
  const points = await playOut(page);
  const told = await page.getByRole('log').getByRole('paragraph').count();
  expect(told).toBeGreaterThan(10);
  await page.goto(`/replay/${idOf(page)}`);
  await expect(page.getByText('The dice were fair')).toBeVisible();
  const [first, last] = await steps(page);
  expect(first).toBe(0);
  expect(last).toBeGreaterThan(50);

  // By steps, on the table of a live game, with nothing to answer.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => steps(page)).toEqual([1, last]);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => steps(page)).toEqual([2, last]);
  await expect(map(page)).toBeVisible();
  await expect(page.locator('.figure')).toHaveCount(1);
  await expect(page.locator('.askbar, [data-undo]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await widen(page, width);
    await expectRoom(page, `replay at ${width}`);
    await expectToFit(page);
    await page.screenshot({ path: info.outputPath(`replay-${width}.png`) });
  }

  // Through any eyes; the hand of a hero who plays alone is no secret.
  const eyes = page.getByLabel('Eyes of');
  for (const option of await eyes.getByRole('option').allInnerTexts()) {
    await eyes.selectOption(option);
    await expect(map(page)).toBeVisible();
    await expect(page.locator('.hand .area > li').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  // By itself: it goes on and tells the story as it goes.
  const log = page.getByRole('log');
  const before = (await log.innerText()).length;
  await page.getByLabel('Speed').selectOption('4×');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => (await steps(page))[0]).toBeGreaterThan(8);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect((await log.innerText()).length).toBeGreaterThan(before);

  // The score at the end is the one that was counted.
  await page.keyboard.press('End');
  await expect.poll(() => steps(page)).toEqual([last, last]);
  await expect(page.locator('.sheet tfoot td')).toHaveText(points);
  await expect.poll(() => log.getByRole('paragraph').count()).toBe(told);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath('replay-score.png') });
  await page.getByRole('button', { name: 'Back to the beginning of the round' }).click();
  expect((await steps(page))[0]).toBeLessThan(last);
  await expect(page.locator('.sheet')).toHaveCount(0);
});
