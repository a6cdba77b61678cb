import { expect, test } from 'vitest';
import { nextSteps, type Entry } from '../steps.ts';
import {
  cardOfKey,
  isPlan,
  isSource,
  objectOfSource,
  pathOf,
  preparable,
  puttingBack,
} from './choices.ts';

function entries(...choices: unknown[]): Entry[] {
  return choices.map((choice) => ({
    option: { choice, label: { id: 'choice-pass' } },
    path: pathOf(choice),
  }));
}

test('a spell comes first, its targets after it, one by one', () => {
  const spell = { card: 'teleport' };
  const all = entries(
    'pass',
    { cast: { caster: 1, spell, on: { object_and_zone: [4, 'A1'] } } },
    { cast: { caster: 1, spell, on: { object_and_zone: [4, 'B2'] } } },
    { cast: { caster: 1, spell, on: { object_and_zone: [5, 'A1'] } } },
  );
  const source = 'cast:1:card:teleport';
  const keys = (...prefix: string[]) => nextSteps(all, prefix).map(({ key }) => key);
  expect(keys()).toEqual([source]);
  expect(keys(source)).toEqual(['object:4', 'object:5']);
  expect(keys(source, 'object:4')).toEqual(['zone:A1', 'zone:B2']);
  expect(isSource(source)).toBe(true);
  expect(cardOfKey(source)).toBe('teleport');
});

test('a spell that is aimed at nothing still has a step that says so', () => {
  expect(pathOf({ cast: { caster: 1, spell: { bound: 7 }, on: 'nothing' } })).toEqual([
    'cast:1:bound:7',
    'go',
  ]);
  expect(objectOfSource('cast:1:bound:7')).toBe(7);
  expect(objectOfSource('cast:1:ability:9:0')).toBe(9);
  expect(objectOfSource('cast:1:card:fireball')).toBeNull();
});

test('abilities ask for a number last', () => {
  expect(pathOf({ use: { object: 3, ability: 1, on: { object: 4 }, number: 2 } })).toEqual([
    'use:3:1',
    'object:4',
    'number:2',
  ]);
});

test('moves and attacks are chosen on the board', () => {
  expect(pathOf({ move: 'A2' })[0]).toBe('zone:A2');
  expect(pathOf({ attack: { object: 1, bar: 0, target: 9 } })[0]).toBe('object:9');
  expect(pathOf({ border: 'A1-A2' })).toEqual(['border:A1-A2']);
  expect(pathOf('guard')).toEqual([]);
  expect(pathOf({ may: true })).toEqual([]);
});

test('planning: which card can be prepared for whom, and what can be put back', () => {
  const options = [
    { choice: { prepare: { card: 'fireball', caster: 0 } } },
    { choice: { prepare: { card: 'fireball', caster: 6 } } },
    { choice: { put_back: { card: 'nullify', caster: 0 } } },
    { choice: 'ready' },
  ];
  expect(isPlan(options)).toBe(true);
  expect(
    preparable(options)
      .get('fireball')
      ?.map(({ caster }) => caster),
  ).toEqual([0, 6]);
  expect(puttingBack(options, 0, 'nullify')).toBe(options[2]);
  expect(puttingBack(options, 6, 'nullify')).toBeUndefined();
});
