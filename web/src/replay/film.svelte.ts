import { untrack } from 'svelte';
import type { Message } from '../generated/Message.ts';
import type { ReplayInfo } from '../generated/ReplayInfo.ts';
import type { ReplayStep } from '../generated/ReplayStep.ts';
import type { SeatInfo } from '../generated/SeatInfo.ts';
import type { StoryLine } from '../game/story.ts';
import type { Motion } from '../game/playback/motion.ts';
import { Playback } from '../game/playback/playback.svelte.ts';
import { Connection, PROTOCOL } from '../net/connection.svelte.ts';
import { explain } from '../net/explain.ts';
import type { Eyes, replays } from '../net/replays.ts';
import { Record } from './record.svelte.ts';

/** How far ahead views are asked for. */
const AHEAD = 8;
/** How long what is said is shown when no picture goes with it, in milliseconds at speed 1. */
const SAID = 900;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The part of a recorded game a step lies in. */
export function chapterAt(info: ReplayInfo, step: number): number {
  return info.chapters.findLastIndex((chapter) => chapter.step <= step);
}

/** The next step at which something is told, or the last one. */
export function nextTold(story: ReplayStep[], step: number, last: number): number {
  return (
    story.find((told) => told.step > step && told.lines.some(({ text }) => text))?.step ?? last
  );
}

/** Nobody is at the other end of a record. */
class Nobody extends EventTarget {
  readonly readyState = WebSocket.CLOSED;
  send(): void {}
  close(): void {}
}

/**
 * A recorded game that is shown as if it were played: it speaks to the table as a server does, step by step, and the
 * same playback shows what happened. A step can be gone to without being played.
 */
export class Film {
  info = $state.raw<ReplayInfo | null>(null);
  trouble = $state.raw<Message | null>(null);
  eyes = $state<Eyes>('all');
  step = $state(0);
  /** It goes on by itself. */
  playing = $state(false);
  speed = $state<number>(1);
  readonly connection = new Connection('', [], () => new Nobody() as unknown as WebSocket);
  readonly playback: Playback;
  /** The step the table has come to. */
  #drawn = $state(-1);
  /** The wanted step is to be played, and not only to be shown. */
  #played = false;
  /** Where what was asked for again is over. */
  #until: number | null = null;
  #record: Record;
  #id: string;
  #from: typeof replays;
  #end: () => void;

  constructor(id: string, from: typeof replays, motion: () => Motion) {
    this.#id = id;
    this.#from = from;
    this.#record = new Record(id, from);
    const told = (): Motion => {
      const { least, ...rest } = motion();
      const said: Motion['least'] = (action) =>
        least?.(action) || (action.some(({ text }) => text) ? SAID : 0);
      return { ...rest, least: said };
    };
    this.playback = new Playback(
      this.connection,
      told,
      // Whoever watches did nothing of it.
      () => [],
      () => ({ factor: 1 / this.speed, stays: false, patient: true }),
    );
    this.#end = $effect.root(() => {
      // What was played leads to the next step, while it goes on by itself.
      $effect(() => {
        const shown = this.#drawn === this.step && !this.playback.playing;
        if (this.playing && shown) untrack(() => this.#advance());
      });
    });
  }

  get last(): number {
    return this.info?.steps ?? 0;
  }

  /** The story, as these eyes know it. */
  get story(): ReplayStep[] {
    return this.#record.story(this.eyes);
  }

  /** What led to the step that is shown. */
  get now(): ReplayStep | null {
    return this.story[this.step] ?? null;
  }

  /** Something can be looked at. */
  get ready(): boolean {
    return this.#drawn >= 0;
  }

  /** Opens the record at a step. */
  async open(step = 0): Promise<void> {
    try {
      this.trouble = null;
      this.info = await this.#from.info(this.#id);
      this.#seat(this.info.seats);
      this.step = Math.min(step, this.last);
      await this.#look();
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  #seat(seats: SeatInfo[]): void {
    const { info } = this;
    if (!info) return;
    this.connection.take({
      type: 'welcome',
      protocol: PROTOCOL,
      id: info.id,
      game: info.game,
      your_seats: [],
      seats,
      commitment: null,
      chat: [],
    });
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    this.#drawn = -1;
    this.#played = false;
    void this.#look();
  }

  /** Shows a step, and nothing of the way there. */
  go(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.last);
    if (this.step === this.last) this.playing = false;
    this.#drawn = -1;
    this.#played = false;
    this.#until = null;
    void this.#look();
  }

  /** Plays these lines again, on the board as it was. */
  rerun(lines: StoryLine[]): void {
    const stepOf = (line: StoryLine | undefined) =>
      this.story.findIndex((told) => line !== undefined && told.lines.includes(line));
    const [first, last] = [stepOf(lines[0]), stepOf(lines.at(-1))];
    if (first < 0) return;
    this.go(first - 1);
    this.#until = last;
    this.playing = true;
  }

  /** Plays the next step; what is still being played is over. */
  forward(): void {
    this.playing = false;
    if (this.step < this.last) this.#play(this.step + 1);
    else this.playback.finish();
  }

  #play(step: number): void {
    this.playback.finish();
    this.step = step;
    this.#played = true;
    void this.#look();
  }

  #advance(): void {
    const end = Math.min(this.#until ?? this.last, this.last);
    // Steps nobody noticed would be pauses.
    if (this.step < end) this.#play(nextTold(this.story, this.step, this.last));
    else {
      this.playing = false;
      this.#until = null;
    }
  }

  /** The beginning of the next part, or of this one or the one before. */
  goChapter(by: 1 | -1): void {
    const { info } = this;
    if (!info) return;
    const at = chapterAt(info, by === 1 ? this.step : this.step - 1);
    this.go(info.chapters[by === 1 ? at + 1 : at]?.step ?? (by === 1 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.step >= this.last && !this.playback.playing) this.go(0);
    this.playing = true;
    if (this.playback.paused) this.playback.pause();
  }

  pause(): void {
    this.playing = false;
    if (this.playback.playing && !this.playback.paused) this.playback.pause();
  }

  close(): void {
    this.#end();
    this.playback.close();
    this.connection.close();
  }

  /** Shows the wanted step as soon as it is there, and sees to what comes next. */
  async #look(): Promise<void> {
    const { eyes, step } = this;
    this.#draw();
    try {
      await Promise.all([
        this.#record.fetchViews(eyes, step),
        this.#record.fetchStory(eyes, this.last),
      ]);
      this.#draw();
      await this.#record.fetchViews(eyes, Math.min(step + AHEAD, this.last));
      this.#draw();
      this.trouble = null;
    } catch (error) {
      this.playing = false;
      this.trouble = explain(error);
    }
  }

  #draw(): void {
    const { eyes, step, info } = this;
    const scene = this.#record.scene(eyes, step);
    const told = this.#record.story(eyes);
    if (!info || !scene || told.length <= step || this.#drawn === step) return;
    const linesOf = (from: number, to: number) =>
      told.slice(from, to).flatMap(({ lines }) => lines);
    // What is played goes on from what is shown; everything else is shown as it is.
    const from = this.#played ? this.#drawn + 1 : 0;
    const over = step === this.last;
    this.connection.take({
      type: 'update',
      seat: null,
      revision: step,
      view: scene.view,
      waiting_for: scene.waiting_for,
      asked: null,
      lines_kept: from === 0 ? 0 : linesOf(0, from).length,
      lines: linesOf(from, step + 1),
      can_undo: false,
      undo_lines: 0,
      no_undo: null,
      clock: null,
      ending: over ? info.ending : null,
      revealed_seed: over ? info.seed : null,
    });
    this.#drawn = step;
    if (from > 0) this.playback.take();
    else this.playback.cut();
  }
}
