import { expect, test } from 'vitest';
import type { StoryLine } from '../story.ts';
import { atLeast, stageOf } from './stage.ts';

const creature = (object: number, seat = 0) => ({ seat, object, face: { card: `card-${object}` } });
const odds = { dice: { value: 3, parts: [] }, damage: [200, 300, 500], kills: 0, mean: 13 };
const declared = (by: number, on: number, kind = 'attack-declared'): StoryLine => ({
  kind,
  begins: true,
  who: creature(by),
  what: [creature(on, 1), { face: { odds } }],
  cause: { object: by, face: { attack: { attack: 'bite', card: `card-${by}` } } },
});
const rolled = (by: number, on: number): StoryLine => ({
  kind: 'dice-rolled',
  who: creature(by),
  what: [creature(on, 1), { face: { odds: { ...odds, mean: 14 } } }],
  dice: [{ die: 'attack', damage: 2, critical: false }],
});
const hit = (by: number, damage: number): StoryLine => ({
  kind: 'hit',
  who: creature(by),
  amounts: { damage, normal: damage },
});

test('an attack is told step by step, and what was to be expected with it', () => {
  const story = [declared(4, 5)];
  expect(stageOf(story)).toMatchObject({
    now: 'declare-attack',
    odds,
    bar: { attack: 'bite' },
    damage: null,
  });
  story.push({
    kind: 'not-avoided',
    who: creature(5, 1),
    cause: creature(5, 1),
    dice: [{ die: 'effect', roll: 4 }],
    amounts: { needed: 7 },
  });
  expect(stageOf(story)).toMatchObject({
    now: 'avoid-attack',
    checks: [{ roll: 4, needed: 7, stopped: false }],
  });
  story.push(rolled(4, 5), hit(4, 2), {
    kind: 'destroyed',
    who: creature(5, 1),
    text: { id: 'x' },
  });
  const stage = stageOf(story);
  expect(stage).toMatchObject({ now: 'damage-and-effects', damage: 2, slain: true });
  expect(stage?.odds?.mean, 'as it was when the dice fell').toBe(14);
  expect(stage?.reached).toEqual([
    'declare-attack',
    'avoid-attack',
    'roll-dice',
    'damage-and-effects',
  ]);
});

test('a further strike adds its dice, and a counterstrike is an attack of its own', () => {
  const story = [declared(4, 5), rolled(4, 5), hit(4, 2), rolled(4, 5), hit(4, 3)];
  expect(stageOf(story)).toMatchObject({ damage: 5, now: 'damage-and-effects' });
  expect(stageOf(story)?.throws).toHaveLength(2);
  expect(stageOf(story)?.reached).toContain('additional-strikes');
  story.push(declared(5, 4, 'counterstrike-declared'));
  expect(stageOf(story)).toMatchObject({ counterstrike: true, damage: null, throws: [] });
});

test('an attack on a zone goes from one defender to the next, and nothing is left of an older attack', () => {
  const zone: StoryLine = { kind: 'zone-attack-declared', begins: true, who: creature(7) };
  const story = [declared(4, 5), rolled(4, 5), hit(4, 2), zone];
  expect(stageOf(story)).toMatchObject({ defender: { object: null }, damage: null });
  story.push(rolled(7, 8), hit(7, 1), rolled(7, 9));
  const stage = stageOf(story);
  expect(stage).toMatchObject({ attacker: { object: 7 }, defender: { object: 9 }, damage: null });
  expect(stage?.throws).toHaveLength(1);
});

test('what a spell throws at somebody without a declared attack has its stage as well', () => {
  const spell: StoryLine = { kind: 'spell-declared', begins: true, who: creature(0) };
  expect(stageOf([declared(4, 5), spell])).toBeNull();
  expect(stageOf([declared(4, 5), spell, rolled(0, 8), hit(0, 2)])).toMatchObject({
    attacker: { object: 0 },
    defender: { object: 8 },
    reached: ['roll-dice', 'damage-and-effects'],
    damage: 2,
  });
});

test('how lucky it was is the sum of what would have been as good or better', () => {
  expect(atLeast(odds as never, 1)).toBe(800);
  expect(atLeast(odds as never, 3)).toBe(0);
});
