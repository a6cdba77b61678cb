import { describe, expect, test } from 'vitest';
import { placeOf } from './beside.ts';

const size = { width: 300, height: 100 };
const room = { width: 390, height: 800 };

describe('a bubble', () => {
  test('stands under the word', () => {
    expect(placeOf({ left: 20, top: 50, bottom: 70 }, size, room)).toEqual({ left: 20, top: 76 });
  });

  test('stands over a word at the bottom of the window', () => {
    expect(placeOf({ left: 20, top: 750, bottom: 770 }, size, room).top).toBe(644);
  });

  test('never leaves the window sideways', () => {
    expect(placeOf({ left: 350, top: 50, bottom: 70 }, size, room).left).toBe(82);
    expect(placeOf({ left: -40, top: 50, bottom: 70 }, size, room).left).toBe(8);
  });
});
