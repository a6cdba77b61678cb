import { describe, expect, test } from 'vitest';
import type { Update } from '../generated/Update.ts';
import { soundsOf } from './alerts.ts';

function update(question: string | null): Update {
  const asked = question === null ? null : { question: { id: question }, options: [], why_not: [] };
  return { asked } as unknown as Update;
}

describe('what can be heard', () => {
  test('a turn that begins, but not every question of it', () => {
    expect(soundsOf(update(null), update('ask-act'), [])).toEqual(['turn']);
    expect(soundsOf(update('ask-turn'), update('ask-act'), [])).toEqual([]);
    expect(soundsOf(update('ask-act'), update(null), [])).toEqual([]);
  });

  test('a window is quieter than a turn', () => {
    expect(soundsOf(update(null), update('ask-reveal'), [])).toEqual(['window']);
  });

  test('dice and hits of this step, and none when a game is opened', () => {
    const lines = [{ kind: 'dice-rolled', dice: [{}] }, { kind: 'hit' }, { kind: 'moved' }];
    expect(soundsOf(update(null), update(null), lines)).toEqual(['dice', 'hit']);
    expect(soundsOf(null, update(null), lines)).toEqual([]);
  });
});
