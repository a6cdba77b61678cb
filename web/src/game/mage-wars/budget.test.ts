import { expect, test } from 'vitest';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import { budgetOf, curveOf } from './budget.ts';

const PRICES: Record<string, { cost: number | null; reveal: number | null }> = {
  geyser: { cost: 4, reveal: null },
  'bear-strength': { cost: 2, reveal: 3 },
  'rhino-hide': { cost: 2, reveal: 2 },
  wolf: { cost: 9, reveal: null },
  dispel: { cost: null, reveal: null },
};
const priceOf = (card: string) => PRICES[card];

const view = {
  seats: [{ seat: 0, mage: 0 }],
  objects: [
    { type: 'creature', id: 0, is_mage: true, mana: 19, controller: 0 },
    { type: 'conjuration', id: 5, mana: 4, controller: 0 },
    { type: 'enchantment', id: 7, card: 'rhino-hide', revealed: false, controller: 0 },
    { type: 'enchantment', id: 8, card: 'bear-strength', revealed: true, controller: 0 },
    { type: 'hidden', id: 9, controller: 1 },
  ],
} as unknown as MageWarsView;

test('spells, turning them up, and what lies hidden share the mana', () => {
  const chosen = [
    { caster: 0, card: 'geyser' },
    { caster: 0, card: 'bear-strength' },
  ];
  const budget = budgetOf(view, 0, chosen, priceOf);
  expect(budget.shares.map(({ kind, mana }) => [kind, mana])).toEqual([
    ['cast', 4],
    ['cast', 2],
    ['reveal', 3],
    ['kept', 2],
  ]);
  expect(budget.left).toBe(8);
});

test('a spawnpoint pays first with its own mana', () => {
  const budget = budgetOf(view, 0, [{ caster: 5, card: 'wolf' }], priceOf);
  expect(budget.shares[0]).toEqual({ card: 'wolf', kind: 'cast', mana: 5 });
});

test('what costs X leaves the sum open', () => {
  expect(budgetOf(view, 0, [{ caster: 0, card: 'dispel' }], priceOf).open).toBe(true);
});

test('the curve counts copies, X last', () => {
  expect(
    curveOf([
      { cost: null, copies: 1 },
      { cost: 4, copies: 2 },
      { cost: 2, copies: 1 },
      { cost: 4, copies: 1 },
    ]),
  ).toEqual([
    { cost: 2, count: 1 },
    { cost: 4, count: 3 },
    { cost: null, count: 1 },
  ]);
});
