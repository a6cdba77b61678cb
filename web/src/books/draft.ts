import type { CreateGame } from '../generated/CreateGame.ts';
import type { CurveBar } from '../generated/CurveBar.ts';

/** A spellbook somebody works on. What it costs and whether it is legal, the server says. */
export interface Draft {
  name: string;
  mage: string;
  training: string | null;
  /** Copies by card; never zero. */
  cards: Readonly<Record<string, number>>;
}

/** No book can note more copies of a card. */
export const MOST_COPIES = 99;

export function emptyDraft(mage: string): Draft {
  return { name: '', mage, training: null, cards: {} };
}

interface Written {
  name?: string | null;
  mage: string;
  training?: string | null;
  cards?: { card: string; count: number }[];
}

/** Reads a book as the server writes it: JSON. */
export function draftOf(text: string): Draft {
  const written = JSON.parse(text) as Written;
  return {
    name: written.name ?? '',
    mage: written.mage,
    training: written.training ?? null,
    cards: Object.fromEntries((written.cards ?? []).map(({ card, count }) => [card, count])),
  };
}

/** The book as text the server reads. */
export function textOf(draft: Draft): string {
  const cards = Object.entries(draft.cards).map(([card, count]) => ({ card, count }));
  const name = draft.name.trim() === '' ? null : draft.name;
  return JSON.stringify({ version: 1, name, mage: draft.mage, training: draft.training, cards });
}

/** With more or fewer copies of a card. */
export function withMore(draft: Draft, card: string, more: number): Draft {
  const count = Math.min(MOST_COPIES, Math.max(0, (draft.cards[card] ?? 0) + more));
  const others = Object.entries(draft.cards).filter(([one]) => one !== card);
  const cards = count === 0 ? others : [...others, [card, count] as const];
  return { ...draft, cards: Object.fromEntries(cards) };
}

/** With another mage, who has chosen no school yet. */
export function withMage(draft: Draft, mage: string): Draft {
  return mage === draft.mage ? draft : { ...draft, mage, training: null };
}

/** What one book has more or less of than another: copies by card. */
export function differences(draft: Draft, other: Draft): { card: string; more: number }[] {
  const cards = new Set([...Object.keys(draft.cards), ...Object.keys(other.cards)]);
  return [...cards]
    .map((card) => ({ card, more: (draft.cards[card] ?? 0) - (other.cards[card] ?? 0) }))
    .filter(({ more }) => more !== 0);
}

/** Things by what identifies them. */
export function by<T>(things: T[], id: (thing: T) => string): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [id(thing), thing]));
}

export interface Bucket {
  from: number;
  to: number | null;
  cards: number;
  creatures: number;
}

const EDGES = [2, 4, 6, 8, 10, 13, 16];

/** The bars of the mana curve, near costs together. */
export function buckets(curve: CurveBar[]): Bucket[] {
  const bars: Bucket[] = [...EDGES, null].map((to, at) => ({
    from: at === 0 ? 0 : (EDGES[at - 1] ?? 0) + 1,
    to,
    cards: 0,
    creatures: 0,
  }));
  for (const { mana, cards, creatures } of curve) {
    const bar = bars.find(({ to }) => to === null || mana <= to);
    if (!bar) continue;
    bar.cards += cards;
    bar.creatures += creatures;
  }
  return bars;
}

/** The mean cost of the cards that have one, or `null` without any. */
export function meanMana(curve: CurveBar[]): number | null {
  const cards = curve.reduce((sum, bar) => sum + bar.cards, 0);
  if (cards === 0) return null;
  return curve.reduce((sum, bar) => sum + bar.mana * bar.cards, 0) / cards;
}

/** A full game with this book against a computer player with a printed one. */
export function testGame(
  draft: Draft,
  foe: string,
  bot: string,
  sets: readonly string[] = [],
): CreateGame {
  return {
    game: 'mage-wars',
    private: true,
    setup: {
      mode: 'full',
      ...(sets.length > 0 ? { sets } : {}),
      arena: { columns: 4, rows: 3 },
      seats: [
        { mage: draft.mage, book: draft.cards },
        { mage: foe, book: `starting:${foe}` },
      ],
    },
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', bot },
    ],
  };
}
