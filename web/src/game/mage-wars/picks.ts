import type { Chosen } from './plan.svelte.ts';

/** A spell a computer player would prepare, and what it costs to cast; `null` where that is open. */
export interface Pick extends Chosen {
  cost: number | null;
}

const MOST = 3;

/** Sets of spells that can be prepared together and paid for: two where a caster has room for two, otherwise one. */
export function setsOf(picks: Pick[], room: (caster: number) => number, mana: number): Pick[][] {
  const pairs = picks.flatMap((one, at) =>
    picks
      .slice(at + 1)
      .filter(({ caster, card }) => caster === one.caster && card !== one.card)
      .map((other) => [one, other]),
  );
  const paid = (set: Pick[]): boolean =>
    set.reduce((sum, { cost }) => sum + (cost ?? 0), 0) <= mana;
  const found = pairs.filter((set) => room(set[0]?.caster ?? -1) > 1 && paid(set));
  // What goes with nothing else is still a choice.
  const alone = picks.filter((one) => !found.some((set) => set.includes(one))).map((one) => [one]);
  return [...found, ...alone].slice(0, MOST);
}
