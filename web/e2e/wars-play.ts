/** Ways to play Mage Wars: at the pieces, by dragging, by keys, by touch. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isOver, settled } from './player.ts';

/** How somebody presses things. */
export type Touch = (target: Locator) => Promise<void>;

export const click: Touch = (target) => target.click();
/** The first tap reads, the second does it. */
export const tap: Touch = (target) => target.tap();

/** A game of apprentices is over long before. */
const MOST = 500;

/** Where a piece or a zone takes a press. */
export function spotOf(page: Page, key: string): Locator {
  return page.locator(`[data-spot="${key}"]`);
}

async function keysOf(spots: Locator): Promise<string[]> {
  return spots.evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.spot ?? ''));
}

/** Chooses spells while there is room, then ends the planning. */
async function planSome(page: Page, turn: number, press: Touch): Promise<void> {
  const open = page.locator('.pages .page.open');
  const count = await open.count();
  if ((await page.locator('.slots .chip').count()) < 2 && count > 0) {
    const card = open.nth((turn * 3) % count);
    await press(card);
    await settled(page);
    // With a finger the card is read first.
    if (press === tap) await press(page.locator('.pages .page.held'));
  } else await press(page.locator('.slots .btn.primary'));
}

/** The zone a move leads to that is listed first: the nearest to the enemy mage. */
async function firstMove(page: Page): Promise<string | null> {
  const labels = await page.locator('.options button').allInnerTexts();
  for (const label of labels) {
    const zone = /(?:Move to|Nach) ([A-Z]\d)/.exec(label)?.[1];
    if (zone !== undefined) return zone;
  }
  return null;
}

/** What a press at the board leads to next: an attack, a move, a piece to pick; nothing where only answers are left. */
async function atPiece(page: Page, press: Touch): Promise<boolean> {
  const ring = page.locator('.ring');
  const foes = await keysOf(page.locator('.tile.foe > .spot.open'));
  const [foe] = foes;
  if (foe !== undefined) {
    await press(spotOf(page, foe));
    // A finger picks first.
    if (press === tap) await press(page.locator('.gold'));
    return true;
  }
  const zone = await firstMove(page);
  if (zone !== null) {
    await press(spotOf(page, `zone:${zone}`));
    return true;
  }
  const own = await keysOf(page.locator('.tile.you > .spot.open:not(.picked)'));
  const [piece] = own;
  if (piece !== undefined && !(await ring.isVisible())) {
    await press(spotOf(page, piece));
    return true;
  }
  return false;
}

/** Plays at the pieces until somebody has won, and returns the sentence that says so. */
export async function playAtPieces(page: Page, press: Touch): Promise<string> {
  for (let turn = 0; turn < MOST; turn++) {
    await settled(page);
    if (await isOver(page)) return page.locator('#question').innerText();
    if (await page.locator('.slots').isVisible()) await planSome(page, turn, press);
    else if (!(await atPiece(page, press))) {
      const answers = page.locator('.options button');
      expect(await answers.count(), 'ways to go on').toBeGreaterThan(0);
      await press(answers.last());
    }
  }
  throw new Error(`the game is not over after ${MOST} answers`);
}

/** Drags something to the first place that lights up for it. `false`: nothing does, and it goes back. */
export async function dragToTarget(page: Page, from: Locator): Promise<boolean> {
  const box = await from.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 12, box.y - 40, { steps: 4 });
  const targets = page.locator('.ground-plan .spot.open');
  await expect(targets.first()).toBeVisible();
  const to = await targets.first().boundingBox();
  if (to) {
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2 + 1, to.y + to.height / 2);
  }
  await page.mouse.up();
  return to !== null;
}
