import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { ReplayScene } from '../generated/ReplayScene.ts';
import type { ReplayStep } from '../generated/ReplayStep.ts';
import type { Eyes, replays } from '../net/replays.ts';

/** How many views are asked for at once, and how many are kept around the one that is shown. */
const AT_ONCE = 24;
const KEPT = 160;

/** What has come of a recorded game: views, and the story, through every pair of eyes somebody looked through. */
export class Record {
  #scenes = new SvelteMap<string, ReplayScene>();
  #stories = new SvelteMap<Eyes, ReplayStep[]>();
  #underWay = new SvelteSet<string>();
  #id: string;
  #from: typeof replays;

  constructor(id: string, from: typeof replays) {
    this.#id = id;
    this.#from = from;
  }

  scene(eyes: Eyes, step: number): ReplayScene | null {
    return this.#scenes.get(`${eyes} ${step}`) ?? null;
  }

  story(eyes: Eyes): ReplayStep[] {
    return this.#stories.get(eyes) ?? [];
  }

  /** Sees to it that the view after a step is there, and some more after it. */
  async fetchViews(eyes: Eyes, step: number): Promise<void> {
    if (this.#scenes.has(`${eyes} ${step}`)) return;
    const from = this.#scenes.has(`${eyes} ${step - 1}`) ? step : Math.max(0, step - 4);
    const wish = `${eyes} ${from}`;
    if (this.#underWay.has(wish)) return;
    this.#underWay.add(wish);
    try {
      const { scenes } = await this.#from.views(this.#id, eyes, from, AT_ONCE);
      for (const scene of scenes) this.#scenes.set(`${eyes} ${scene.step}`, scene);
      this.#forget(eyes, step);
    } finally {
      this.#underWay.delete(wish);
    }
  }

  /** Views far from what is shown are asked for again when they are wanted. */
  #forget(eyes: Eyes, step: number): void {
    if (this.#scenes.size <= 2 * KEPT) return;
    for (const [key, scene] of this.#scenes)
      if (!key.startsWith(`${eyes} `) || Math.abs(scene.step - step) > KEPT)
        this.#scenes.delete(key);
  }

  /** The story is light: it comes as a whole, part by part. */
  async fetchStory(eyes: Eyes, last: number): Promise<void> {
    if (this.#underWay.has(`story ${eyes}`)) return;
    this.#underWay.add(`story ${eyes}`);
    try {
      for (;;) {
        const told = this.story(eyes);
        if (told.length > last) break;
        const { steps } = await this.#from.story(this.#id, eyes, told.length);
        if (steps.length === 0) break;
        this.#stories.set(eyes, [...told, ...steps]);
      }
    } finally {
      this.#underWay.delete(`story ${eyes}`);
    }
  }
}
