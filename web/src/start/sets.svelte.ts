/** The expansions, in the order they appeared. */
export const EXPANSIONS = [
  'forcemaster-vs-warlord',
  'conquest-of-kumanjaro',
  'druid-vs-necromancer',
  'forged-in-fire',
  'battlegrounds-domination',
] as const;

const KEPT = 'grimoire.sets';

function isExpansion(set: unknown): set is string {
  return EXPANSIONS.some((one) => one === set);
}

/** Only what is an expansion, in the order they appeared, each once. */
export function expansionsAmong(sets: Iterable<unknown>): string[] {
  const found = [...sets].filter(isExpansion);
  return EXPANSIONS.filter((set) => found.includes(set));
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? expansionsAmong(kept) : [];
  } catch {
    return [];
  }
}

let chosen = $state.raw<readonly string[]>(read());

/** The expansions somebody plays and builds with, kept in the browser. */
export const ownSets = {
  get chosen(): readonly string[] {
    return chosen;
  },
  choose(sets: Iterable<string>): void {
    chosen = expansionsAmong(sets);
    localStorage.setItem(KEPT, JSON.stringify(chosen));
  },
};
