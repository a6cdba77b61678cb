import { beforeEach, expect, test } from 'vitest';
import type { Update } from '../../generated/Update.ts';
import type { StoryLine } from '../story.ts';
import { actionsOf, type Motion } from './motion.ts';
import { pace, tempoOf, type Tempo } from './pace.svelte.ts';
import { Playback, type Timer } from './playback.svelte.ts';

const line = (kind: string, begins = false, seat?: number): StoryLine =>
  ({
    kind,
    begins,
    text: { id: kind },
    who: seat === undefined ? undefined : { seat },
  }) as StoryLine;

const motion: Motion = {
  time: ({ kind }, own) => (kind === 'quiet' ? 0 : own ? 100 : 900),
  fold: (view, { kind }) => `${String(view)} ${kind}`,
  unhurried: ({ kind }) => kind === 'number',
};

/** A server that says what a test wants, and a clock that only goes on when it is told to. */
class Desk {
  story: StoryLine[] = [];
  update: Update | null = null;
  pending = null;
  given: unknown[] = [];
  calm = false;
  hidden = false;
  stays = false;
  tempo: Tempo = pace;
  due: { ms: number; run: () => void } | null = null;
  timer: Timer = {
    after: (ms, run) => (this.due = { ms, run }),
    stop: () => (this.due = null),
    hidden: () => this.hidden,
    calm: () => this.calm,
  };
  playback = new Playback(
    this as never,
    () => ({ ...motion, stays: () => this.stays }),
    () => [0],
    () => this.tempo,
    this.timer,
  );

  get asked(): Update['asked'] {
    return this.update?.asked ?? null;
  }

  answer(choice: unknown): void {
    this.given.push(choice);
  }

  say(revision: number, lines: StoryLine[], kept = this.story.length): void {
    this.story = [...this.story.slice(0, kept), ...lines];
    this.update = {
      seat: 0,
      revision,
      view: `view ${revision}`,
      waiting_for: [0],
      asked: { seat: 0, question: { id: 'q' }, options: [], why_not: [] },
      lines_kept: kept,
      lines,
      can_undo: true,
      undo_lines: 0,
      no_undo: null,
      clock: null,
      ending: null,
      revealed_seed: null,
    };
    this.playback.take();
  }

  tick(): number {
    const { due } = this;
    this.due = null;
    due?.run();
    return due?.ms ?? -1;
  }
}

beforeEach(() => pace.choose('normal'));

test('an action goes from one line that begins to the next', () => {
  const lines = [line('a', true), line('b'), line('c', true)];
  expect(actionsOf(lines).map((action) => action.map(({ kind }) => kind))).toEqual([
    ['a', 'b'],
    ['c'],
  ]);
});

test('actions are shown one after the other, and the question waits for the last', () => {
  const desk = new Desk();
  desk.say(1, [line('old', true)]);
  expect(desk.playback.playing).toBe(false);
  desk.say(2, [line('move', true, 1), line('hit', true, 1)]);
  expect(desk.playback.asked).toBeNull();
  expect(desk.playback.update?.view).toBe('view 1 move');
  desk.playback.answer('too early');
  expect(desk.given).toEqual([]);
  expect(desk.tick()).toBe(900);
  expect(desk.playback.update?.view).toBe('view 2');
  expect(desk.tick()).toBe(900);
  expect(desk.playback.playing).toBe(false);
  expect(desk.playback.asked).not.toBeNull();
});

test('what others did is shown longer than what we did, and nothing of what takes no time', () => {
  const desk = new Desk();
  desk.say(1, []);
  desk.say(2, [line('move', true, 0)]);
  expect(desk.tick()).toBe(100);
  desk.say(3, [line('quiet', true, 0)]);
  expect(desk.playback.playing).toBe(false);
});

test('the story grows with what is shown and misses nothing', () => {
  const desk = new Desk();
  desk.say(1, [line('old', true)]);
  desk.say(2, [line('one', true, 1), line('two', true, 1)]);
  desk.say(3, [line('three', true, 1)]);
  const seen: number[] = [];
  while (desk.playback.playing) {
    seen.push(desk.playback.story.length);
    desk.tick();
  }
  expect(seen).toEqual([2, 3, 4]);
  expect(desk.playback.story).toHaveLength(4);
});

test('what comes after an action does not change its picture', () => {
  const desk = new Desk();
  const { playback } = desk;
  desk.say(1, [line('first', true)]);
  const hit = line('hit', true, 1);
  desk.say(2, [hit, line('quiet', true)]);
  expect(playback.story.length).toBe(3);
  expect(playback.told.at(-1)).toEqual(hit);
  desk.say(3, [line('quiet', true)]);
  expect(playback.story.length).toBe(4);
  expect(playback.told.at(-1)).toEqual(hit);
  desk.tick();
  expect(playback.told.length).toBe(4);
});

test('one can pause, step back and go to now', () => {
  const desk = new Desk();
  desk.say(1, []);
  desk.say(2, [line('one', true, 1), line('two', true, 1)]);
  desk.tick();
  desk.playback.step(-1);
  expect(desk.playback.at).toBe(0);
  expect(desk.playback.paused).toBe(true);
  expect(desk.due).toBeNull();
  desk.playback.pause();
  expect(desk.due).not.toBeNull();
  desk.playback.finish();
  expect(desk.playback.update?.view).toBe('view 2');
});

test('the pace changes every time, and instant shows nothing on the way', () => {
  const desk = new Desk();
  desk.say(1, []);
  pace.choose('fast');
  desk.say(2, [line('one', true, 1)]);
  expect(desk.tick()).toBe(450);
  pace.choose('instant');
  desk.say(3, [line('two', true, 1)]);
  expect(desk.playback.playing).toBe(false);
  expect(desk.playback.asked).not.toBeNull();
});

test('with reduced motion nothing stands long', () => {
  const desk = new Desk();
  desk.calm = true;
  desk.say(1, []);
  desk.say(2, [line('one', true, 1)]);
  expect(desk.tick()).toBe(300);
});

test('an answer that was taken back is not played', () => {
  const desk = new Desk();
  desk.say(1, [line('one', true, 1)]);
  desk.say(2, [line('two', true, 1)]);
  desk.say(3, [], 1);
  expect(desk.playback.playing).toBe(false);
});

test('what happened behind a hidden page is told as a list that can be watched', () => {
  const desk = new Desk();
  desk.say(1, []);
  desk.hidden = true;
  desk.say(2, [line('one', true, 1)]);
  expect(desk.playback.playing).toBe(false);
  expect(desk.playback.missed).toHaveLength(1);
  desk.playback.watch();
  expect(desk.playback.playing).toBe(true);
});

test('a turn of the past is played again on the board as it is, and what is new goes before it', () => {
  const desk = new Desk();
  desk.say(1, []);
  desk.say(2, [line('one', true, 1)]);
  desk.playback.finish();
  desk.playback.replay(desk.story);
  expect(desk.playback.playing).toBe(true);
  expect(desk.playback.update?.view).toBe('view 2');
  expect(desk.playback.story).toHaveLength(1);
  desk.say(3, [line('two', true, 1)]);
  expect(desk.playback.scenes).toHaveLength(1);
  expect(desk.tick()).toBe(900);
  expect(desk.playback.playing).toBe(false);
});

test('much to show goes twice as fast, but for what has to be seen', () => {
  const desk = new Desk();
  desk.say(1, []);
  const many = Array.from({ length: 20 }, (_, at) => line(at === 3 ? 'number' : 'move', true, 1));
  desk.say(2, many);
  const times = many.map(() => desk.tick());
  expect(times.slice(0, 8)).toEqual([450, 450, 450, 900, 450, 450, 450, 900]);
  expect(times.slice(8)).toEqual(times.slice(8).map(() => 900));
});

test('too much to show is told as a list, and what is shown is seen to its end', () => {
  const desk = new Desk();
  const { playback } = desk;
  desk.say(1, []);
  desk.say(2, [line('number', true, 1)]);
  desk.say(
    3,
    Array.from({ length: 60 }, () => line('move', true, 1)),
  );
  expect(playback.scenes).toHaveLength(1);
  expect(playback.missed).toHaveLength(60);
  expect(playback.told.at(-1)?.kind).toBe('number');
  expect(desk.tick()).toBe(900);
  expect(playback.playing).toBe(false);
  expect(playback.update?.view).toBe('view 3');
  expect(playback.story).toHaveLength(61);
});

test('whoever is patient is shown everything, and a cut shows nothing of the way', () => {
  const desk = new Desk();
  desk.tempo = { factor: 1, stays: false, patient: true };
  desk.hidden = true;
  desk.say(1, []);
  const long = Array.from({ length: 60 }, () => line('move', true, 1));
  desk.say(2, long);
  expect(desk.playback.missed).toEqual([]);
  expect(long.map(() => desk.tick())).toEqual(long.map(() => 900));
  expect(desk.playback.playing).toBe(false);
  desk.say(3, [line('move', true, 1)]);
  desk.playback.cut();
  expect(desk.playback.playing).toBe(false);
  expect(desk.playback.update?.view).toBe('view 3');
});

test('whoever comes back is told what they have not seen, and can watch it', () => {
  const desk = new Desk();
  desk.say(1, [line('seen', true, 0), line('quiet'), line('new', true, 1), line('quiet', true)]);
  desk.playback.since(2);
  expect(desk.playback.missed.map(({ action }) => action[0]?.kind)).toEqual(['new']);
  expect(desk.playback.missedMs).toBe(900);
  desk.playback.watch();
  expect(desk.playback.playing).toBe(true);
  expect(desk.playback.story, 'it was told before').toHaveLength(4);
  desk.tick();
  expect(desk.playback.playing).toBe(false);
  desk.playback.since(4);
  expect(desk.playback.missed).toEqual([]);
});

test('what stays can be watched again', () => {
  const desk = new Desk();
  desk.stays = true;
  desk.say(1, []);
  desk.say(2, [line('one', true, 1)]);
  desk.tick();
  expect([desk.playback.held, desk.due]).toEqual([true, null]);
  desk.playback.again();
  expect(desk.playback.held).toBe(false);
  desk.tick();
  expect(desk.playback.held).toBe(true);
  desk.playback.step(1);
  expect(desk.playback.playing).toBe(false);
});

test('with little time left it goes faster, and with hardly any nothing is played', () => {
  const withLeft = (ms: number) => ({ clock: { left_ms: [600_000, ms] } }) as unknown as Update;
  expect(tempoOf(withLeft(60_000), [1], false)).toMatchObject({ factor: 1, stays: true });
  expect(tempoOf(withLeft(20_000), [1], false)).toMatchObject({ factor: 0.5, stays: false });
  expect(tempoOf(withLeft(9_000), [1], false).factor).toBe(0);
  expect(tempoOf(withLeft(9_000), [0], false).factor, 'the time of others').toBe(1);
  expect(tempoOf(null, [0], false).factor).toBe(1);
});
