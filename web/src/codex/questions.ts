import type { Game } from './codex.ts';

/** A question beginners ask, with the rules that answer it. Words and sentences are messages `codex-ask-…`. */
export interface Question {
  id: string;
  rules: string[];
}

const ASKED: Record<Game, Question[]> = {
  'mage-wars': [
    { id: 'win', rules: ['MW-ROUND-01', 'MW-MULTI-05', 'MW-MULTI-11'] },
    { id: 'turn', rules: ['MW-ACTION-03', 'MW-ACTION-18'] },
    { id: 'spells', rules: ['MW-READY-18', 'MW-QUICKCAST-01', 'MW-QUICKCAST-03'] },
    { id: 'mana', rules: ['MW-READY-07', 'MW-READY-09'] },
    { id: 'attack', rules: ['MW-DICE-02', 'MW-DAMAGE-01', 'MW-DAMAGE-02'] },
    { id: 'move', rules: ['MW-MOVE-01', 'MW-HINDER-01', 'MW-HINDER-02'] },
    { id: 'guard', rules: ['MW-GUARD-01', 'MW-GUARD-03'] },
    { id: 'hidden', rules: ['MW-ENCH-01', 'MW-ENCH-03', 'MW-REVEAL-01'] },
    { id: 'pass', rules: ['MW-ACTION-04'] },
  ],
  'mage-knight': [],
};

export function questionsOf(game: Game): Question[] {
  return ASKED[game];
}

function split(words: string): string[] {
  return words
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter(Boolean);
}

/** The words of a search that say what it is about: “how do I win” asks about “win”. */
export function meaningful(words: string, idle: string): string {
  const left = split(words).filter((word) => !split(idle).includes(word));
  return left.length > 0 ? left.join(' ') : words;
}

/** Whether a search asks this: every word that counts begins one of its words. */
export function asks(
  question: { title: string; words: string },
  search: string,
  idle: string,
): boolean {
  const known = split(`${question.title} ${question.words}`).filter(
    (word) => !split(idle).includes(word),
  );
  const wanted = split(search).filter((word) => !split(idle).includes(word));
  return wanted.length > 0 && wanted.every((word) => known.some((one) => one.startsWith(word)));
}
