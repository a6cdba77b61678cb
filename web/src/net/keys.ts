import type { SeatKey } from '../generated/SeatKey.ts';

/** Keys of seats are kept in this browser, so that closing the page loses nothing. */
const PREFIX = 'grimoire.keys.';

export function keysOf(game: string): SeatKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? '[]');
    return Array.isArray(kept) ? (kept as SeatKey[]) : [];
  } catch {
    return [];
  }
}

export function keep(game: string, keys: SeatKey[]): void {
  localStorage.setItem(PREFIX + game, JSON.stringify(keys));
}

/** The games this browser plays in. */
export function gamesPlayed(): Set<string> {
  return new Set(
    Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length)),
  );
}

/** What was promised about the dice when this browser first saw a game, to compare it with the seed afterwards. */
const PROMISE = 'grimoire.promise.';

export function notePromise(game: string, commitment: string): void {
  if (localStorage.getItem(PROMISE + game) === null)
    localStorage.setItem(PROMISE + game, commitment);
}

export function promiseOf(game: string): string | null {
  return localStorage.getItem(PROMISE + game);
}
