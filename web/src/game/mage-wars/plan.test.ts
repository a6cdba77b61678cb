import { beforeEach, expect, test } from 'vitest';
import { remember, towards } from './plan.svelte.ts';

const wolf = { caster: 0, card: 'timber-wolf' };
const fox = { caster: 0, card: 'bitterwood-fox' };
const option = (choice: unknown) => ({ choice, label: { id: 'choice-prepare' } });

beforeEach(() => localStorage.clear());

test('what is not wanted goes back before anything is prepared', () => {
  const back = option({ put_back: fox });
  const take = option({ prepare: wolf });
  expect(towards([wolf], [fox], [take, back])).toBe(back);
  expect(towards([wolf], [], [take])).toBe(take);
  expect(towards([wolf], [wolf], [back])).toBeNull();
  expect(towards([wolf], [], [])).toBeNull();
});

test('two copies of a card are two wishes', () => {
  const take = option({ prepare: wolf });
  expect(towards([wolf, wolf], [wolf], [take])).toBe(take);
  expect(towards([wolf], [wolf, wolf], [option({ put_back: wolf })])?.choice).toEqual({
    put_back: wolf,
  });
});

test('the round before is remembered, through reloads within a round', () => {
  expect(remember('g', 0, 1, [wolf])).toEqual([]);
  expect(remember('g', 0, 1, [wolf, fox])).toEqual([]);
  expect(remember('g', 0, 2, [])).toEqual([wolf, fox]);
  expect(remember('g', 0, 2, [fox])).toEqual([wolf, fox]);
  expect(remember('g', 0, 3, [])).toEqual([fox]);
  expect(remember('other', 0, 3, [])).toEqual([]);
});
