import type { Asked } from '../../generated/Asked.ts';
import type { Seat } from '../../generated/Seat.ts';
import type { Update } from '../../generated/Update.ts';
import type { Asking } from '../chooser.svelte.ts';
import type { StoryLine } from '../story.ts';
import { scenesOf, type Beat, type Change, type Motion, type Scene } from './motion.ts';
import { pace, type Tempo } from './pace.svelte.ts';

/** With reduced motion nothing travels, and nothing stands longer than this. */
const CALM = 300;
/** More than this is shown at double pace, and more than that is told in a list instead; in milliseconds. */
const LONG = 12_000;
const TOO_LONG = 40_000;

/** What playback needs of a connection. */
export interface Source {
  readonly update: Update | null;
  readonly asked: Asked | null;
  readonly pending: unknown;
  readonly story: StoryLine[];
  answer: (choice: unknown) => void;
}

/** The clock; tests bring their own. */
export interface Timer {
  after: (ms: number, run: () => void) => unknown;
  stop: (id: unknown) => void;
  hidden: () => boolean;
  calm: () => boolean;
}

const browser: Timer = {
  after: (ms, run) => setTimeout(run, ms),
  stop: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
  hidden: () => document.hidden,
  calm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/**
 * Shows what happened one action at a time. The server has decided everything before the first scene; playback can be
 * hurried, paused, stepped back and skipped, and when it is over the page shows what the server sent, whatever was drawn
 * on the way. While it runs nothing is asked.
 */
export class Playback implements Asking {
  readonly #source: Source;
  readonly #motion: () => Motion;
  readonly #yours: () => Seat[];
  readonly #timer: Timer;
  readonly #tempo: () => Tempo;
  #scenes = $state.raw<Scene[]>([]);
  #at = $state(0);
  /** Which picture of the action is shown. */
  #beat = $state(0);
  /** The action was shown, and its last picture stays until somebody goes on. */
  held = $state(false);
  #running: unknown = null;
  /** What is played was played before. */
  #again = false;
  paused = $state(false);
  /** What was not watched, to be told as a list. */
  missed = $state.raw<Scene[]>([]);
  /** The last update that was shown or put into scenes. */
  #seen: { seat: Seat | null; view: unknown; told: number; revision: number } | null = null;

  constructor(
    source: Source,
    motion: () => Motion,
    yours: () => Seat[],
    tempo: () => Tempo = () => pace,
    timer: Timer = browser,
  ) {
    this.#source = source;
    this.#motion = motion;
    this.#yours = yours;
    this.#tempo = tempo;
    this.#timer = timer;
  }

  /** The action that is shown. */
  get scene(): Scene | null {
    return this.#scenes[this.#at] ?? null;
  }

  /** The picture of the action that is shown. */
  get beat(): Beat | null {
    return this.scene?.beats[this.#beat] ?? null;
  }

  get beatAt(): number {
    return this.#beat;
  }

  get playing(): boolean {
    return this.scene !== null;
  }

  get scenes(): Scene[] {
    return this.#scenes;
  }

  get at(): number {
    return this.#at;
  }

  /** The game as it is shown: while something is played nobody is asked and nothing has ended. */
  get update(): Update | null {
    const { update } = this.#source;
    const { beat } = this;
    if (!update || !beat) return update;
    return { ...update, view: beat.view, asked: null, ending: null, can_undo: false };
  }

  get asked(): Asked | null {
    return this.playing ? null : this.#source.asked;
  }

  get pending(): unknown {
    return this.#source.pending;
  }

  /** The story up to the picture that is shown. */
  get story(): StoryLine[] {
    const { story } = this.#source;
    if (this.#again) return story;
    const later = [
      ...this.#scenes.slice(this.#at + 1),
      ...(this.scene?.beats.slice(this.#beat + 1) ?? []),
    ];
    const left = later.reduce((sum, { lines }) => sum + lines.length, 0);
    return left === 0 ? story : story.slice(0, story.length - left);
  }

  /**
   * What leads up to the picture that is shown, in the story or in what is seen again. What came after the action and
   * is told with its last picture does not change that picture.
   */
  get told(): StoryLine[] {
    const { scene, story } = this;
    if (!scene) return story;
    const lines = this.#again ? scene.lines : story;
    const end = scene.action.at(-1);
    const last = this.#beat === scene.beats.length - 1;
    if (!last || !end) return lines;
    return lines.slice(0, lines.length - (scene.lines.length - 1 - scene.lines.lastIndexOf(end)));
  }

  answer(choice: unknown): void {
    if (!this.playing) this.#source.answer(choice);
  }

  #look(update: Update): void {
    const { seat, view, revision } = update;
    this.#seen = { seat, view, told: this.#source.story.length, revision };
  }

  /** Shows what the source has now, and nothing of the way there. */
  cut(): void {
    const { update } = this.#source;
    if (update) this.#look(update);
    this.finish();
  }

  /** Takes what came from the server. */
  take(): void {
    const { update, story } = this.#source;
    if (!update || (update.revision === this.#seen?.revision && update.seat === this.#seen.seat))
      return;
    const before = this.#seen;
    this.#look(update);
    const tempo = this.#tempo();
    // The first picture, another seat's eyes, and an answer taken back have nothing to be played.
    if (!before || before.seat !== update.seat || update.lines_kept < before.told) {
      this.finish();
      return;
    }
    const lines = story.slice(before.told);
    const last = this.#scenes.at(-1)?.beats.at(-1)?.view ?? before.view;
    const scenes = scenesOf(lines, last, update.view, this.#yours(), this.#motion());
    if (this.#timer.hidden() && !tempo.patient) {
      this.missed = [...this.missed, ...this.#scenes.slice(this.#at), ...scenes];
      this.finish();
      return;
    }
    if (tempo.factor === 0) return;
    if (scenes.length === 0) {
      // Nothing to be seen: the newest view comes with what is shown last.
      this.#tellWithLast(lines, update.view);
      return;
    }
    // What is new goes before what is seen again.
    if (this.#again) this.finish();
    const idle = !this.playing;
    this.#scenes = idle ? scenes : [...this.#scenes, ...scenes];
    if (idle) this.#show(0, 0);
    if (this.left > TOO_LONG && !tempo.patient) {
      // What is shown is seen to its end.
      const later = this.#scenes.slice(idle ? 0 : this.#at + 1);
      this.missed = [...this.missed, ...later];
      this.#scenes = this.#scenes.slice(0, idle ? 0 : this.#at + 1);
      this.#tellWithLast(
        later.flatMap(({ lines }) => lines),
        update.view,
      );
    } else if (idle) this.#run();
  }

  /** What has no picture of its own is told with what is shown last, and leads to this view. */
  #tellWithLast(lines: StoryLine[], view: unknown): void {
    const shown = this.#scenes.at(-1);
    const beat = shown?.beats.at(-1);
    if (!shown || !beat) return;
    const last = { ...beat, lines: [...beat.lines, ...lines], view };
    const beats = [...shown.beats.slice(0, -1), last];
    this.#scenes = [
      ...this.#scenes.slice(0, -1),
      { ...shown, lines: [...shown.lines, ...lines], beats },
    ];
  }

  /** What was told since somebody looked last is told as a list: only so many lines of the story were seen. */
  since(told: number): void {
    const { update, story } = this.#source;
    if (!update || told >= story.length) return;
    const { time, least } = this.#motion();
    const how: Motion = least ? { time, least } : { time };
    this.missed = scenesOf(story.slice(told), update.view, update.view, this.#yours(), how);
  }

  /** What the actions of the list changed. */
  get changes(): Change[][] {
    const actions = this.missed.map(({ action }) => action);
    const view = this.#source.update?.view;
    return this.#motion().changes?.(actions, view, this.#yours()) ?? [];
  }

  /** How long the list takes to be watched, in milliseconds. */
  get missedMs(): number {
    const sum = this.missed.reduce((all, { ms }) => all + ms, 0);
    return sum * (this.#tempo().factor || 1) * (sum > LONG ? 0.5 : 1);
  }

  /** How long what is left takes at normal pace. */
  get left(): number {
    return this.#scenes.slice(this.#at).reduce((sum, { ms }) => sum + ms, 0);
  }

  /** What times at normal pace are multiplied with now. */
  get factor(): number {
    const { factor } = this.#tempo();
    // Whoever asks to see something again wants to see it.
    const wanted = this.#again && factor === 0 ? 1 : factor;
    return this.hurried ? wanted / 2 : wanted;
  }

  /** There is so much to show that this picture goes twice as fast. */
  get hurried(): boolean {
    return this.left > LONG && !this.#tempo().patient && !this.beat?.unhurried;
  }

  #length(beat: Beat): number {
    const ms = beat.ms * this.factor;
    return this.#timer.calm() ? Math.min(ms, CALM) : ms;
  }

  #show(at: number, beat: number): void {
    this.#at = at;
    this.#beat = beat;
    this.held = false;
  }

  #run(): void {
    this.#timer.stop(this.#running);
    const { scene, beat } = this;
    if (!scene || !beat) {
      this.finish();
      return;
    }
    if (this.paused) return;
    this.#running = this.#timer.after(this.#length(beat), () => {
      const last = this.#beat >= scene.beats.length - 1;
      if (last && scene.stays && this.#tempo().stays) this.held = true;
      else {
        if (last) this.#show(this.#at + 1, 0);
        else this.#show(this.#at, this.#beat + 1);
        this.#run();
      }
    });
  }

  pause(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    this.#run();
  }

  /**
   * Shows another action, or how this one ends if it is still under way; after the last one comes what is asked. Whoever
   * leafs through actions sees how each of them ended.
   */
  step(by: number): void {
    const { scene } = this;
    if (!scene) return;
    if (by < 0) this.paused = true;
    const end = scene.beats.length - 1;
    if (by > 0 && this.#beat < end && !this.paused) this.#show(this.#at, end);
    else {
      const at = Math.max(0, this.#at + by);
      const beats = this.#scenes[at]?.beats.length ?? 1;
      this.#show(at, this.paused ? beats - 1 : 0);
    }
    this.#run();
  }

  /** Shows the action once more, from its beginning. */
  again(): void {
    if (!this.scene) return;
    this.paused = false;
    this.#show(this.#at, 0);
    this.#run();
  }

  /** Goes on from there, without what lies between. */
  goTo(at: number): void {
    this.#show(at, 0);
    this.#run();
  }

  show(at: number): void {
    this.paused = true;
    this.step(at - this.#at);
  }

  /** Plays lines of the past again, on the board as it is now. */
  replay(lines: StoryLine[]): void {
    const { update } = this.#source;
    if (this.playing || !update) return;
    const { time } = this.#motion();
    const scenes = scenesOf(lines, update.view, update.view, this.#yours(), { time });
    if (scenes.length === 0) return;
    this.#again = true;
    this.#scenes = scenes;
    this.#show(0, 0);
    this.#run();
  }

  /** Shows how it is now. */
  finish(): void {
    this.#again = false;
    this.#timer.stop(this.#running);
    this.#scenes = [];
    this.#show(0, 0);
    this.paused = false;
  }

  /** Plays what was missed. */
  watch(): void {
    const scenes = this.missed;
    this.missed = [];
    if (scenes.length === 0) return;
    // What is seen again is no news: the story stands as it is.
    this.#again = true;
    this.#scenes = scenes;
    this.#show(0, 0);
    this.#run();
  }

  close(): void {
    this.#timer.stop(this.#running);
  }
}
