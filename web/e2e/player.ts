/**
 * How somebody plays in a browser. Every action waits until the page says that nothing is under way any more (`data-turn`,
 * see `GameScreen.svelte`), never for a time: with the server's fixed seed the same clicks lead to the same game.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** Begins a game of Mage Wars against the computer and waits for the first question. */
export async function playMageWars(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer: Mage Wars' }).click();
  await settled(page);
}

/** Begins a game of Mage Knight alone and waits for the first question. */
export async function playMageKnight(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play solo: Mage Knight' }).click();
  await settled(page);
}

/**
 * Waits until nothing happens by itself any more: no answer is on its way, no computer player thinks, and it is somebody's
 * turn in front of this page, or the game is over.
 */
export async function settled(page: Page): Promise<void> {
  await turns(page, /^(yours|over)$/);
}

/** Waits until our answers are on the table, whoever is asked next. */
export async function answered(page: Page): Promise<void> {
  await turns(page, /^(yours|others|over)$/);
}

async function turns(page: Page, wanted: RegExp): Promise<void> {
  await expect(page.locator('main[data-turn]')).toHaveAttribute('data-turn', wanted);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Waits until all these browsers have heard of the same answers. */
export async function level(...pages: Page[]): Promise<void> {
  const revision = (page: Page) => page.locator('main').getAttribute('data-revision');
  await expect.poll(async () => new Set(await Promise.all(pages.map(revision))).size).toBe(1);
}

/** An answer that is offered in the list. */
export function option(page: Page, name: RegExp): Locator {
  return page.locator('.options button').filter({ hasText: name }).first();
}

/**
 * Everything that can be clicked to go on: answers, spells in the hand, cards of the book, and the end of planning.
 * Once a spell is picked, only its targets.
 */
export function ways(page: Page): Locator {
  const hand = '.hand:not(:has(.picked)) :is(.chip, .spell).open';
  return page.locator(`.options button, ${hand}, .slots .btn.primary, .pages .page.open`);
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator('main[data-turn="over"]').isVisible();
}

/** Takes one of the ways on and waits for the next question. `false` when the game was over already. */
export async function decide(page: Page, pick: (count: number) => number): Promise<boolean> {
  await settled(page);
  if (await isOver(page)) return false;
  const count = await ways(page).count();
  expect(count, 'ways to go on').toBeGreaterThan(0);
  await ways(page).nth(pick(count)).click();
  await settled(page);
  return true;
}

export const first = (): number => 0;
export const last = (count: number): number => count - 1;

/** Goes on until something is in sight. */
export async function decideUntil(
  page: Page,
  seen: Locator,
  pick: (count: number) => number,
): Promise<void> {
  for (let turn = 0; turn < MOST && !(await seen.isVisible()); turn++)
    if (!(await decide(page, pick))) break;
  await expect(seen).toBeVisible();
}

/** Says twice that one gives up. */
export async function giveUp(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, I give up' }).click();
  await expect(page.locator('.dock.over')).toBeVisible();
}

/** Sits down at the open seat; the page opens again with it. */
export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take seat B' }).click();
  // Only players can.
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await answered(page);
}

/** At a shared screen: whoever is asked takes it. */
export async function takeScreen(page: Page): Promise<void> {
  await settled(page);
  const curtain = page.getByRole('dialog');
  if (await curtain.isVisible()) await curtain.getByRole('button').click();
  await expect(curtain).toHaveCount(0);
}

/** How somebody answers: with a pointer, or with keys alone. */
export type Press = (page: Page, target: Locator) => Promise<void>;

export const byClicks: Press = async (_, target) => target.click();

/** More stops than any screen has. */
const STOPS = 250;

/** Where the focus is, seen from the target. */
function direction(target: Locator): Promise<'there' | 'Tab' | 'Shift+Tab'> {
  return target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    if (focused === element) return 'there';
    const before = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING;
    return before || focused.contains(element) ? 'Tab' : 'Shift+Tab';
  });
}

/** Walks to the target with the tabulator and presses it. */
export const byTab: Press = async (page, target) => {
  for (let stop = 0; stop < STOPS; stop++) {
    const way = await direction(target);
    if (way === 'there') return page.keyboard.press('Enter');
    await page.keyboard.press(way);
  }
  throw new Error('the tabulator does not lead there');
};

/** Presses the digit written on an answer, or walks there. */
export const byKeys: Press = async (page, target) => {
  const key = target.locator('.key');
  const digit = (await key.count()) === 0 ? '' : await key.innerText();
  return /^[1-9]$/.test(digit) ? page.keyboard.press(digit) : byTab(page, target);
};

/** A game of apprentices is over long before. */
const MOST = 400;
/** Spells a mage can prepare. */
const SPELLS = 2;

/** What leads to an end soonest, in both languages: strike, cast, act, move, and let the rest go by. */
const WANTED = [
  /Attack|angreifen|Strike back|Zurückschlagen/,
  /Cast|wirken/,
  /Activate|aktivieren/,
  /Move to|bewegen/,
  /Pass|nothing|nichts/i,
];

/** The way on that a simple player takes: spells while they can be chosen or cast, then what hurts most. */
export async function wayOn(page: Page, turn: number): Promise<Locator> {
  const slots = page.locator('.slots');
  if (await slots.isVisible()) {
    const chosen = await slots.locator('.chip').count();
    const pages = page.locator('.pages .page.open');
    const count = await pages.count();
    if (chosen < SPELLS && count > 0) return pages.nth((turn * 5) % count);
    return slots.locator('.btn.primary');
  }
  const options = page.locator('.options button');
  const labels = await options.allInnerTexts();
  const hits = WANTED.map((wanted) =>
    labels.flatMap((label, at) => (wanted.test(label) ? at : [])),
  );
  const strike = hits[0]?.[0];
  if (strike !== undefined) return options.nth(strike);
  // A spell that is picked may have none but friends to aim at: these are picked first, and the gold button does it.
  const gold = page.locator('button.gold');
  if ((await page.locator('.hand .picked').count()) > 0 && (await gold.isVisible())) return gold;
  const spells = page.locator('.hand:not(:has(.picked)) :is(.chip, .spell).open');
  if ((await spells.count()) > 0) return spells.first();
  const best = hits.find((found) => found.length > 0) ?? labels.map((_, at) => at);
  const at = best[turn % best.length];
  if (at === undefined) throw new Error('somebody is asked, and nothing can be answered');
  return options.nth(at);
}

/** Plays until somebody has won, and returns the sentence that says so. */
export async function playToTheEnd(page: Page, press: Press): Promise<string> {
  for (let turn = 0; turn < MOST; turn++) {
    await settled(page);
    if (await isOver(page)) return page.locator('#question').innerText();
    await press(page, await wayOn(page, turn));
  }
  throw new Error(`the game is not over after ${MOST} answers`);
}

/** Where a recorded game stands: “Step 3 of 40”, as numbers. */
export async function steps(page: Page): Promise<[number, number]> {
  const text = await page.locator('.kicker').innerText();
  const [step, of] = [...text.matchAll(/\d+/g)].map(Number);
  return [step ?? -1, of ?? -1];
}
