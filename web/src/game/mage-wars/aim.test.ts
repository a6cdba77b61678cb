import { expect, test } from 'vitest';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import { drawingOf, sightsOf, wayNote, type Look } from './aim.ts';

const sight = (zone: string, distance: number, hidden_by: number[] = []) => ({
  zone,
  distance,
  hidden_by,
});

/** A wolf (2) in A1, an enemy (3) in B1, another (4) in B2 behind a wall (5). */
const view = {
  acting: 2,
  attack: null,
  cast: null,
  objects: [
    { type: 'creature', id: 2, card: 'timber-wolf', zone: 'A1' },
    { type: 'creature', id: 3, card: 'bobcat', zone: 'B1' },
    { type: 'creature', id: 4, card: 'bobcat', zone: 'B2' },
    { type: 'conjuration', id: 5, card: 'wall', spot: { at: 'border', between: ['B1', 'B2'] } },
  ],
  outlooks: [{ who: 2, from: 'A1', zones: [sight('A1', 0), sight('B1', 1), sight('B2', 2, [5])] }],
  ways: [
    {
      choice: { move: 'B1' },
      from: 'A1',
      to: 'B1',
      hindered_by: [3],
      attacked_by: null,
      mana: 0,
      then: [],
    },
    {
      choice: { move: 'A2' },
      from: 'A1',
      to: 'A2',
      hindered_by: [],
      attacked_by: 5,
      mana: 2,
      then: ['A1', 'A3'],
    },
  ],
} as unknown as MageWarsView;

const away: Look = { considered: null, prefix: [], looked: null, example: null };
const spell = { cast: { caster: 2, spell: { card: 'flameblast' }, on: { object: 3 } } };
const source = 'cast:2:card:flameblast';

test('a move is an arrow to where it leads, and thin ones from there on', () => {
  const drawing = drawingOf(view, { ...away, considered: { move: 'A2' } });
  expect(drawing.pointers).toEqual([
    { kind: 'move', from: ['A1'], to: ['A2'] },
    { kind: 'onward', from: ['A2'], to: ['A3'] },
  ]);
  expect(drawing.marked).toEqual([5]);
  expect(drawingOf(view, { ...away, considered: { move: 'B1' } }).marked).toEqual([3]);
});

test('a target that can be chosen is in a clear line', () => {
  const look = { ...away, considered: spell, prefix: [source], looked: 'object:3', example: spell };
  expect(drawingOf(view, look).pointers).toEqual([{ kind: 'sight', from: ['A1'], to: ['B1'] }]);
});

test('a closed one says by its line whether a wall is in the way', () => {
  const at = (looked: string): Look => ({ ...away, prefix: [source], looked, example: spell });
  expect(drawingOf(view, at('object:4'))).toEqual({
    pointers: [{ kind: 'blocked', from: ['A1'], to: ['B2'] }],
    marked: [5],
  });
  expect(drawingOf(view, at('zone:B1')).pointers[0]?.kind).toBe('closed');
  expect(drawingOf(view, at('object:2')).pointers, 'in its own zone').toEqual([]);
  expect(drawingOf(view, at('object:5')).pointers[0]?.to, 'a border').toEqual(['B1', 'B2']);
});

test('distances are shown while a target is chosen, and not before', () => {
  expect(sightsOf(view, { ...away, example: spell }).size).toBe(0);
  const sights = sightsOf(view, { ...away, prefix: [source], example: spell });
  expect(sights.get('B2')?.distance).toBe(2);
});

test('without a look it is drawn what happens', () => {
  const attack = { attacker: 2, defender: 4 } as MageWarsView['attack'];
  expect(drawingOf({ ...view, attack }, away).pointers).toEqual([
    { kind: 'now', from: ['A1'], to: ['B2'] },
  ]);
  expect(drawingOf(view, away).pointers).toEqual([]);
});

test('a move says in words what it meets', () => {
  expect(wayNote(view, { move: 'B1' })?.icon).toBe('manacles');
  expect(wayNote(view, { move: 'A2' })?.icon).toBe('brick-wall');
  expect(wayNote(view, 'pass')).toBeNull();
});
