import { expect, test } from 'vitest';
import { scoreRows, totalOf } from './score.ts';

const heroes = [
  {
    score: [
      { what: 'fame' as const, points: 41 },
      { what: 'beating' as const, points: -20 },
    ],
  },
  {
    score: [
      { what: 'fame' as const, points: 12 },
      { what: 'beating' as const, points: -2 },
      { what: 'loot' as const, points: 3 },
      { what: 'greatest-loot' as const, points: 3 },
    ],
  },
];

test('every category has one row, and a title stands with its category', () => {
  expect(scoreRows(heroes)).toEqual([
    { what: 'fame', title: null },
    { what: 'beating', title: null },
    { what: 'loot', title: 'greatest-loot' },
  ]);
});

test('the sum is that of all rows and titles', () => {
  expect(heroes.map(totalOf)).toEqual([21, 16]);
});
