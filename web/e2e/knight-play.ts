/** Whole games of Mage Knight: what a simple player presses, and tables of several heroes in several browsers. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { make } from './fixtures.ts';
import { DECK, type Wish } from './knight.ts';
import { answered, level, settled, sitDown } from './player.ts';

/** How somebody plays who only wants to see the end: fights, buys and walks what they can, or ends every turn at once. */
export type Manner = 'lively' | 'brisk';

/** What is pressed in a scene, the first that is there; of several each in its turn. */
function wanted(scene: string | null, manner: Manner): string[] {
  const gold = '.options button.primary:not(.closed)';
  const cards = '.hand button.row:not(.closed):not(.vain)';
  const end = '[data-deed*="announce"], [data-deed*="end-turn"]';
  switch (scene) {
    case 'tactics':
      return ['.tactics button:not(.gone)'];
    case 'choice':
      return ['.choice li .btn'];
    case 'combat':
      return [gold, '.matrix button', cards];
    case 'town':
      return [gold, '.wares .open .btn', cards];
    default:
      return manner === 'brisk'
        ? [end, '.hand footer .side']
        : [
            gold,
            '[data-deed*="challenge"], [data-deed=\'"interact"\'], [data-deed=\'"enter-site"\']',
            '.destinations li button:not(.danger):not(.short)',
            cards,
          ];
  }
}

/** What a simple player presses next. */
export async function wayOn(page: Page, turn: number, manner: Manner): Promise<Locator> {
  const scene = await page.locator('.table').getAttribute('data-scene');
  const lists = [...wanted(scene, manner), '.options button:not(.closed)', '.hand footer .side'];
  const counts = await page.evaluate(
    (selectors) =>
      selectors.map(
        (selector) =>
          [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length,
      ),
    lists,
  );
  const at = counts.findIndex((count) => count > 0);
  const [list, count] = [lists[at], counts[at]];
  if (list === undefined || count === undefined)
    throw new Error(`somebody is asked in ${scene}, and nothing can be pressed`);
  const open = page.locator(list).filter({ visible: true });
  // The way on stands last among answers.
  return list === lists.at(-2) ? open.last() : open.nth(turn % count);
}

/** Cards every hero begins with, but for the one that is the hero's own. */
const OWN = {
  arythea: ['rage', 'battle-versatility'],
  goldyx: ['concentration', 'will-focus'],
  norowas: ['promise', 'noble-manners'],
  tovak: ['determination', 'cold-toughness'],
} as const;

/** A hero at a table of several. */
export interface Seated extends Wish {
  name: keyof typeof OWN;
}

/** A game of several heroes under way; the first one's turn has come. */
export function knights(
  scenario: string,
  tiles: [string, number, number][],
  heroes: Seated[],
  board: object = {},
): object {
  const used = tiles.map(([tile]) => tile);
  const rest = (kind: string, numbers: number[]): string[] =>
    numbers.map((number) => `${kind}-${number}`).filter((tile) => !used.includes(tile));
  const [stack, left] = [rest('countryside', [1, 2, 3, 4, 5, 6, 7, 8]), rest('core', [1, 2])];
  return {
    scenario,
    heroes: heroes.map(({ name }) => name),
    board: {
      round: 1,
      time: 'day',
      tiles: tiles.map(([tile, a, b]) => ({ tile, at: { a, b } })),
      stack: [...stack, ...left],
      left_out: [...rest('countryside', [9, 10, 11]), ...rest('core', [3, 4])],
      players: heroes.map(({ name, at, hand = [], played = [], hero = {} }, seat) => {
        const [without, own] = OWN[name];
        const deck: string[] = [...DECK];
        deck[deck.indexOf('cold-toughness')] = 'determination';
        deck[deck.indexOf(without)] = own;
        // Wounds are no part of a starting deck.
        for (const card of [...hand, ...played])
          if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
        const tactic = ['early-bird', 'rethink', 'mana-steal'][seat];
        return { at, fame: 0, hand, deck, discard: [], played, tactic, ...hero };
      }),
      turn: {},
      source: ['white', 'green', 'blue', 'red', 'gold', 'white'].slice(0, heroes.length + 2),
      ...board,
    },
  };
}

/** Opens a game in two browsers, each with a seat of its own. */
export async function openTogether(
  page: Page,
  browser: Browser,
  setup: object,
): Promise<[Page, Page]> {
  const id = await make(page, {
    game: 'mage-knight',
    setup,
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
  });
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/game/${id}`);
  await sitDown(other);
  await page.goto(`/game/${id}`);
  await answered(page);
  return [page, other];
}

/** Waits until one of two browsers is asked, or the game is over, and says which. */
export async function askedOf(pages: [Page, Page]): Promise<Page> {
  const asked = async (): Promise<Page | null> => {
    await level(...pages);
    for (const page of pages)
      if (/^(yours|over)$/.test((await page.locator('main').getAttribute('data-turn')) ?? ''))
        return page;
    return null;
  };
  await expect.poll(async () => (await asked()) !== null).toBe(true);
  const page = (await asked()) ?? pages[0];
  await settled(page);
  return page;
}
