import type { ReplayMoment } from '../../generated/ReplayMoment.ts';

/** An action after which things looked otherwise for somebody. */
export interface Turn {
  /** The step that led there. */
  step: number;
  /** Chances of the seat before and after, in thousandths. */
  before: number;
  after: number;
}

const MOST = 3;
/** A change that is worth naming, in thousandths. */
const LEAST = 60;

/** Where the game turned most for a seat, in the order of the game. */
export function turnsOf(moments: ReplayMoment[], seat: number): Turn[] {
  const chances = moments.map(({ step, chances: all }) => ({ step, chance: all[seat] ?? 0 }));
  return chances
    .slice(1)
    .map(({ step, chance }, at) => ({ step, before: chances[at]?.chance ?? 0, after: chance }))
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST)
    .sort((one, two) => Math.abs(two.after - two.before) - Math.abs(one.after - one.before))
    .slice(0, MOST)
    .sort((one, two) => one.step - two.step);
}
