import { expect, type Locator, type Page } from '@playwright/test';
import { ways } from './fixtures.ts';

/** How somebody answers: with a pointer, or with keys alone. */
export type Press = (page: Page, target: Locator) => Promise<void>;

export const byClicks: Press = async (_, target) => target.click({ timeout: 2_000 });

/** More stops than any screen has. */
const STOPS = 250;

/** Where the focus is, seen from the target. */
function direction(target: Locator): Promise<'there' | 'Tab' | 'Shift+Tab'> {
  return target.evaluate(
    (element) => {
      const focused = document.activeElement ?? document.body;
      if (focused === element) return 'there';
      const before = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING;
      return before || focused.contains(element) ? 'Tab' : 'Shift+Tab';
    },
    null,
    { timeout: 2_000 },
  );
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
  const digit = target.locator('.key');
  if ((await digit.count()) === 0) return byTab(page, target);
  return page.keyboard.press(await digit.innerText({ timeout: 2_000 }));
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
  /Pass|End the Action|beenden/,
];

/** The way on that a simple player takes: spells while they can be chosen or cast, then what hurts most. */
async function wayOn(page: Page, turn: number): Promise<Locator | null> {
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
  const spells = page.locator('.hand:not(:has(.picked)) .chip.open');
  if ((await spells.count()) > 0) return spells.first();
  const best = hits.find((found) => found.length > 0) ?? labels.map((_, at) => at);
  const at = best[turn % best.length];
  return at === undefined ? null : options.nth(at);
}

/** Plays until somebody has won, and returns the sentence that says so. */
export async function playToTheEnd(page: Page, press: Press): Promise<string> {
  const over = page.locator('.dock.over');
  for (let turn = 0; turn < MOST; turn++) {
    await expect(over.or(ways(page).first()).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return page.locator('#question').innerText();
    // A card that was tapped too late lies over everything on a small screen.
    const close = page.locator('.inspector.pinned .close');
    if (await close.isVisible()) await press(page, close).catch(() => undefined);
    const way = await wayOn(page, turn);
    // What was there a moment ago may be gone: a lone “Pass” the page gives by itself.
    if (way) await press(page, way).catch(() => undefined);
  }
  throw new Error(`the game is not over after ${MOST} answers`);
}
