import { expect, test } from 'vitest';
import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import { fightsOf } from './fights.ts';

test('the fights of the round are taken from the story', () => {
  const text = { id: 'x' };
  const dice: MageWarsLine['dice'] = [
    { die: 'attack', damage: 1, critical: false },
    { die: 'attack', damage: 2, critical: true },
    { die: 'attack', damage: 0, critical: false },
    { die: 'effect', roll: 7 },
  ];
  const amounts = { normal: 1, critical: 2, armor: 1, piercing: 0, damage: 2 };
  const story: MageWarsLine[] = [
    { kind: 'attack-declared', text },
    { kind: 'round-began', text },
    { kind: 'activated', text },
    { kind: 'attack-declared', text },
    { kind: 'dice-rolled', text, dice },
    { kind: 'hit', text, amounts },
    { kind: 'damaged', amounts: { damage: 2 } },
    { kind: 'counterstrike-declared', text },
    { kind: 'avoided', text: { id: 'avoided' }, dice: [{ die: 'effect', roll: 9 }] },
    { kind: 'activated', text },
    { kind: 'destroyed', text },
  ];
  const [first, second, ...more] = fightsOf(story);
  expect(more).toEqual([]);
  expect(first?.throws).toEqual([{ dice, hit: amounts }]);
  expect(second?.more).toEqual([{ id: 'avoided' }]);
});
