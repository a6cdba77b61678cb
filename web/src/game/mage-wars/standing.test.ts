import { expect, test } from 'vitest';
import { turnsOf } from './standing.ts';

const moments = [500, 520, 300, 310, 700, 650, 1000].map((chance, at) => ({
  step: at * 10,
  chances: [chance, 1000 - chance],
}));

test('the turning points are the largest changes, in the order of the game', () => {
  expect(turnsOf(moments, 0)).toEqual([
    { step: 20, before: 520, after: 300 },
    { step: 40, before: 310, after: 700 },
    { step: 60, before: 650, after: 1000 },
  ]);
  expect(turnsOf(moments, 1)[0]).toEqual({ step: 20, before: 480, after: 700 });
});

test('a game in which nothing changes has none', () => {
  expect(turnsOf([{ step: 0, chances: [500, 500] }], 0)).toEqual([]);
  expect(turnsOf([], 0)).toEqual([]);
});
