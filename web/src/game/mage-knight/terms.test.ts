import { expect, test } from 'vitest';
import type { StoryLine } from '../story.ts';
import { termsOf } from './terms.ts';

const line = (kind: string, more: object = {}): StoryLine => ({ kind, ...more }) as StoryLine;

test('a total is made of what was played this turn', () => {
  const story = [
    line('played', { what: [{ face: { card: 'stamina' } }] }),
    line('gained-move', { amounts: { move: 2 } }),
    line('turn-began'),
    line('played', { what: [{ face: { card: 'march' } }] }),
    line('gained-move', { amounts: { move: 2 } }),
    line('unit-activated', { what: [{ face: { unit: 'peasants' } }] }),
    line('gained-move', { amounts: { move: 2 } }),
    line('gained-influence', { amounts: { influence: 2 } }),
  ];
  expect(termsOf(story, 'gained-move', 'move')).toEqual([
    { face: { card: 'march' }, points: 2 },
    { face: { unit: 'peasants' }, points: 2 },
  ]);
});
