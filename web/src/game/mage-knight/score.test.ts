import { expect, test } from 'vitest';
import { scoreRows, totalOf } from './score.ts';

const heroes = [
  {
    score: [
      { what: 'fame' as const, points: 41, counts: [] },
      { what: 'beating' as const, points: -20, counts: [] },
    ],
  },
  {
    score: [
      { what: 'fame' as const, points: 12, counts: [] },
      { what: 'beating' as const, points: -2, counts: [] },
      { what: 'loot' as const, points: 3, counts: [] },
      { what: 'greatest-loot' as const, points: 3, counts: [] },
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
