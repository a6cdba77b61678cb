import { expect, test } from 'vitest';
import type { ConjurationView } from '../../generated/mage-wars/ConjurationView.ts';
import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { SpotView } from '../../generated/mage-wars/SpotView.ts';
import { attachedTo, friendsOf, isOpen, lifeLeft, zoneOf, zonesOf } from './arena.ts';
import { emblemOf } from './emblems.ts';

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
    channeling: null,
    active: true,
    guarding: false,
    quickcast: false,
    flying: false,
    conditions: [],
    tokens: [],
    attacks: [],
    spells: 0,
  };
}

function conjuration(id: number, spot: SpotView): ConjurationView {
  return {
    id,
    card: 'mana-crystal',
    controller: 0,
    spot,
    life: { value: 6, parts: [] },
    damage: 0,
    armor: { value: 2, parts: [] },
    mana: 0,
    channeling: null,
    conditions: [],
    tokens: [],
    spells: 0,
  };
}

const view: MageWarsView = {
  arena: { columns: 2, rows: 3, missing: [] },
  round: 1,
  phase: 'action',
  initiative: 0,
  seats: [],
  waiting: [],
  objects: [
    { type: 'creature', ...creature(1, 'A1') },
    { type: 'creature', ...creature(2, 'B3') },
    { type: 'hidden', id: 3, controller: 1, spot: { at: 'host', host: 1 } },
    { type: 'conjuration', ...conjuration(4, { at: 'zone', zone: 'A1' }) },
    { type: 'conjuration', ...conjuration(5, { at: 'host', host: 2 }) },
    { type: 'conjuration', ...conjuration(6, { at: 'border', between: ['A1', 'B1'] }) },
    { type: 'conjuration', ...conjuration(7, { at: 'border', between: ['B2', 'B3'] }) },
    {
      type: 'equipment',
      id: 8,
      card: 'mage-staff',
      controller: 0,
      host: 2,
      binds: false,
      bound: null,
    },
    { type: 'hidden', id: 9, controller: 1, spot: { at: 'zone', zone: 'B1' } },
    { type: 'away', id: 10, card: 'timber-wolf', controller: 0, zone: 'A2', rounds: 2 },
  ],
  acting: null,
  attack: null,
  forecasts: [],
  outlooks: [],
  ways: [],
  leans: [],
  pieces: [],
  plan: [],
  reveals: [],
  cast: null,
  domination: null,
  outcome: null,
};

test('row 1 lies at the bottom and creatures stand in their zones', () => {
  const zones = zonesOf(view);
  expect(zones.map((zone) => zone.name)).toEqual(['A3', 'B3', 'A2', 'B2', 'A1', 'B1']);
  expect(zones[1]?.creatures.map((creature) => creature.id)).toEqual([2]);
  expect(zones[4]?.creatures.map((creature) => creature.id)).toEqual([1]);
});

test('what is attached hangs on its host', () => {
  expect(attachedTo(view, 1).map((object) => object.id)).toEqual([3]);
  expect(attachedTo(view, 2).map((object) => object.id)).toEqual([5, 8]);
  expect(attachedTo(view, 9)).toEqual([]);
  expect(attachedTo(view, 1).map(isOpen)).toEqual([false]);
  expect(attachedTo(view, 2).map(isOpen)).toEqual([true, true]);
});

test('conjurations lie in their zone and walls on one side of it', () => {
  const zones = new Map(zonesOf(view).map((zone) => [zone.name, zone]));
  expect(zones.get('A1')?.conjurations.map(({ id }) => id)).toEqual([4]);
  expect(zones.get('A1')?.walls.map(({ side, wall }) => [side, wall.id])).toEqual([['right', 6]]);
  expect(zones.get('B2')?.walls.map(({ side, wall }) => [side, wall.id])).toEqual([['top', 7]]);
  expect(zones.get('B1')?.walls).toEqual([]);
});

test('the life bar never runs below nothing', () => {
  expect(lifeLeft(creature(1, 'A1'))).toBe(70);
  expect(lifeLeft({ ...creature(1, 'A1'), damage: 12 })).toBe(0);
});

test('zones have enchantments of their own, places for walls, and creatures that are away', () => {
  const zones = new Map(zonesOf(view).map((zone) => [zone.name, zone]));
  expect(zones.get('B1')?.enchantments.map(({ id }) => id)).toEqual([9]);
  expect(zones.get('A2')?.away.map(({ id }) => id)).toEqual([10]);
  expect(zones.get('A1')?.borders.map(({ border }) => border)).toEqual(['A1-A2', 'A1-B1']);
  expect(zones.get('B3')?.borders).toEqual([]);
});

test('what is attached is where its host is', () => {
  expect(zoneOf(view, 3)).toBe('A1');
  expect(zoneOf(view, 8)).toBe('B3');
  expect(zoneOf(view, 6)).toBe('A1–B1');
  expect(zoneOf(view, 99)).toBeNull();
});

test('a card without an emblem of its own has that of its kind', () => {
  expect(emblemOf('unheard-of', 'creature')).toBe('bear-head');
  expect(emblemOf('unheard-of', 'mage')).toBe('wizard-face');
});

test('who plays in our team is a friend, and for those who watch nobody is', () => {
  const seat = (seat: number, team: number) => ({
    seat,
    team,
    mage: seat,
    book: 0,
    cards: null,
    prepared: [],
    ready: false,
    discard: [],
    vtar: 0,
    removed: [],
  });
  const seats = [seat(0, 1), seat(1, 2), seat(2, 1), seat(3, 2)];
  expect(friendsOf({ seats }, [0])).toEqual([0, 2]);
  expect(friendsOf({ seats }, [])).toEqual([]);
});
