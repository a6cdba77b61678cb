import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplayInfo } from '../generated/ReplayInfo.ts';
import { replays } from '../net/replays.ts';
import { chapterAt, Film, nextTold } from './film.svelte.ts';

const STEPS = 100;

const info = {
  id: 'x',
  steps: STEPS,
  seats: [],
  chapters: [0, 30, 60].map((step, at) => ({ step, name: { id: 'r', args: { round: at } } })),
  ending: null,
  seed: null,
} as unknown as ReplayInfo;

function told(step: number) {
  return {
    step,
    seat: 0,
    answer: null,
    lines: step % 2 === 0 ? [{ kind: 'x', begins: true, text: { id: `line-${step}` } }] : [],
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

let films: Film[] = [];

async function opened(time = 1_000) {
  const from = source();
  const film = new Film('x', from, () => ({ time: () => time }));
  films.push(film);
  await film.open();
  await vi.waitFor(() => expect(film.story).toHaveLength(STEPS + 1));
  return { film, from };
}

/** The step whose view the table shows. */
function shown(film: Film): number {
  return (film.playback.update?.view as { step: number }).step;
}

/** Lets everything that waits for no clock happen. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    flushSync();
    await Promise.resolve();
  }
}

async function pass(ms: number): Promise<void> {
  await settle();
  vi.advanceTimersByTime(ms);
  await settle();
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  for (const film of films) film.close();
  films = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a recorded game', () => {
  test('asks for parts, never for the whole, and shows the step that is wanted', async () => {
    const { film, from } = await opened();
    expect(shown(film)).toBe(0);
    film.go(50);
    expect(shown(film), 'the last view until the other has come').toBe(0);
    await vi.waitFor(() => expect(shown(film)).toBe(50));
    expect(from.views.mock.calls.every(([, , , count]) => count <= 32)).toBe(true);
    const asked = from.views.mock.calls.length;
    film.go(51);
    expect(shown(film), 'what is there is shown at once').toBe(51);
    expect(from.views.mock.calls.length).toBe(asked);
  });

  test('stays within the game, and goes from part to part', async () => {
    const { film } = await opened();
    film.go(-5);
    expect(film.step).toBe(0);
    film.go(45);
    film.goChapter(-1);
    expect(film.step).toBe(30);
    film.goChapter(-1);
    expect(film.step).toBe(0);
    film.goChapter(1);
    expect(film.step).toBe(30);
    film.go(1_000);
    expect(film.step).toBe(STEPS);
    film.goChapter(1);
    expect(film.step).toBe(STEPS);
    expect([0, 29, 30, 99].map((step) => chapterAt(info, step))).toEqual([0, 0, 1, 2]);
  });

  test('tells the story up to the step that is shown, wherever one goes', async () => {
    const { film } = await opened();
    for (const step of [10, 3, 40, 40, 0]) {
      film.go(step);
      await vi.waitFor(() => expect(shown(film)).toBe(step));
      expect(film.playback.story).toHaveLength(Math.floor(step / 2) + 1);
      expect(film.playback.playing).toBe(false);
    }
  });

  test('plays the next step when told to, and another press goes on to the one after it', async () => {
    const { film } = await opened();
    film.go(1);
    await vi.waitFor(() => expect(shown(film)).toBe(1));
    film.forward();
    expect([film.step, film.playback.playing]).toEqual([2, true]);
    expect(film.playback.scene?.lines).toHaveLength(1);
    film.forward();
    expect([film.step, film.playback.playing]).toEqual([3, false]);
    expect(film.playback.story).toHaveLength(2);
  });

  test('plays by itself over steps of which nothing is told, each for its time, and stops at the end', async () => {
    const story = Array.from({ length: STEPS + 1 }, (_, step) => told(step));
    expect(nextTold(story, 3, STEPS)).toBe(4);
    expect(nextTold(story, STEPS, STEPS)).toBe(STEPS);
    const { film } = await opened();
    film.go(95);
    await vi.waitFor(() => expect(shown(film)).toBe(95));
    vi.useFakeTimers();
    film.speed = 4;
    film.play();
    await pass(0);
    expect(film.step).toBe(96);
    await pass(249);
    expect(film.step).toBe(96);
    await pass(1);
    expect(film.step).toBe(98);
    film.pause();
    await pass(10_000);
    expect(film.step).toBe(98);
    film.play();
    await pass(250);
    expect(film.step).toBe(STEPS);
    await pass(250);
    expect([film.step, film.playing, film.playback.playing]).toEqual([STEPS, false, false]);
  });

  test('what is said without a picture is there to be read', async () => {
    const { film } = await opened(0);
    film.go(1);
    await vi.waitFor(() => expect(shown(film)).toBe(1));
    film.forward();
    expect(film.playback.scene?.ms).toBeGreaterThan(0);
  });
});
