import { describe, expect, test, vi } from 'vitest';
import type { ReplayInfo } from '../generated/ReplayInfo.ts';
import { replays } from '../net/replays.ts';
import { chapterAt, nextTold, Player } from './player.svelte.ts';

const STEPS = 100;

const info = {
  id: 'x',
  steps: STEPS,
  chapters: [0, 30, 60].map((step, at) => ({ step, name: { id: 'r', args: { round: at } } })),
} as unknown as ReplayInfo;

function told(step: number) {
  return {
    step,
    seat: 0,
    answer: null,
    lines: step % 2 === 0 ? [{ kind: 'x', text: { id: `line-${step}` } }] : [],
  };
}

function source() {
  return {
    ...replays,
    info: vi.fn(() => Promise.resolve(info)),
    views: vi.fn((_id: string, _eyes: unknown, from: number, count: number) =>
      Promise.resolve({
        scenes: Array.from({ length: Math.min(count, STEPS + 1 - from) }, (_, at) => ({
          step: from + at,
          view: { step: from + at },
          waiting_for: [],
        })),
      }),
    ),
    story: vi.fn((_id: string, _eyes: unknown, from: number) =>
      Promise.resolve({
        steps: Array.from({ length: Math.min(40, STEPS + 1 - from) }, (_, at) => told(from + at)),
      }),
    ),
  };
}

async function opened() {
  const from = source();
  const player = new Player('x', from);
  await player.open();
  await vi.waitFor(() => expect(player.story).toHaveLength(STEPS + 1));
  return { player, from };
}

describe('the player of a recorded game', () => {
  test('asks for parts, never for the whole, and shows the step that is wanted', async () => {
    const { player, from } = await opened();
    expect(player.shown?.step).toBe(0);
    player.go(50);
    expect(player.shown?.step, 'the last view until the other has come').toBe(0);
    await vi.waitFor(() => expect(player.shown?.step).toBe(50));
    expect(from.views.mock.calls.every(([, , , count]) => count <= 32)).toBe(true);
    const asked = from.views.mock.calls.length;
    player.go(51);
    expect(player.shown?.step, 'what is there is shown at once').toBe(51);
    expect(from.views.mock.calls.length).toBe(asked);
  });

  test('stays within the game, and goes from part to part', async () => {
    const { player } = await opened();
    player.go(-5);
    expect(player.step).toBe(0);
    player.go(45);
    player.goChapter(-1);
    expect(player.step).toBe(30);
    player.goChapter(-1);
    expect(player.step).toBe(0);
    player.goChapter(1);
    expect(player.step).toBe(30);
    player.go(1_000);
    expect(player.step).toBe(STEPS);
    player.goChapter(1);
    expect(player.step).toBe(STEPS);
    expect([0, 29, 30, 99].map((step) => chapterAt(info, step))).toEqual([0, 0, 1, 2]);
  });

  test('plays over steps of which nothing is told, and stops at the end', async () => {
    const { player } = await opened();
    const story = Array.from({ length: STEPS + 1 }, (_, step) => told(step));
    expect(nextTold(story, 3, STEPS)).toBe(4);
    expect(nextTold(story, STEPS, STEPS)).toBe(STEPS);
    vi.useFakeTimers();
    player.go(97);
    player.hurry(4);
    player.play();
    vi.advanceTimersByTime(400);
    expect(player.step).toBe(98);
    vi.advanceTimersByTime(400);
    expect([player.step, player.playing]).toEqual([STEPS, false]);
    vi.useRealTimers();
  });
});
