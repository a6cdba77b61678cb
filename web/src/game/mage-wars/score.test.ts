import { expect, test } from 'vitest';
import type { StoryLine } from '../story.ts';
import { scoresOf } from './score.ts';

const hurt = (object: number, damage: number): StoryLine => ({
  kind: 'damaged',
  who: { seat: object % 2, object },
  amounts: { damage },
});
const round: StoryLine = { kind: 'round-began', begins: true };

test('what the mages suffered stands beside every round', () => {
  const healed: StoryLine = { kind: 'healed', who: { seat: 1, object: 1 }, amounts: { damage: 2 } };
  const story = [round, hurt(1, 9), hurt(4, 3), round, hurt(0, 4), healed, round];
  const plain = Object.entries(scoresOf(story, [0, 1])).map(([at, text]) => [
    Number(at),
    text.replace(/[\u2068\u2069]/g, ''),
  ]);
  expect(plain).toEqual([
    [0, 'Damage A 0 · B 0'],
    [3, 'Damage A 0 · B 9'],
    [6, 'Damage A 4 · B 7'],
  ]);
});
