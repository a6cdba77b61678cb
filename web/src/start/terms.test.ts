import { describe, expect, test } from 'vitest';
import type { CreateGame } from '../generated/CreateGame.ts';
import { canBeRated, clockOf, CLOCKS, clockText, onTerms, usualTerms } from './terms.ts';

const person = { kind: 'person', name: '' } as const;
const friends: CreateGame = { game: 'mage-wars', seats: [person, { kind: 'open' }] };
const computer: CreateGame = { game: 'mage-wars', seats: [person, { kind: 'bot', bot: 'easy' }] };

describe('what a table agrees on', () => {
  test('nothing is sent that nobody asked for', () => {
    expect(onTerms(friends, usualTerms)).toEqual(friends);
    expect(onTerms(friends, { ...usualTerms, standIn: 'easy' }), 'no time, no stand-in').toEqual(
      friends,
    );
  });

  test('clocks, stand-ins, privacy and rating are sent as they were chosen', () => {
    const terms = {
      ...usualTerms,
      clock: 'days-3',
      standIn: 'normal',
      private: true,
      rated: true,
    };
    expect(onTerms(friends, terms)).toEqual({
      ...friends,
      clock: CLOCKS['days-3'],
      stand_in: 'normal',
      private: true,
      rated: true,
    });
    expect(onTerms(computer, terms)).not.toHaveProperty('rated');
    expect([canBeRated(friends), canBeRated(computer)]).toEqual([true, false]);
  });

  test('an own clock is at least a minute, and clocks are read in words', () => {
    const own = clockOf({ ...usualTerms, clock: 'own', minutes: 0, seconds: -3 });
    expect(own).toEqual({ bank_ms: 60_000, increment_ms: 0 });
    expect(clockText({ bank_ms: 900_000, increment_ms: 5_000 })).toBe('15 minutes + 5 seconds');
    expect(clockText({ bank_ms: 3 * 86_400_000, increment_ms: 0 })).toBe('3 days');
  });
});
