import type { GameInfo } from '../generated/GameInfo.ts';
import type { Message } from '../generated/Message.ts';
import { request } from '../net/api.ts';
import { explain } from '../net/explain.ts';

/** How often the list is asked for while somebody looks at it. */
const EVERY = 5_000;

/** Games that wait for somebody, kept current while the page is looked at. */
export class Lobby {
  /** Nothing until the first answer. */
  games = $state.raw<GameInfo[] | null>(null);
  trouble = $state.raw<Message | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #ask: () => Promise<GameInfo[]>;
  #woken = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };

  constructor(ask = () => request<GameInfo[]>('GET', '/lobby')) {
    this.#ask = ask;
    document.addEventListener('visibilitychange', this.#woken);
    void this.refresh();
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.games = await this.#ask();
      this.trouble = null;
    } catch (error) {
      // What was listed before stays: most of it still holds.
      this.trouble = explain(error);
    }
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void this.refresh();
    }, EVERY);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#woken);
  }
}

/** The id of a game out of an address or what somebody read out, or nothing. */
export function gameIn(text: string): string | null {
  const trimmed = text.trim();
  const found = /\/game\/([0-9a-z]+)/.exec(trimmed)?.[1] ?? /^[0-9a-z]{8,32}$/.exec(trimmed)?.[0];
  return found ?? null;
}
