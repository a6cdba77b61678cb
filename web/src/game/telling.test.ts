import { expect, test } from 'vitest';
import type { StoryLine } from './story.ts';
import { chaptersOf, objectsOfTurn, plainTelling } from './telling.ts';
import { telling } from './mage-wars/telling.ts';

function line(kind: string, seat: number | null = null, object: number | null = null): StoryLine {
  const who = {
    ...(seat === null ? {} : { seat }),
    ...(object === null ? {} : { object }),
  };
  return { kind, text: { id: kind }, who };
}

test('a turn is one paragraph with everything that belongs to it, and bookkeeping is left out', () => {
  const story = [
    line('round-began'),
    line('mana-gained', 0, 1),
    line('activated', 0, 4),
    line('attack-declared', 0, 4),
    line('counterstrike-declared', 1, 5),
    line('mana-spent', 0, 1),
    line('activated', 1, 5),
    line('guarding', 1, 5),
  ];
  const [round] = chaptersOf(story, telling);
  expect(round?.head?.kind).toBe('round-began');
  expect(round?.turns.map((turn) => [turn.seat, turn.at, turn.end])).toEqual([
    [0, 2, 6],
    [1, 6, 8],
  ]);
  expect(round?.turns[0]?.lines.map((said) => said.line.kind)).toEqual([
    'attack-declared',
    'counterstrike-declared',
  ]);
  const [first] = round?.turns ?? [];
  expect(first && objectsOfTurn(first)).toEqual([4, 5]);
});

test('spells outside of turns stand alone, and inside they belong to the creature', () => {
  const story = [
    line('phase-began'),
    line('spell-declared', 0, 1),
    line('spell-declared', 1, 2),
    line('activated', 0, 4),
    line('spell-declared', 0, 1),
  ];
  const starts = chaptersOf(story, telling).flatMap((it) => it.turns.map((turn) => turn.at));
  expect(starts).toEqual([1, 2, 3]);
});

test('a game that says nothing about its story is told action by action', () => {
  const story: StoryLine[] = [
    { kind: 'a', begins: true, text: { id: 'a' } },
    { kind: 'b', text: { id: 'b' } },
    { kind: 'c', begins: true },
  ];
  const turns = chaptersOf(story, plainTelling).flatMap((chapter) => chapter.turns);
  expect(turns.map((turn) => turn.lines.length)).toEqual([2]);
});

test('dice are drawn as what they show', () => {
  expect(telling.glyph?.({ die: 'attack', damage: 2, critical: true })?.look).toBe('critical');
  expect(telling.glyph?.({ die: 'attack', damage: 0, critical: false })?.text).toBe('–');
  expect(telling.glyph?.({ die: 'effect', roll: 11 })?.text).toBe('11');
});
