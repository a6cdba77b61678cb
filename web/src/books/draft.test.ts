import { describe, expect, test } from 'vitest';
import {
  buckets,
  differences,
  draftOf,
  emptyDraft,
  meanMana,
  testGame,
  textOf,
  withMage,
  withMore,
} from './draft.ts';

describe('a draft', () => {
  test('is written and read without loss', () => {
    const draft = {
      name: 'Storm',
      mage: 'wizard',
      training: 'air',
      cards: { dispel: 2, 'lightning-bolt': 3 },
    };
    expect(draftOf(textOf(draft))).toEqual(draft);
    expect(draftOf(textOf(emptyDraft('warlock')))).toEqual(emptyDraft('warlock'));
  });

  test('gains and loses copies, and forgets a card without any', () => {
    const one = withMore(emptyDraft('wizard'), 'dispel', 1);
    expect(withMore(one, 'dispel', 1).cards).toEqual({ dispel: 2 });
    expect(withMore(one, 'dispel', -1).cards).toEqual({});
    expect(withMore(one, 'dispel', -5).cards).toEqual({});
    expect(withMore(one, 'dispel', 500).cards).toEqual({ dispel: 99 });
  });

  test('with another mage has no school chosen, and keeps its cards', () => {
    const wizard = { ...withMore(emptyDraft('wizard'), 'dispel', 1), training: 'air' };
    expect(withMage(wizard, 'warlock')).toMatchObject({ training: null, cards: { dispel: 1 } });
    expect(withMage(wizard, 'wizard')).toBe(wizard);
  });
});

test('the curve puts near costs together and counts every card', () => {
  const curve = [
    { mana: 0, cards: 1, creatures: 0 },
    { mana: 5, cards: 4, creatures: 2 },
    { mana: 6, cards: 1, creatures: 1 },
    { mana: 24, cards: 2, creatures: 2 },
  ];
  const bars = buckets(curve);
  expect(bars).toHaveLength(8);
  expect(bars[2]).toEqual({ from: 5, to: 6, cards: 5, creatures: 3 });
  expect(bars[7]).toEqual({ from: 17, to: null, cards: 2, creatures: 2 });
  expect(bars.reduce((sum, bar) => sum + bar.cards, 0)).toBe(8);
  expect(meanMana(curve)).toBe((20 + 6 + 48) / 8);
  expect(meanMana([])).toBeNull();
});

test('two books differ by the copies one has more', () => {
  const one = { ...emptyDraft('wizard'), cards: { dispel: 2, block: 1, nullify: 3 } };
  const other = { ...emptyDraft('wizard'), cards: { dispel: 2, nullify: 1, jinx: 2 } };
  expect(differences(one, other)).toEqual([
    { card: 'block', more: 1 },
    { card: 'nullify', more: 2 },
    { card: 'jinx', more: -2 },
  ]);
  expect(differences(one, one)).toEqual([]);
});

test('a test game has our cards against a printed book', () => {
  const wish = testGame(withMore(emptyDraft('wizard'), 'dispel', 2), 'warlock', 'normal');
  expect(wish.setup).toMatchObject({
    mode: 'full',
    seats: [
      { mage: 'wizard', book: { dispel: 2 } },
      { mage: 'warlock', book: 'starting:warlock' },
    ],
  });
  expect(wish.seats).toHaveLength(2);
});
