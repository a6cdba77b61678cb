import { expect, test } from 'vitest';
import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { ObjectView } from '../../generated/mage-wars/ObjectView.ts';
import { scenesOf } from '../playback/motion.ts';
import type { StoryLine } from '../story.ts';
import { fold } from './fold.ts';
import { motion } from './motion.ts';
import { stageOf } from './stage.ts';

const figure = (value: number) => ({ value, parts: [] });

function creature(id: number, zone: string, controller = 0): ObjectView {
  return {
    type: 'creature',
    id,
    card: 'timber-wolf',
    controller,
    zone,
    is_mage: false,
    life: figure(10),
    damage: 0,
    armor: figure(2),
    mana: 5,
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

function viewOf(...objects: ObjectView[]): MageWarsView {
  return {
    arena: { columns: 4, rows: 3, missing: [] },
    round: 1,
    phase: 'action',
    initiative: 0,
    seats: [],
    objects,
    waiting: [],
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
}

const line = (kind: MageWarsLine['kind'], more: Partial<MageWarsLine> = {}): StoryLine =>
  ({ kind, ...more }) as StoryLine;

/** One wolf attacks another and kills it. */
const killing = [
  line('attack-declared', {
    begins: true,
    who: { object: 2, seat: 0, face: { card: 'timber-wolf' } },
    what: [{ object: 3, seat: 1, face: { card: 'goran-werewolf-pet' } }],
    cause: { face: { attack: { attack: 'bite', card: 'timber-wolf' } } },
  }),
  line('not-avoided', {
    who: { object: 3, seat: 1 },
    dice: [{ die: 'effect', roll: 4 }],
    amounts: { needed: 7 },
  }),
  line('dice-rolled', {
    who: { object: 2, seat: 0 },
    dice: [{ die: 'attack', damage: 2, critical: true }],
  }),
  line('hit', {
    who: { object: 2 },
    amounts: { normal: 4, critical: 3, armor: 2, piercing: 0, damage: 5 },
  }),
  line('damaged', { who: { object: 3 }, amounts: { damage: 5 } }),
  line('marker-placed', { who: { object: 3 }, what: [{ face: { marker: 'daze' } }] }),
  line('destroyed', { who: { object: 3 } }),
];

const folded = (view: MageWarsView, lines: StoryLine[], after = view): MageWarsView =>
  lines.reduce<unknown>((seen, one) => fold(seen, one, after), view) as MageWarsView;

test('a move changes the zone, damage the life, and death takes everything along', () => {
  const armor: ObjectView = {
    type: 'equipment',
    id: 9,
    card: 'a',
    controller: 1,
    host: 3,
    binds: false,
    bound: null,
  };
  const before = viewOf(creature(2, 'A1'), creature(3, 'B1', 1), armor);
  const moved = folded(before, [line('moved', { who: { object: 2 }, to: { zone: 'B1' } })]);
  expect(moved.objects[0]).toMatchObject({ zone: 'B1' });
  const hurt = folded(moved, killing.slice(0, -1));
  expect(hurt.objects[1]).toMatchObject({ damage: 5, conditions: [{ marker: 'daze', count: 1 }] });
  expect(hurt.attack).toMatchObject({ attacker: 2, defender: 3, step: 'damage-and-effects' });
  const dead = folded(hurt, killing.slice(-1));
  expect(dead.objects.map(({ id }) => id)).toEqual([2]);
  expect(before.objects[1], 'nothing is changed in place').toMatchObject({ damage: 0 });
});

test('what comes into play looks as the server will show it, and unknown lines change nothing', () => {
  const before = viewOf(creature(2, 'A1'));
  const after = viewOf(creature(2, 'A1'), { ...creature(5, 'A2'), damage: 3 } as ObjectView);
  const seen = folded(before, [line('arrived', { who: { object: 5 } })], after);
  expect(seen.objects[1]).toMatchObject({ id: 5, zone: 'A2', damage: 0 });
  expect(fold(before, line('looked-at'), after)).toBe(before);
});

test('an attack is shown picture by picture, and ours stays until we go on', () => {
  const before = viewOf(creature(2, 'A1'), creature(3, 'A1', 1));
  const [scene, ...more] = scenesOf(killing, before, viewOf(creature(2, 'A1')), [0], motion);
  expect(more).toEqual([]);
  expect(scene?.beats.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([
    ['attack-declared'],
    ['not-avoided'],
    ['dice-rolled'],
    ['hit', 'damaged'],
    ['marker-placed'],
    ['destroyed'],
  ]);
  expect(scene?.stays).toBe(true);
  const hit = scene?.beats[3];
  expect(hit?.ms).toBeGreaterThanOrEqual(900);
  expect((hit?.view as MageWarsView).objects[1]).toMatchObject({ damage: 5 });
  // The same in others' hands goes on by itself, and its number stands at least as long.
  const [theirs] = scenesOf(killing, before, before, [1], motion);
  expect(theirs?.stays).toBe(false);
  expect(theirs?.beats[3]?.ms).toBeGreaterThanOrEqual(900);
});

test('the receipt says what was rolled, what stopped it, and what it came to', () => {
  const stage = stageOf(killing);
  expect(stage).toMatchObject({
    bar: { attack: 'bite' },
    reached: ['declare-attack', 'avoid-attack', 'roll-dice', 'damage-and-effects'],
    checks: [{ roll: 4, needed: 7, stopped: false }],
    damage: 5,
    slain: true,
  });
  expect(stageOf([...killing, line('activated')]), 'something else has begun').toBeNull();
});
