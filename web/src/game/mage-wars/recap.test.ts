import { expect, test } from 'vitest';
import type { StoryLine } from '../story.ts';
import { changesOf } from './recap.ts';

const wolf = { seat: 0, object: 4, face: { card: 'timber-wolf' } };
const imp = { seat: 1, object: 5, face: { card: 'firebrand-imp' } };
const mage = { seat: 1, object: 1, face: { card: 'warlock' } };
const view = {
  objects: [
    { type: 'creature', id: 4, life: { value: 10 }, damage: 6, mana: 0 },
    { type: 'creature', id: 1, life: { value: 38 }, damage: 0, mana: 4 },
  ],
};
const hurt = (who: object, damage: number): StoryLine => ({
  kind: 'damaged',
  who,
  amounts: { damage },
});

test('what every action changed is read backwards from what is there now', () => {
  const actions: StoryLine[][] = [
    [
      { kind: 'mana-spent', who: mage, amounts: { mana: 8 } },
      hurt(wolf, 4),
      { kind: 'marker-placed', who: wolf, what: [{ face: { marker: 'burn' } }] },
    ],
    [hurt(wolf, 2), hurt(imp, 3), { kind: 'destroyed', who: imp }],
  ];
  const told = changesOf(actions, view, [0]).map((changes) =>
    changes.map(({ text, tone }) => [text.replace(/[\u2068\u2069]/g, ''), tone]),
  );
  expect(told[0]).toContainEqual(['Timber Wolf 10 → 6, Burn', 'bad']);
  expect(told[0]?.find(([text]) => text?.includes('12'))?.[1]).toBe('plain');
  expect(told[1]).toContainEqual(['Timber Wolf 6 → 4', 'bad']);
  expect(told[1]?.find(([text]) => text?.startsWith('Firebrand Imp'))?.[1]).toBe('good');
});
