import type { Seat } from '../../generated/Seat.ts';
import type { Update } from '../../generated/Update.ts';

/** How fast what happened is shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type PaceName = (typeof PACES)[number];

const REMEMBERED = 'grimoire.pace';
const FACTORS: Record<PaceName, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
/** A click within this time after a new question was meant for the last one. */
const GUARD = 200;

function isPace(text: string | null): text is PaceName {
  return PACES.some((name) => name === text);
}

function first(): PaceName {
  const remembered = localStorage.getItem(REMEMBERED);
  return isPace(remembered) ? remembered : 'normal';
}

/** How fast a playback runs, and how patient whoever watches is. */
export interface Tempo {
  /** What the times at normal pace are multiplied with; nothing is shown at 0. */
  readonly factor: number;
  /** Whether what stays until somebody goes on does so: not for those in a hurry. */
  readonly stays: boolean;
  /** Everything is shown, however long it takes: nothing is hurried or told as a list instead. */
  readonly patient: boolean;
}

let now = $state<PaceName>(first());

/** The pace of whoever sits here. */
export const pace = {
  get now(): PaceName {
    return now;
  },

  choose(name: PaceName): void {
    now = name;
    localStorage.setItem(REMEMBERED, name);
  },

  get factor(): number {
    return FACTORS[now];
  },

  get stays(): boolean {
    return now === 'slow' || now === 'normal';
  },

  patient: false,

  /** How long a new question takes no click, in milliseconds. Whoever wants no delay gets none. */
  get guard(): number {
    return now === 'instant' ? 0 : GUARD;
  },
};

/** With less thinking time than this the pace is doubled, and with less than that nothing is played; in milliseconds. */
const SHORT = 30_000;
const LAST = 10_000;

/** The pace of whoever sits here; hurried when their own clock runs short. */
export function tempoOf(update: Update | null, yours: Seat[], patient: boolean): Tempo {
  const left = Math.min(...yours.map((seat) => update?.clock?.left_ms[seat] ?? Infinity));
  const hurry = left < LAST ? 0 : left < SHORT ? 0.5 : 1;
  return { factor: pace.factor * hurry, stays: pace.stays && hurry === 1, patient };
}
