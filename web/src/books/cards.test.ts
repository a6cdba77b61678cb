import { expect, test } from 'vitest';
import type { CardFace } from '../generated/mage-wars/CardFace.ts';
import { byFit, fits, NOTHING_WANTED } from './cards.svelte.ts';

function face(name: string, more: Partial<CardFace> = {}): CardFace {
  return {
    id: name,
    name,
    set: 'core',
    kind: 'creature',
    schools: ['fire'],
    levels: [2],
    any_school: false,
    level: 2,
    cost: 7,
    reveal: null,
    action: 'quick',
    range: { min: 0, max: 0 },
    subtypes: ['Demon'],
    traits: [],
    copies: 1,
    text: { lines: [{ kind: 'ability', spans: [{ kind: 'text', text: 'Wears a ring.' }] }] },
    ...more,
  };
}

test('every filter and every word must fit', () => {
  const imp = face('Imp');
  expect(fits(imp, NOTHING_WANTED)).toBe(true);
  expect(fits(imp, { ...NOTHING_WANTED, text: 'demon RING' })).toBe(true);
  expect(fits(imp, { ...NOTHING_WANTED, text: 'demon wolf' })).toBe(false);
  expect(fits(imp, { ...NOTHING_WANTED, kind: 'attack' })).toBe(false);
  expect(fits(imp, { ...NOTHING_WANTED, school: 'fire', level: '2', cost: '7' })).toBe(true);
  expect(fits(imp, { ...NOTHING_WANTED, cost: '6' })).toBe(false);
  expect(fits(imp, { ...NOTHING_WANTED, school: 'water' })).toBe(false);
  expect(fits(face('X', { cost: null }), { ...NOTHING_WANTED, cost: '20' })).toBe(false);
});

test('names that match come first, then the alphabet', () => {
  const cards = [face('Zombie'), face('Ring of Fire'), face('Angel')];
  const names = cards.sort(byFit('ring', 'en')).map(({ name }) => name);
  expect(names).toEqual(['Ring of Fire', 'Angel', 'Zombie']);
});
