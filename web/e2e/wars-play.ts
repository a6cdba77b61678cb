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

/** Takes something up and lets it go at the first of these that lights up. `false`: nothing does, and it goes back. */
async function drag(page: Page, from: Locator, targets: Locator): Promise<boolean> {
  const box = await from.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(20, box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 4 });
  await expect(page.locator('.hand .picked, .ring, .planning').first()).toBeVisible();
  const to = (await targets.count()) > 0 ? await targets.first().boundingBox() : null;
  if (to) {
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2 + 1, to.y + to.height / 2);
  }
  await page.mouse.up();
  return to !== null;
}

/** Drags a spell of the hand to the first target that lights up. */
export async function dragToTarget(page: Page, from: Locator): Promise<boolean> {
  return drag(page, from, page.locator('.ground-plan .spot.open'));
}

/** What can be dragged now, and where it was let go; nothing where only buttons are left. */
async function byDrag(page: Page): Promise<string | null> {
  const spells = page.locator('.hand [draggable="true"]');
  for (let at = 0; at < (await spells.count()); at++)
    if (await dragToTarget(page, spells.nth(at))) return 'spell';
  const movers = page.locator('.tile.you > .spot[draggable="true"]');
  for (let at = 0; at < (await movers.count()); at++) {
    const mover = movers.nth(at);
    if (await drag(page, mover, page.locator('.tile.foe > .spot.open'))) return 'attack';
    const zone = await firstMove(page);
    if (zone !== null && (await drag(page, mover, spotOf(page, `zone:${zone}`)))) return 'move';
  }
  return null;
}

/** Drags whatever can be dragged until somebody has won. Returns the sentence that says so, and what was dragged. */
export async function playByDrag(page: Page): Promise<{ end: string; dragged: Set<string> }> {
  const dragged = new Set<string>();
  for (let turn = 0; turn < MOST; turn++) {
    await settled(page);
    if (await isOver(page)) return { end: await page.locator('#question').innerText(), dragged };
    const slots = page.locator('.slots');
    const cards = page.locator('.pages .page.open');
    if (await slots.isVisible()) {
      const empty = slots.locator('.empty');
      if ((await slots.locator('.chip').count()) < 2 && (await cards.count()) > 0) {
        await cards.nth((turn * 3) % (await cards.count())).dragTo(empty.first());
        dragged.add('card');
      } else await slots.locator('.btn.primary').click();
      continue;
    }
    const deed = await byDrag(page);
    if (deed !== null) dragged.add(deed);
    else {
      const answers = page.locator('.options button');
      expect(await answers.count(), 'ways to go on').toBeGreaterThan(0);
      await answers.last().click();
    }
  }
  throw new Error(`the game is not over after ${MOST} answers`);
}
