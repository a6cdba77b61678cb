import { expect, test } from 'vitest';
import { gameOf, isRule } from './codex.ts';

test('ids of rules are told from words', () => {
  for (const id of ['MW-GUARD-03', 'mw-trait-aegis-01', 'MK-MOVE-1', 'MW-RULING-71'])
    expect(isRule(id), id).toBe(true);
  for (const words of ['guard', 'flying', 'MW-GUARD', 'finite-life', ''])
    expect(isRule(words), words).toBe(false);
  expect([gameOf('MW-GUARD-03'), gameOf('mk-move-01')]).toEqual(['mage-wars', 'mage-knight']);
});
