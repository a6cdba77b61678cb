import { expect, test } from 'vitest';
import type { StoryLine } from '../story.ts';
import { combatsOf, receiptOf } from './receipt.ts';
import { heldTerms } from './sources.ts';

const line = (kind: string, more: object = {}): StoryLine => ({ kind, ...more }) as StoryLine;
const enemy = (id: string): object => ({ face: { enemy: id } });
const attack = (card: string, points: number, reach = 'melee'): StoryLine[] => [
  line('played', { what: [{ face: { card } }] }),
  line('gained-attack', {
    what: [{ face: { attack: { reach, element: 'physical' } } }],
    cause: { face: { card } },
    amounts: { attack: points },
  }),
];

const FIGHT = [
  line('reputation-changed', { amounts: { reputation: -1 } }),
  line('combat-began', { what: [enemy('wolf-riders'), enemy('ice-golems')] }),
  ...attack('swiftness', 3, 'ranged'),
  line('struck', { what: [enemy('wolf-riders')], amounts: { held: 5, needed: 4 } }),
  line('enemy-defeated', { what: [enemy('wolf-riders')] }),
  line('gained-fame', { amounts: { fame: 3 } }),
  line('phase-began', { what: [{ face: { phase: 'block' } }] }),
  line('phase-began', { what: [{ face: { phase: 'damage' } }] }),
  line('enemy-attacked', {
    who: enemy('ice-golems'),
    what: [{ face: { hero: 'tovak' } }],
    amounts: { attack: 2 },
  }),
  line('wounded', { to: { hand: 0 }, amounts: { wounds: 1 } }),
  line('wounded', { to: { discard: 0 }, amounts: { wounds: 1 } }),
  line('phase-began', { what: [{ face: { phase: 'attack' } }] }),
  line('paid', {
    what: [{ face: { mana: 'red' } }],
    cause: { face: { 'mana-from': { crystal: 'red' } } },
  }),
  ...attack('rage', 4),
  line('struck', { what: [enemy('ice-golems')], amounts: { held: 4, needed: 4 } }),
  line('enemy-defeated', { what: [enemy('ice-golems')] }),
  line('gained-fame', { amounts: { fame: 5 } }),
  line('combat-ended', { who: { seat: 0 } }),
  line('site-conquered'),
  line('reward-gained', { what: [{ face: { reward: 'spell' } }] }),
];

test('a receipt has the sums of every phase, what was paid and what it brought', () => {
  const story = [line('turn-began'), ...FIGHT, line('drew')];
  const [fight] = combatsOf(story);
  expect(fight).toEqual({ from: 1, to: story.length - 2, seat: 0 });
  if (!fight) throw new Error('no fight');
  const receipt = receiptOf(story, fight);
  expect(receipt.ranged).toHaveLength(1);
  expect(receipt.ranged[0]).toMatchObject({ held: 5, needed: 4, enemies: ['wolf-riders'] });
  expect(receipt.ranged[0]?.terms).toEqual([
    { face: { card: 'swiftness' }, points: 3, reach: 'ranged', element: 'physical' },
  ]);
  expect(receipt.blocks).toEqual([]);
  expect(receipt.hits).toMatchObject([
    { enemy: 'ice-golems', wounds: 1, discarded: 1, unit: null },
  ]);
  expect(receipt.attacks).toMatchObject([{ held: 4, needed: 4 }]);
  expect(receipt).toMatchObject({
    cards: ['swiftness', 'rage'],
    mana: [{ color: 'red', source: 'crystal' }],
    wounds: 1,
    discarded: 1,
    fame: 8,
    reputation: -1,
    conquered: true,
    rewards: ['spell'],
  });
});

test('points that were spent are no longer held', () => {
  const story = [line('combat-began'), ...attack('rage', 2), line('struck'), ...attack('march', 1)];
  expect(heldTerms(story)).toEqual([
    { face: { card: 'march' }, points: 1, reach: 'melee', element: 'physical' },
  ]);
  expect(heldTerms([...story, line('phase-began')])).toEqual([]);
});
