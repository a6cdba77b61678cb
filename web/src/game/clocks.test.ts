import { expect, test } from 'vitest';
import { timeLeft } from './clocks.ts';

test('time is read as people write it, and zero means that it is over', () => {
  expect(timeLeft(0)).toBe('0:00');
  expect(timeLeft(1)).toBe('0:01');
  expect(timeLeft(65_000)).toBe('1:05');
  expect(timeLeft(3_723_000)).toBe('1:02:03');
  expect(timeLeft(3 * 86_400_000 + 4 * 3_600_000)).toBe('3 d 4:00');
  expect(timeLeft(-5)).toBe('0:00');
});
