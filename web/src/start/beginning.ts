import { me } from '../account/me.svelte.ts';
import type { CreateGame } from '../generated/CreateGame.ts';
import { api } from '../net/api.ts';
import { keep } from '../net/keys.ts';
import { route } from '../route.svelte.ts';

/** Makes a game and goes to its table. */
export async function beginGame(wish: CreateGame): Promise<void> {
  // Whoever has a name plays under it.
  const seats = wish.seats.map((seat) =>
    seat.kind === 'person' ? { ...seat, name: me.name } : seat,
  );
  const created = await api.create({ ...wish, seats });
  keep(created.id, created.keys);
  route.go(`/game/${created.id}`);
}
