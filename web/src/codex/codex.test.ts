import { expect, test } from 'vitest';
import { gameOf, isAbout, isRule, readAddress, thingAddress } from './codex.ts';

test('ids of rules are told from words', () => {
  for (const id of ['MW-GUARD-03', 'mw-trait-aegis-01', 'MK-MOVE-1', 'MW-RULING-71'])
    expect(isRule(id), id).toBe(true);
  for (const words of ['guard', 'flying', 'MW-GUARD', 'finite-life', ''])
    expect(isRule(words), words).toBe(false);
  expect([gameOf('MW-GUARD-03'), gameOf('mk-move-01')]).toEqual(['mage-wars', 'mage-knight']);
});

test('an address names a game, and a thing of Mage Knight', () => {
  expect(readAddress('')).toEqual({ game: 'mage-wars', thing: null });
  expect(readAddress('flying')).toEqual({ game: 'mage-wars', thing: null });
  expect(readAddress('MK-MOVE-01')).toEqual({ game: 'mage-knight', thing: null });
  expect(readAddress('mage-knight')).toEqual({ game: 'mage-knight', thing: null });
  expect(thingAddress('enemy-medusa')).toBe('/codex/mage-knight/enemy-medusa');
  expect(readAddress('mage-knight/enemy-medusa').thing).toBe('enemy-medusa');
});

test('things are found by words of both languages, wherever they stand', () => {
  const riders = {
    id: 'enemy-wolf-riders',
    name: 'Wolfsreiter',
    english: 'Wolf Riders',
    set: 'base',
    kind: 'enemy',
    text: ['Rüstung 4, Angriff 3'],
    played: true,
  };
  for (const words of ['wolfs', 'riders wolf', 'rüstung 4', 'enemy'])
    expect(isAbout(riders, words), words).toBe(true);
  expect(isAbout(riders, 'wolf dragon')).toBe(false);
});
