import { expect, test } from 'vitest';
import { setsOf } from './picks.ts';

const pick = (card: string, cost: number | null, caster = 0) => ({ card, cost, caster });
const named = (sets: { card: string }[][]) => sets.map((set) => set.map(({ card }) => card));
const picks = [pick('wolf', 9), pick('geyser', 4), pick('dispel', null)];

test('picks come in sets of two that can be paid for together', () => {
  expect(named(setsOf(picks, () => 2, 20))).toEqual([
    ['wolf', 'geyser'],
    ['wolf', 'dispel'],
    ['geyser', 'dispel'],
  ]);
  expect(named(setsOf(picks, () => 2, 10))).toEqual([
    ['wolf', 'dispel'],
    ['geyser', 'dispel'],
  ]);
});

test('where there is room for one, or for others of another caster, they come alone', () => {
  expect(named(setsOf(picks, () => 1, 20))).toEqual([['wolf'], ['geyser'], ['dispel']]);
  expect(named(setsOf([pick('wolf', 9), pick('fox', 5, 7)], () => 2, 20))).toEqual([
    ['wolf'],
    ['fox'],
  ]);
});
