import type { CatalogueEntry } from '../generated/CatalogueEntry.ts';
import type { CreateGame } from '../generated/CreateGame.ts';
import type { CreatedGame } from '../generated/CreatedGame.ts';
import type { GameInfo } from '../generated/GameInfo.ts';
import type { Message } from '../generated/Message.ts';
import type { Problem } from '../generated/Problem.ts';
import type { SeatKey } from '../generated/SeatKey.ts';

/** Why a request failed, in words for people. */
export class RequestError extends Error {
  constructor(
    readonly why: Message,
    readonly status: number,
    /** Which part of what was sent it is about. */
    readonly place: string | null = null,
  ) {
    super(why.id);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, init);
  } catch {
    throw new RequestError({ id: 'page-unreachable' }, 0);
  }
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new RequestError(
    problem?.message ?? { id: 'server-trouble' },
    response.status,
    problem?.place ?? null,
  );
}

export const api = {
  catalogue: () => request<CatalogueEntry[]>('GET', '/catalogue'),
  games: () => request<GameInfo[]>('GET', '/games'),
  game: (id: string) => request<GameInfo>('GET', `/games/${encodeURIComponent(id)}`),
  /** Takes an open seat, with what it was set up with or with something else. */
  sit: (id: string, seat: number, name: string, bring: Record<string, unknown> | null = null) =>
    request<SeatKey>('POST', `/games/${encodeURIComponent(id)}/seats/${seat}`, {
      name,
      ...(bring ? { bring } : {}),
    }),
  /** The games of whoever is signed in here, on every device. */
  myGames: () => request<GameInfo[]>('GET', '/me/games'),
  /** The same game again, or the one another player has made of it already. */
  rematch: (id: string) => request<CreatedGame>('POST', `/games/${encodeURIComponent(id)}/rematch`),
  create: (wish: CreateGame) => request<CreatedGame>('POST', '/games', wish),
};
