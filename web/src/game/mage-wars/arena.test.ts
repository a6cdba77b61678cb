import { expect, test } from 'vitest';
import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import { attachedTo, emblemOf, lifeLeft, zonesOf } from './arena.ts';

function creature(id: number, zone: string): CreatureView {
  return {
    id,
    card: 'timber-wolf',
    controller: 0,
    zone,
    is_mage: false,
    life: { value: 10, parts: [] },
    damage: 3,
    armor: { value: 1, parts: [] },
    mana: 0,
    active: true,
    guarding: false,
    quickcast: false,
    flying: false,
    conditions: [],
    attacks: [],
  };
}

const view: MageWarsView = {
  arena: { columns: 2, rows: 3 },
  round: 1,
  phase: 'action',
  initiative: 0,
  seats: [],
  objects: [
    { type: 'creature', ...creature(1, 'A1') },
    { type: 'creature', ...creature(2, 'B3') },
    { type: 'hidden', id: 3, controller: 1, host: 1 },
  ],
  acting: null,
  attack: null,
  outcome: null,
};

test('row 1 lies at the bottom and creatures stand in their zones', () => {
  const zones = zonesOf(view);
  expect(zones.map((zone) => zone.name)).toEqual(['A3', 'B3', 'A2', 'B2', 'A1', 'B1']);
  expect(zones[1]?.creatures.map((creature) => creature.id)).toEqual([2]);
  expect(zones[4]?.creatures.map((creature) => creature.id)).toEqual([1]);
});

test('enchantments hang on their host', () => {
  expect(attachedTo(view, 1).map((object) => object.id)).toEqual([3]);
  expect(attachedTo(view, 2)).toEqual([]);
});

test('the life bar never runs below nothing', () => {
  expect(lifeLeft(creature(1, 'A1'))).toBe(70);
  expect(lifeLeft({ ...creature(1, 'A1'), damage: 12 })).toBe(0);
});

test('a card without an emblem of its own still has one', () => {
  expect(emblemOf({ ...creature(1, 'A1'), card: 'unheard-of' })).toBe('bear-head');
  expect(emblemOf({ ...creature(1, 'A1'), card: 'unheard-of', is_mage: true })).toBe('wizard-face');
});
