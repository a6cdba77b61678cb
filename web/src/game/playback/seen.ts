import type { Seat } from '../../generated/Seat.ts';

/** How much of each game's story was seen in this browser, so that whoever comes back is told the rest. */
const PREFIX = 'grimoire.seen.';

export function see(game: string, seat: Seat, told: number): void {
  localStorage.setItem(PREFIX + game, `${seat}:${told}`);
}

/** How many lines this seat has seen; nothing if it was never here. */
export function seen(game: string, seat: Seat | null): number | null {
  const [of, told] = (localStorage.getItem(PREFIX + game) ?? '').split(':').map(Number);
  return of === seat && told !== undefined && !Number.isNaN(told) ? told : null;
}
