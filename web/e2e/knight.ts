/** Games of Mage Knight under way, so that a test begins where it wants to look. */
import type { Locator, Page } from '@playwright/test';
import { make } from './fixtures.ts';
import { settled } from './player.ts';

/** What Tovak begins with. */
export const DECK = (
  'rage rage cold-toughness swiftness swiftness march march stamina stamina tranquility promise threaten ' +
  'crystallize mana-draw concentration improvisation'
).split(' ');

/** The first village of the map of First Reconnaissance, and the plains before it. */
export const VILLAGE = { q: 2, r: -3 };
export const BEFORE_VILLAGE = { q: 1, r: -2 };

export interface Wish {
  at?: object;
  /** Cards in hand; the rest of the starting cards is the deck. */
  hand?: string[];
  /** Cards in the play area. */
  played?: string[];
  hero?: object;
  turn?: object;
  board?: object;
}

/** Tovak alone in First Reconnaissance, in the first turn of the first day. */
export function knight({
  at,
  hand = [],
  played = [],
  hero = {},
  turn = {},
  board = {},
}: Wish): object {
  const deck = [...DECK];
  for (const card of [...hand, ...played]) {
    const place = deck.indexOf(card);
    if (place >= 0) deck.splice(place, 1);
  }
  const tile = (number: number): string => `countryside-${number}`;
  const player = {
    at: at ?? { q: 0, r: 0 },
    fame: 0,
    hand,
    deck,
    discard: [],
    played,
    tactic: 'early-bird',
    ...hero,
  };
  return {
    scenario: 'first-reconnaissance',
    heroes: ['tovak'],
    board: {
      round: 1,
      time: 'day',
      tiles: [
        { tile: 'start-a', at: { a: 0, b: 0 } },
        { tile: tile(1), at: { a: 0, b: 1 } },
        { tile: tile(2), at: { a: 1, b: 0 } },
      ],
      stack: [...[3, 4, 5, 6, 7, 8].map(tile), 'core-1', 'core-2', 'core-5'],
      left_out: [...[9, 10, 11].map(tile), 'core-3', 'core-4'],
      players: [player],
      turn,
      source: ['white', 'green', 'blue'],
      ...board,
    },
  };
}

/** Makes such a game and opens it. */
export async function openKnight(page: Page, wish: Wish): Promise<void> {
  const id = await make(page, {
    game: 'mage-knight',
    setup: knight(wish),
    seats: [{ kind: 'person', name: '' }],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await settled(page);
}

/** A card of the hand. */
export function card(page: Page, id: string): Locator {
  return page.locator(`.hand .area:not(.played) [data-card="${id}"]`).first();
}

/** One row of a card: what it does at no cost, or for mana. */
export function row(page: Page, id: string, which: 'basic' | 'strong'): Locator {
  const rows = card(page, id).locator('button.row');
  return which === 'basic' ? rows.first() : rows.last();
}

/** A space of the map. */
export function space(page: Page, { q, r }: { q: number; r: number }): Locator {
  return page.locator(`[data-space="space:${q},${r}"]`);
}

/** A button of the ask bar. */
export function deed(page: Page, name: RegExp): Locator {
  return page.locator('.options button').filter({ hasText: name }).first();
}

/** The gold button. */
export function gold(page: Page): Locator {
  return page.locator('.options button.primary').first();
}
