import type { Occupant } from '../generated/Occupant.ts';
import type { Seat } from '../generated/Seat.ts';
import type { SeatInfo } from '../generated/SeatInfo.ts';
import { words } from '../words/words.svelte.ts';

/** Whose side something is on, as we see it: ours is left and round, others are right and cut. */
export type Side = 'you' | 'foe';

/** For those who watch, the first seat is drawn as ours. */
export function sideOf(seat: Seat | null, yours: Seat[]): Side {
  if (seat === null) return 'foe';
  return (yours.length > 0 ? yours.includes(seat) : seat === 0) ? 'you' : 'foe';
}

export function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** What a seat is called: its player's name, the bot's, “you”, or its letter. Some things nobody controls. */
export function nameOf(seat: Seat | null, seats: SeatInfo[], yours: Seat[]): string {
  if (seat === null) return words.t('page-nobody');
  const occupant: Occupant | undefined = seats.find((info) => info.seat === seat)?.occupant;
  const fallback = words.t('page-seat', { seat: letter(seat) });
  switch (occupant?.kind) {
    case 'person':
      if (occupant.name !== '') return occupant.name;
      return yours.length === 1 && yours[0] === seat ? words.t('page-you') : fallback;
    case 'bot': {
      const name = words.t('page-bot', {
        bot: words.name(`page-bot-${occupant.bot}`, occupant.bot),
      });
      // Several of a kind are told apart by their seats.
      const bots = seats.filter((info) => info.occupant.kind === 'bot');
      return bots.length > 1 ? `${name} ${letter(seat)}` : name;
    }
    case 'open':
      return words.t('page-open-seat', { seat: letter(seat) });
    case undefined:
      return fallback;
  }
}

/** What a seat is waited for with: its decision, or the bot’s. Nothing while others decide. */
export function doingOf(seat: Seat, seats: SeatInfo[], yours: Seat[], waiting: Seat[]): string {
  if (!waiting.includes(seat)) return '';
  const info = seats.find((info) => info.seat === seat);
  if (info?.occupant.kind === 'bot') return words.t('page-thinking');
  if (info?.occupant.kind === 'person' && !info.present) return words.t('page-not-there');
  return words.t(yours.includes(seat) ? 'page-to-act-you' : 'page-to-act');
}

/** What is said while nothing is asked: who is waited for. What the table answers for us is nobody's decision. */
export function waitingOf(waiting: Seat[], seats: SeatInfo[], yours: Seat[]): string {
  const others = waiting.filter((seat) => !yours.includes(seat));
  if (others.length === 0) return words.t('page-going-on');
  const names = others.map((seat) => nameOf(seat, seats, yours));
  const who = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
  return words.t('page-waiting', { who });
}
