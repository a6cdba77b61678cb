import { expect, test } from 'vitest';
import type { StoryLine } from '../story.ts';
import { summaryOf } from './ends.ts';

const mages = [
  { seat: 0, object: 0, card: 'beastmaster', life: 24 },
  { seat: 1, object: 1, card: 'warlock', life: 24 },
];

function hurt(object: number, seat: number, by: number, damage: number): StoryLine {
  return { kind: 'damaged', who: { object, seat }, cause: { seat: by }, amounts: { damage } };
}

const story: StoryLine[] = [
  { kind: 'round-began', begins: true },
  { kind: 'mana-spent', who: { seat: 0, object: 0 }, amounts: { mana: 7 } },
  { kind: 'attack-declared', begins: true, who: { seat: 0, object: 4 } },
  hurt(1, 1, 0, 5),
  { kind: 'round-began', begins: true },
  { kind: 'healed', who: { seat: 1, object: 1 }, amounts: { damage: 2 } },
  { kind: 'attack-declared', begins: true, who: { seat: 1, object: 5 } },
  hurt(4, 0, 1, 9),
  { kind: 'destroyed', who: { seat: 0, object: 4 } },
  { kind: 'attack-declared', begins: true, who: { seat: 0, object: 0 } },
  hurt(1, 1, 0, 30),
  { kind: 'mage-destroyed', who: { seat: 1 } },
];

test('the sum of a game: damage, kills and mana by seat, and lives by round', () => {
  const summary = summaryOf(story, mages, [0, 1]);
  expect(summary.rounds).toBe(2);
  expect(summary.deeds).toEqual([
    { seat: 0, damage: 35, kills: 0, mana: 7, luck: 0 },
    { seat: 1, damage: 9, kills: 1, mana: 0, luck: 0 },
  ]);
  expect(summary.curve).toEqual([
    [24, 24],
    [24, 19],
    [24, 0],
  ]);
});

test('the moments that decided it come in their order, each with its action', () => {
  const { moments } = summaryOf(story, mages, [0, 1]);
  expect(moments.map(({ round, at, end, line }) => [round, at, end, line.kind])).toEqual([
    [1, 2, 4, 'damaged'],
    [2, 6, 9, 'destroyed'],
    [2, 9, 12, 'mage-destroyed'],
  ]);
});

test('the luck of the dice is what they brought above what was to be expected', () => {
  const throws = (seat: number, mean: number, damage: number): StoryLine[] => [
    { kind: 'dice-rolled', who: { seat }, what: [{ face: { odds: { mean } } }] },
    { kind: 'hit', who: { seat }, amounts: { damage } },
  ];
  const { deeds } = summaryOf([...throws(0, 31, 5), ...throws(1, 40, 2)], mages, [0, 1]);
  expect(deeds.map(({ luck }) => luck)).toEqual([19, -20]);
});
