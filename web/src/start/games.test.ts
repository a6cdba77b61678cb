import { expect, test } from 'vitest';
import type { GameInfo } from '../generated/GameInfo.ts';
import {
  againstComputer,
  firstTale,
  HEROES,
  hotSeat,
  lookOf,
  opponent,
  unfinished,
  withFriends,
} from './games.ts';

const entry = {
  game: 'mage-wars',
  fingerprint: '0',
  seats: 2,
  bots: ['random', 'normal'],
  setup: null,
};

test('against the computer we have the first seat and bots all others', () => {
  expect(againstComputer(entry).seats).toEqual([
    { kind: 'person', name: '' },
    { kind: 'bot', bot: 'normal' },
  ]);
  expect(againstComputer({ ...entry, seats: 1 }).seats).toHaveLength(1);
});

test('without computer players the other seats stay open', () => {
  expect(againstComputer({ ...entry, bots: [] }).seats[1]).toEqual({ kind: 'open' });
});

test('at one screen all seats are ours', () => {
  expect(hotSeat(entry).seats.every((seat) => seat.kind === 'person')).toBe(true);
});

test('the normal opponent is preferred, and any is better than none', () => {
  expect(opponent(['random', 'normal'])).toBe('normal');
  expect(opponent(['random'])).toBe('random');
  expect(lookOf('unknown-game').emblem).toBe('spell-book');
});

test('with friends the other seats are open, and only the address leads there', () => {
  const wish = withFriends(entry);
  expect(wish.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
  expect(wish.private).toBe(true);
});

test('games that are over are not continued; ours to answer come first, then the newest', () => {
  const game = (id: string, created_ms: number, over: boolean, your_turn = false) =>
    ({ id, created_ms, ending: over ? 'drawn' : null, your_turn }) as GameInfo;
  const listed = unfinished([
    game('a', 1, false),
    game('b', 2, true),
    game('c', 3, false),
    game('d', 0, false, true),
  ]);
  expect(listed.map(({ id }) => id)).toEqual(['d', 'c', 'a']);
});

test('in the first tale a friend is another hero, whoever we are', () => {
  for (const hero of HEROES) {
    expect(firstTale(hero, false).seats).toHaveLength(1);
    const { heroes } = firstTale(hero, true).setup as { heroes: string[] };
    expect([heroes.length, heroes[0], new Set(heroes).size]).toEqual([2, hero, 2]);
  }
});
