import { expect, test } from 'vitest';
import { againstComputer, hotSeat, lookOf, opponent } from './games.ts';

const entry = { game: 'mage-wars', seats: 2, bots: ['random', 'normal'], setup: null };

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
