import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Message } from '../generated/Message.ts';
import type { ReplayInfo } from '../generated/ReplayInfo.ts';
import type { ReplayScene } from '../generated/ReplayScene.ts';
import type { ReplayStep } from '../generated/ReplayStep.ts';
import { explain } from '../net/explain.ts';
import type { Eyes, replays } from '../net/replays.ts';

/** How many views are asked for at once, how far ahead, and how many are kept around the one that is shown. */
const AT_ONCE = 24;
const AHEAD = 8;
const KEPT = 160;
/** What a step takes at speed 1. */
const BEAT = 1_400;

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

/** Leafing through a recorded game: which step, through whose eyes, and what of it has come from the server. */
export class Player {
  info = $state.raw<ReplayInfo | null>(null);
  trouble = $state.raw<Message | null>(null);
  eyes = $state<Eyes>('all');
  step = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** What is drawn: the wanted view, or the last one until it has come. */
  shown = $state.raw<ReplayScene | null>(null);
  #scenes = new SvelteMap<string, ReplayScene>();
  #stories = new SvelteMap<Eyes, ReplayStep[]>();
  #underWay = new SvelteSet<string>();
  #id: string;
  #from: typeof replays;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, from: typeof replays) {
    this.#id = id;
    this.#from = from;
  }

  get last(): number {
    return this.info?.steps ?? 0;
  }

  /** The story so far, as these eyes know it. */
  get story(): ReplayStep[] {
    return this.#stories.get(this.eyes) ?? [];
  }

  /** What led to the step that is shown. */
  get now(): ReplayStep | null {
    return this.story[this.step] ?? null;
  }

  async open(): Promise<void> {
    try {
      this.trouble = null;
      this.info = await this.#from.info(this.#id);
      await this.#look();
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#look();
  }

  go(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.last);
    if (this.step === this.last) this.pause();
    void this.#look();
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
    if (this.step >= this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  hurry(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  close(): void {
    this.pause();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      // Steps nobody noticed would be pauses.
      this.go(nextTold(this.story, this.step, this.last));
      if (this.playing) this.#wait();
    }, BEAT / this.speed);
  }

  /** Shows the wanted step as soon as it is there, and sees to what comes next. */
  async #look(): Promise<void> {
    this.#draw();
    try {
      await Promise.all([this.#fetchViews(this.step), this.#fetchStory()]);
      this.#draw();
      await this.#fetchViews(Math.min(this.step + AHEAD, this.last));
      this.trouble = null;
    } catch (error) {
      this.pause();
      this.trouble = explain(error);
    }
  }

  #draw(): void {
    const scene = this.#scenes.get(`${this.eyes} ${this.step}`);
    if (scene) this.shown = scene;
  }

  async #fetchViews(step: number): Promise<void> {
    const { eyes } = this;
    if (this.#scenes.has(`${eyes} ${step}`)) return;
    const from = this.#scenes.has(`${eyes} ${step - 1}`) ? step : Math.max(0, step - 4);
    const wish = `${eyes} ${from}`;
    if (this.#underWay.has(wish)) return;
    this.#underWay.add(wish);
    try {
      const { scenes } = await this.#from.views(this.#id, eyes, from, AT_ONCE);
      for (const scene of scenes) this.#scenes.set(`${eyes} ${scene.step}`, scene);
      this.#forget();
      this.#draw();
    } finally {
      this.#underWay.delete(wish);
    }
  }

  /** Views far from what is shown are asked for again when they are wanted. */
  #forget(): void {
    if (this.#scenes.size <= 2 * KEPT) return;
    for (const [key, scene] of this.#scenes)
      if (!key.startsWith(`${this.eyes} `) || Math.abs(scene.step - this.step) > KEPT)
        this.#scenes.delete(key);
  }

  /** The story is light: it comes as a whole, part by part. */
  async #fetchStory(): Promise<void> {
    const { eyes } = this;
    if (this.#underWay.has(`story ${eyes}`)) return;
    this.#underWay.add(`story ${eyes}`);
    try {
      for (;;) {
        const told = this.#stories.get(eyes) ?? [];
        if (told.length > this.last) break;
        const { steps } = await this.#from.story(this.#id, eyes, told.length);
        if (steps.length === 0) break;
        this.#stories.set(eyes, [...told, ...steps]);
      }
    } finally {
      this.#underWay.delete(`story ${eyes}`);
    }
  }
}
