import { expect, test } from 'vitest';
import {
  asideOf,
  centre,
  countOf,
  frameOf,
  rimOf,
  siteEmblem,
  siteFrame,
  siteName,
} from './map.ts';

test('east is to the right and north-east is up', () => {
  const east = centre({ q: 1, r: 0 });
  const northEast = centre({ q: 1, r: -1 });
  expect(east.x).toBeGreaterThan(0);
  expect(east.y).toBe(0);
  expect(northEast.x).toBeCloseTo(east.x / 2);
  expect(northEast.y).toBeLessThan(0);
});

test('sites of a colour are named with it', () => {
  expect(siteName('keep')).toEqual({ id: 'mk-site-keep' });
  expect(siteName({ mine: 'red' })).toEqual({
    id: 'mk-site-mine',
    args: { color: { id: 'mk-color-red' } },
  });
  expect(siteEmblem({ city: 'blue' })).toBe('medieval-gate');
});

test('the frame of a site says what kind it is', () => {
  expect(siteFrame('village')).toBe('inhabited');
  expect(siteFrame({ city: 'blue' })).toBe('fortified');
  expect(siteFrame({ mine: 'red' })).toBe('resource');
  expect(siteFrame('tomb')).toBe('adventure');
});

test('the frame of the map holds every space with room around it', () => {
  const frame = frameOf([{ q: 2, r: 0 }], 50);
  expect(frame.left).toBe(-50);
  expect(frame.width).toBeCloseTo(centre({ q: 2, r: 0 }).x + 100);
});

test('cards are counted whether they are known or not', () => {
  expect(countOf({ known: ['rage', 'march'] })).toBe(2);
  expect(countOf({ hidden: 5 })).toBe(5);
});

test('heroes on one space stand side by side', () => {
  const [here, there] = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ];
  const heroes = [
    { seat: 0, at: here },
    { seat: 1, at: there },
    { seat: 2, at: here },
  ];
  expect(heroes.map((hero) => asideOf(heroes, hero))).toEqual([-13, 0, 13]);
});

test('the line around a tile leaves out the sides its spaces share', () => {
  const tile = [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ].map(([q = 0, r = 0]) => ({ q, r }));
  expect(rimOf(tile).split('M')).toHaveLength(1 + 18);
  expect(rimOf([{ q: 0, r: 0 }]).split('M')).toHaveLength(1 + 6);
});
