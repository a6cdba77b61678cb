import type { Choice } from '../../generated/mage-wars/Choice.ts';
import type { PreparedView } from '../../generated/mage-wars/PreparedView.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import { same } from '../same.ts';

/** For whom the next spell is chosen; nobody: for the first who can have it. */
let wanted = $state<number | null>(null);

export const plan = {
  get caster(): number | null {
    return wanted;
  },
  choose(caster: number | null): void {
    wanted = caster;
  },
};

/** The answer that prepares a card: for the caster that was picked, or for whoever can have it. */
export function answerFor<T extends { caster: number }>(
  possible: T[],
  caster: number | null,
): T | undefined {
  return possible.find((one) => one.caster === caster) ?? possible[0];
}

/** A spell and who casts it. */
export interface Chosen {
  caster: number;
  card: string;
}

export function chosenOf(prepared: PreparedView[]): Chosen[] {
  return prepared.flatMap(({ caster, card }) => (card === null ? [] : [{ caster, card }]));
}

/**
 * The next answer on the way to these spells: what is prepared and not wanted goes back first. Nothing where they are
 * prepared, or as far as they can be.
 */
export function towards(
  goal: Chosen[],
  prepared: Chosen[],
  options: OptionLine[],
): OptionLine | null {
  const missing = [...goal];
  const spare: Chosen[] = [];
  for (const one of prepared) {
    const at = missing.findIndex((other) => same(one, other));
    if (at < 0) spare.push(one);
    else missing.splice(at, 1);
  }
  const find = (wish: Choice): OptionLine | undefined =>
    options.find(({ choice }) => same(choice, wish));
  const answers = [
    ...spare.map(({ card, caster }) => find({ put_back: { card, caster } })),
    ...missing.map(({ card, caster }) => find({ prepare: { card, caster } })),
  ];
  return answers.find((answer) => answer !== undefined) ?? null;
}

/** What was prepared, by round: this round's and the last one's. */
interface Kept {
  round: number;
  now: Chosen[];
  before: Chosen[];
}

const KEY = 'grimoire.prepared';

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/**
 * Keeps in this browser what a seat prepares, and returns what it prepared in the round before: the server tells it
 * in no view.
 */
export function remember(game: string, seat: number, round: number, now: Chosen[]): Chosen[] {
  const key = `${KEY}.${game}.${seat}`;
  const kept = read(key);
  const before = kept === null ? [] : kept.round === round ? kept.before : kept.now;
  const late = kept !== null && kept.round > round;
  if (!late) localStorage.setItem(key, JSON.stringify({ round, now, before } satisfies Kept));
  return before;
}
