import type { CreateGame } from '../generated/CreateGame.ts';
import type { SeatWish } from '../generated/SeatWish.ts';

/** A game of Mage Wars as somebody fills in the form. The engine judges it; here it is only written down. */
export interface Draft {
  mode: Mode;
  arena: ArenaSize;
  /** The map of Domination that is played instead, by its id. */
  map: string | null;
  /** The expansions that are in a full game; apprentices play with the base game. */
  sets: readonly string[];
  /** Four play two against two. */
  teams: boolean;
  seats: SeatDraft[];
}

export interface SeatDraft {
  mage: string;
  book: string;
  /** `me`, `open`, or the name of a computer player. */
  who: string;
}

export type Mode = 'apprentice' | 'full';
export type ArenaSize = 'small' | 'standard' | 'large';

/** A map of Domination: how many play on it, and whether in two teams. */
export interface DominationMap {
  id: string;
  seats: number;
  teams: boolean;
}

const duel = (id: string): DominationMap => ({ id, seats: 2, teams: false });

/** All maps: duels first, then those for three and four. The last one is no map of the rulebook. */
export const MAPS: readonly DominationMap[] = [
  duel('ancient-wards'),
  duel('blasted-lands'),
  duel('court-of-the-antarians'),
  duel('gauntlet-of-vtar'),
  duel('lost-expedition'),
  duel('no-mans-land'),
  duel('path-of-war'),
  duel('weathered-sanctuary'),
  { id: 'triumvirate', seats: 3, teams: false },
  { id: 'unseen-passage', seats: 3, teams: false },
  { id: 'wartorn-expanse', seats: 3, teams: false },
  { id: 'ziggurats-rise', seats: 3, teams: false },
  { id: 'grand-arena', seats: 4, teams: false },
  { id: 'wheel-of-death', seats: 4, teams: false },
  { id: 'truce-at-straywood', seats: 4, teams: true },
  { id: 'swamp-crossroads', seats: 4, teams: true },
];
/** The set the maps are from. */
export const DOMINATION = 'battlegrounds-domination';

/** The mages of the base set, who are apprentices as well. */
export const MAGES = ['beastmaster', 'priestess', 'warlock', 'wizard'] as const;
export const ARENAS: Record<ArenaSize, { columns: number; rows: number }> = {
  small: { columns: 2, rows: 3 },
  standard: { columns: 4, rows: 3 },
  large: { columns: 6, rows: 4 },
};
/** The printed books of a mage, by shelf. */
export const SHELVES = ['apprentice', 'apprentice-de', 'starting'] as const;
export const MOST_SEATS = 4;

/** The book a mage has unless somebody chooses another. */
export function usualBook(mode: Mode, mage: string): string {
  return `${mode === 'full' ? 'starting' : 'apprentice'}:${mage}`;
}

const USUAL = ['beastmaster', 'warlock', 'wizard', 'priestess'] as const;

function seatOf(mode: Mode, at: number, who: string): SeatDraft {
  const mage = USUAL[at] ?? 'wizard';
  return { mage, book: usualBook(mode, mage), who };
}

/** We against a computer player, by the rules of this mode. */
export function firstDraft(mode: Mode, bot: string): Draft {
  return {
    mode,
    arena: mode === 'full' ? 'standard' : 'small',
    map: null,
    sets: [],
    teams: false,
    seats: [seatOf(mode, 0, 'me'), seatOf(mode, 1, bot)],
  };
}

/** We as this mage against the computer as another one, by the apprentice rules: a first game by one click. */
export function firstGame(mage: string, bot: string): Draft {
  const draft = firstDraft('apprentice', bot);
  const seats = draft.seats.map((seat, at) => {
    if (at === 0) return withMage('apprentice', seat, mage);
    const other = seat.mage === mage ? USUAL[0] : seat.mage;
    return withMage('apprentice', seat, other);
  });
  return { ...draft, seats };
}

/** The same players in another mode, with the books and the arena it is played with. */
export function inMode(draft: Draft, mode: Mode): Draft {
  return {
    ...draft,
    mode,
    arena: mode === 'full' ? 'standard' : 'small',
    map: mode === 'full' ? draft.map : null,
    seats: draft.seats.map((seat, at) => {
      const plays = mode === 'full' || MAGES.some((mage) => mage === seat.mage);
      return withMage(mode, seat, plays ? seat.mage : (USUAL[at] ?? 'wizard'));
    }),
  };
}

/** With so many seats; those who come later are computer players. */
export function withSeats(draft: Draft, count: number, bot: string): Draft {
  const seats = Array.from(
    { length: count },
    (_, at) => draft.seats[at] ?? seatOf(draft.mode, at, bot),
  );
  return { ...draft, seats, teams: draft.teams && count === MOST_SEATS };
}

/** Domination on a map, with as many seats as it is for; or an arena without one. */
export function onGround(draft: Draft, ground: string, bot: string): Draft {
  const map = MAPS.find(({ id }) => id === ground);
  if (!map) return { ...draft, arena: ground as ArenaSize, map: null };
  const full = draft.mode === 'full' ? draft : inMode(draft, 'full');
  return { ...withSeats(full, map.seats, bot), map: map.id, teams: map.teams };
}

/** A seat with another mage gets that mage's book. */
export function withMage(mode: Mode, seat: SeatDraft, mage: string): SeatDraft {
  return { ...seat, mage, book: usualBook(mode, mage) };
}

/** Who sits in a seat, as the server is told. */
export function wishFor(who: string): SeatWish {
  if (who === 'me') return { kind: 'person', name: '' };
  return who === 'open' ? { kind: 'open' } : { kind: 'bot', bot: who };
}

/** The cards of a book somebody keeps, by the name it was chosen by. */
export type OwnCards = (book: string) => Readonly<Record<string, number>> | null;

function withSets({ mode, sets, map }: Draft): { sets?: readonly string[] } {
  const all = map === null || sets.includes(DOMINATION) ? sets : [...sets, DOMINATION];
  return mode === 'full' && all.length > 0 ? { sets: all } : {};
}

/** What is sent to the server. Members of a team do not sit side by side. */
export function wishOf(draft: Draft, own: OwnCards = () => null): CreateGame {
  const seats = draft.seats.map(({ mage, book }, at) => ({
    mage,
    book: own(book) ?? book,
    ...(draft.teams ? { team: (at % 2) + 1 } : {}),
  }));
  return {
    game: 'mage-wars',
    setup: {
      mode: draft.mode,
      ...withSets(draft),
      arena: draft.map === null ? ARENAS[draft.arena] : { map: draft.map },
      seats,
    },
    seats: draft.seats.map(({ who }) => wishFor(who)),
  };
}
