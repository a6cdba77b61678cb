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

let now = $state<PaceName>(first());

export const pace = {
  get now(): PaceName {
    return now;
  },

  choose(name: PaceName): void {
    now = name;
    localStorage.setItem(REMEMBERED, name);
  },

  /** What the times at normal pace are multiplied with; nothing is shown at 0. */
  get factor(): number {
    return FACTORS[now];
  },

  /** Whether what stays until somebody goes on does so: not for those in a hurry. */
  get stays(): boolean {
    return now === 'slow' || now === 'normal';
  },

  /** How long a new question takes no click, in milliseconds. Whoever wants no delay gets none. */
  get guard(): number {
    return now === 'instant' ? 0 : GUARD;
  },
};
