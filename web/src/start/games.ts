import type { CatalogueEntry } from '../generated/CatalogueEntry.ts';
import type { CreateGame } from '../generated/CreateGame.ts';
import type { GameInfo } from '../generated/GameInfo.ts';
import type { SeatWish } from '../generated/SeatWish.ts';
import type { IconName } from '../parts/icon-names.ts';

/** How a game looks on the start screen. Its words are messages named after it. */
export interface Look {
  emblem: IconName;
  leather: 'lapis' | 'madder' | 'verdigris';
}

const LOOKS: Record<string, Look> = {
  'mage-wars': { emblem: 'wizard-face', leather: 'lapis' },
  'mage-knight': { emblem: 'visored-helm', leather: 'madder' },
};

export function lookOf(game: string): Look {
  return LOOKS[game] ?? { emblem: 'spell-book', leather: 'verdigris' };
}

/** What the form of a game is given. */
export interface FormProps {
  entry: CatalogueEntry;
  busy: boolean;
  begin: (wish: CreateGame) => void;
  close: () => void;
}

/** The computer player for somebody who has not chosen one. */
export function opponent(bots: string[]): string | undefined {
  return bots.includes('normal') ? 'normal' : bots[0];
}

const me: SeatWish = { kind: 'person', name: '' };

/** We in the first seat, the computer in all others. */
export function againstComputer(entry: CatalogueEntry): CreateGame {
  const bot = opponent(entry.bots);
  const others = Array.from({ length: entry.seats - 1 }, (): SeatWish =>
    bot === undefined ? { kind: 'open' } : { kind: 'bot', bot },
  );
  return { game: entry.game, seats: [me, ...others] };
}

/** Everyone in front of this screen. */
export function hotSeat(entry: CatalogueEntry): CreateGame {
  return { game: entry.game, seats: Array.from({ length: entry.seats }, () => me) };
}

/** We in the first seat; the others are open for whoever gets the address. */
export function withFriends(entry: CatalogueEntry): CreateGame {
  const others = Array.from({ length: Math.max(1, entry.seats - 1) }, (): SeatWish => ({
    kind: 'open',
  }));
  return { game: entry.game, seats: [me, ...others], private: true };
}

export const HEROES = ['tovak', 'goldyx', 'norowas', 'arythea'] as const;
/** The first tale of Mage Knight, as the line below the button names it. */
export const FIRST_TALE = 'first-reconnaissance';

/** We alone as this hero in the first tale, or with a friend, who is another one. */
export function firstTale(hero: string, friend: boolean): CreateGame {
  const other = HEROES.find((one) => one !== hero) ?? HEROES[0];
  return {
    game: 'mage-knight',
    setup: { scenario: FIRST_TALE, heroes: friend ? [hero, other] : [hero] },
    seats: friend ? [me, { kind: 'open' }] : [me],
    ...(friend ? { private: true } : {}),
  };
}

/** The games that go on: first those that wait for us, then the newest. Finished ones are among the recorded games. */
export function unfinished(games: GameInfo[]): GameInfo[] {
  return games
    .filter(({ ending }) => ending === null)
    .sort(
      (one, other) =>
        Number(other.your_turn) - Number(one.your_turn) || other.created_ms - one.created_ms,
    );
}
