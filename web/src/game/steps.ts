import type { OptionLine } from '../generated/OptionLine.ts';
import type { IconName } from '../parts/icon-names.ts';

/**
 * The steps that lead to an answer, as keys: first a spell, then its target, then where that goes. Which steps an answer
 * has is for its game to say; without steps it is a plain button.
 */
export type PathOf = (choice: unknown) => string[];

/** How a game's answers are chosen. */
export interface Steps {
  pathOf: PathOf;
  /** Whether a step opens a group that is drawn elsewhere than in the list: a spell in the hand, a card of the book. */
  opens: (key: string) => boolean;
}

/** For games that say nothing: every answer is a button. */
export const plainSteps: Steps = { pathOf: () => [], opens: () => false };

/** A few words beside an answer with a sign, the same to be read out, and whether it is about what is ours. */
export type Note = (
  choice: unknown,
) => { text: string; spoken: string; icon: IconName; own: boolean } | null;

/** A line of the list: an answer, or a step with several behind it. */
export interface Line {
  key: string | null;
  option: OptionLine | null;
}

/** A legal answer and the steps that lead to it. */
export interface Entry {
  option: OptionLine;
  path: string[];
}

/** A legal next step, and the answers behind it. */
export interface Next {
  key: string;
  entries: Entry[];
}

export function startsWith(path: string[], prefix: string[]): boolean {
  return prefix.every((key, at) => path[at] === key);
}

/** The next steps after a prefix, in the order of the answers. */
export function nextSteps(entries: Entry[], prefix: string[]): Next[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.path[prefix.length];
    if (key === undefined || !startsWith(entry.path, prefix)) continue;
    const same = found.get(key);
    if (same) same.push(entry);
    else found.set(key, [entry]);
  }
  return [...found].map(([key, behind]) => ({ key, entries: behind }));
}
