import { expect, test } from 'vitest';
import { asks, meaningful } from './questions.ts';

const idle = 'how do i you a the is what can does';
const win = { title: 'How do I win?', words: 'victory defeat lose end' };

test('a question is known by the words that count', () => {
  expect(asks(win, 'how do I win', idle)).toBe(true);
  expect(asks(win, 'How do you WIN?', idle)).toBe(true);
  expect(asks(win, 'vict', idle)).toBe(true);
  expect(asks(win, 'how do I win a guard', idle)).toBe(false);
  expect(asks(win, 'how do I', idle)).toBe(false);
});

test('a search keeps its words where none of them counts', () => {
  expect(meaningful('how does a guard strike', idle)).toBe('guard strike');
  expect(meaningful('how do I', idle)).toBe('how do I');
});
