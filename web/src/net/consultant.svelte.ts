import { SvelteMap } from 'svelte/reactivity';
import type { ClientMessage } from '../generated/ClientMessage.ts';
import type { Consulted } from '../generated/Consulted.ts';
import type { Seat } from '../generated/Seat.ts';

type Question = Extract<ClientMessage, { type: 'consult' }>;

/**
 * What would come of plans: the server works it out, one question after the other. Replies are kept while the game
 * stands still.
 */
export class Consultant {
  readonly #say: (message: ClientMessage) => void;
  #replies = new SvelteMap<string, unknown>();
  #waiting = $state.raw<Question[]>([]);
  /** What is being worked out. */
  #asked = $state.raw<Question | null>(null);
  #revision = -1;

  constructor(say: (message: ClientMessage) => void) {
    this.#say = say;
  }

  get busy(): boolean {
    return this.#asked !== null || this.#waiting.length > 0;
  }

  /** Asks, unless that was asked at this revision already. */
  ask(seat: Seat, revision: number, query: unknown): void {
    if (revision !== this.#revision) {
      this.#revision = revision;
      this.#replies.clear();
      this.#waiting = [];
    }
    const key = JSON.stringify(query);
    const known = [this.#asked, ...this.#waiting].some(
      (question) => question?.revision === revision && JSON.stringify(question.query) === key,
    );
    if (known || this.#replies.has(key)) return;
    this.#waiting = [...this.#waiting, { type: 'consult', seat, revision, query }];
    this.#next();
  }

  /** What was replied at this revision: nothing while it is not known, `null` where there is nothing to say. */
  reply(revision: number, query: unknown): unknown {
    const reply = this.#replies.get(JSON.stringify(query));
    return revision === this.#revision ? reply : undefined;
  }

  take({ revision, query, answer }: Consulted): void {
    if (revision === this.#revision) this.#replies.set(JSON.stringify(query), answer ?? null);
    this.#asked = null;
    this.#next();
  }

  /** Nothing more will be heard of what was asked. */
  forget(): void {
    this.#asked = null;
    this.#waiting = [];
  }

  #next(): void {
    const [next, ...rest] = this.#waiting;
    if (!next || this.#asked !== null) return;
    this.#waiting = rest;
    this.#asked = next;
    this.#say(next);
  }
}
