import { expect, test } from 'vitest';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { OddsView } from '../../generated/mage-wars/OddsView.ts';
import { barsOf, forecastOf } from './forecast.ts';
import { percent } from './format.ts';

const odds: OddsView = {
  dice: { value: 4, parts: [] },
  armor: { value: 2, parts: [] },
  piercing: 0,
  strikes: 1,
  left: 3,
  damage: [100, 200, 300, 250, 150],
  kills: 400,
  mean: 21,
  misses: 0,
  avoids: 0,
  effects: [],
};

test('an answer finds its forecast whatever the order of fields', () => {
  const choice = { attack: { object: 2, bar: 0, target: 3 } };
  const view = { forecasts: [{ choice, target: 3, odds }] } as unknown as MageWarsView;
  expect(forecastOf(view, { attack: { target: 3, bar: 0, object: 2 } })?.target).toBe(3);
  expect(forecastOf(view, { attack: { target: 4, bar: 0, object: 2 } })).toBeNull();
  expect(forecastOf(view, 'pass')).toBeNull();
});

test('chances are never rounded to what is not so', () => {
  expect([0, 1, 314, 999, 1000].map(percent)).toEqual(['0%', '< 1%', '31%', '> 99%', '100%']);
});

test('bars say which damage is enough, and rare high numbers are one bar', () => {
  expect(barsOf(odds).map(({ kills }) => kills)).toEqual([false, false, false, true, true]);
  const long = barsOf({ ...odds, damage: Array.from({ length: 20 }, () => 50) });
  expect(long).toHaveLength(13);
  expect(long.at(-1)?.chance).toBe(50 * 8);
});
