import { expect, test } from 'vitest';
import { expansionsAmong, ownSets } from './sets.svelte.ts';

test('only expansions are chosen, each once, in the order they appeared', () => {
  expect(expansionsAmong(['forged-in-fire', 'core', 7, 'forged-in-fire'])).toEqual([
    'forged-in-fire',
  ]);
  ownSets.choose(['forged-in-fire', 'forcemaster-vs-warlord', 'own']);
  expect(ownSets.chosen).toEqual(['forcemaster-vs-warlord', 'forged-in-fire']);
  expect(localStorage.getItem('grimoire.sets')).toBe('["forcemaster-vs-warlord","forged-in-fire"]');
});
