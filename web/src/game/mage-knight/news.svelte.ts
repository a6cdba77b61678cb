import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { StoryLine } from '../story.ts';
import { changesFor, isTurnOfOthers, type Change } from './since.ts';

/** What others changed since we were asked last; it is gone with our next answer. */
export class News {
  changes = $state.raw<Change[]>([]);
  #seen: { view: MageKnightView; told: number } | null = null;

  /** What is shown now: while others act, or when we are asked. */
  take(view: MageKnightView, story: StoryLine[], seat: number | null, asked: boolean): void {
    const before = this.#seen;
    const others = story
      .slice(before?.told ?? story.length)
      .some((line) => isTurnOfOthers(line, seat === null ? [] : [seat]));
    this.changes = before && others ? changesFor(seat, before.view, view) : [];
    if (asked) this.#seen = { view, told: story.length };
  }
}
