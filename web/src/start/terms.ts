import type { CreateGame } from '../generated/CreateGame.ts';
import type { TimeControl } from '../generated/TimeControl.ts';
import { words } from '../words/words.svelte.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a table agrees on beside the game itself. */
export interface Terms {
  /** The name of a usual clock, `own`, or `none`. */
  clock: string;
  /** An own clock, in minutes and seconds. */
  minutes: number;
  seconds: number;
  /** The bot that goes on when somebody's time is up; none: the game is lost. */
  standIn: string | null;
  /** Only who has the address finds it. */
  private: boolean;
  rated: boolean;
}

export const usualTerms: Terms = {
  clock: 'none',
  minutes: 20,
  seconds: 10,
  standIn: null,
  private: false,
  rated: false,
};

/** Clocks by name: for an evening, and for days. */
export const CLOCKS: Record<string, TimeControl> = {
  'live-15': { bank_ms: 15 * MINUTE, increment_ms: 5 * SECOND },
  'live-30': { bank_ms: 30 * MINUTE, increment_ms: 10 * SECOND },
  'live-60': { bank_ms: HOUR, increment_ms: 30 * SECOND },
  'days-1': { bank_ms: DAY, increment_ms: 12 * HOUR },
  'days-3': { bank_ms: 3 * DAY, increment_ms: DAY },
  'days-7': { bank_ms: 7 * DAY, increment_ms: DAY },
};

export function clockOf(terms: Terms): TimeControl | null {
  if (terms.clock === 'own')
    return {
      bank_ms: Math.max(1, Math.round(terms.minutes)) * MINUTE,
      increment_ms: Math.max(0, Math.round(terms.seconds)) * SECOND,
    };
  return CLOCKS[terms.clock] ?? null;
}

/** A time control as people read it. */
export function clockText({ bank_ms, increment_ms }: TimeControl): string {
  const bank = spanText(bank_ms);
  return increment_ms === 0
    ? bank
    : words.t('page-clock-and', { bank, increment: spanText(increment_ms) });
}

function spanText(ms: number): string {
  if (ms >= DAY && ms % DAY === 0) return words.t('page-clock-days', { count: ms / DAY });
  if (ms >= HOUR && ms % HOUR === 0) return words.t('page-clock-hours', { count: ms / HOUR });
  if (ms >= MINUTE && ms % MINUTE === 0)
    return words.t('page-clock-minutes', { count: ms / MINUTE });
  return words.t('page-clock-seconds', { count: Math.round(ms / SECOND) });
}

/** Whether a game of these players can be rated: two people, one of them still to come. */
export function canBeRated(wish: CreateGame): boolean {
  return wish.seats.length === 2 && wish.seats.every(({ kind }) => kind !== 'bot');
}

/** The wish with these terms, as far as they make sense for it. */
export function onTerms(wish: CreateGame, terms: Terms): CreateGame {
  const clock = clockOf(terms);
  return {
    ...wish,
    ...(clock ? { clock } : {}),
    ...(clock && terms.standIn !== null ? { stand_in: terms.standIn } : {}),
    ...(terms.private ? { private: true } : {}),
    ...(terms.rated && canBeRated(wish) ? { rated: true } : {}),
  };
}
