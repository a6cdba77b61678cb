import { expect, test } from 'vitest';
import { isForced, opens, pathOf } from './choices.ts';

test('a card comes first, then what it is played for', () => {
  expect(pathOf({ play: { card: 'rage', way: 'basic' } })).toEqual(['card:rage', 'way:basic']);
  expect(pathOf({ play: { card: 'rage', way: { sideways: 'move' } } })).toEqual([
    'card:rage',
    'way:move',
  ]);
  expect(opens('card:rage')).toBe(true);
});

test('spaces are chosen on the map, everything else is a button', () => {
  expect(pathOf({ move: { to: { q: 1, r: -2 } } })).toEqual(['space:1,-2']);
  expect(pathOf({ space: { to: { q: 0, r: 0 } } })).toEqual(['space:0,0']);
  expect(opens('space:0,0')).toBe(false);
  expect(pathOf('end-turn')).toEqual([]);
  expect(pathOf({ discard: { card: 'rage' } })).toEqual([]);
});

test('what is no choice is not asked, but a turn is never ended by itself', () => {
  expect(isForced('end-phase')).toBe(true);
  expect(isForced({ damage: { enemy: 0, to: 'hero' } })).toBe(true);
  expect(isForced('decline')).toBe(true);
  expect(isForced('end-turn')).toBe(false);
  expect(isForced({ tactic: { tactic: 'planning' } })).toBe(false);
});
