import { describe, expect, test } from 'vitest';
import { hintOf, hints } from './hints.svelte.ts';

const now = { round: 1, phase: 'planning', question: 'ask-plan', planned: 0, aiming: false };

describe('hints of a first game', () => {
  test('follow what is asked', () => {
    expect(hintOf(now)).toBe('plan');
    expect(hintOf({ ...now, planned: 1 })).toBe('plan-second');
    expect(hintOf({ ...now, planned: 2 })).toBe('plan-ready');
    expect(hintOf({ ...now, question: 'ask-act' })).toBe('act');
    expect(hintOf({ ...now, question: 'ask-act', aiming: true })).toBe('target');
    expect(hintOf({ ...now, question: null })).toBe('wait');
    expect(hintOf({ ...now, question: 'ask-upkeep' })).toBeNull();
  });

  test('end with the first round, and are not given again to those who want none', () => {
    expect(hintOf({ ...now, round: 2 })).toBe('done');
    expect(hints.on).toBe(true);
    hints.stop();
    expect([hints.on, localStorage.getItem('grimoire.hints')]).toEqual([false, 'off']);
    hints.begin();
    expect(hints.on).toBe(true);
  });
});
