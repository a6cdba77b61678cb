import { tick } from 'svelte';
import type { Connection } from '../net/connection.svelte.ts';
import { inputMode } from '../parts/input-mode.ts';
import { words } from '../words/words.svelte.ts';
import type { BoardProps } from './boards.ts';
import { endingOf } from './ending.ts';
import { nameOf, waitingOf } from './seats.ts';

/** What a head of a question is made from. */
interface Source {
  connection: Connection;
  game: BoardProps;
  /** A step of an answer in words. */
  keyName: (key: string) => string;
}

/** What stands at the head of a question, and where the focus goes when another one comes. Every table draws it its own way. */
export class QuestionHead {
  readonly #source: () => Source;
  /** The element with the question and everything it is answered with. */
  panel: HTMLElement | undefined = $state();
  heading: HTMLElement | undefined = $state();

  readonly #game = $derived.by(() => this.#source().game);
  readonly #update = $derived.by(() => this.#source().connection.update);

  /** How the game ended, when it has. */
  readonly ending = $derived.by(() => {
    const { yours, seats } = this.#game;
    const ending = this.#update?.ending;
    return ending ? endingOf(ending, (seat) => nameOf(seat, seats, yours)) : null;
  });

  /** What is asked, or for whom one waits. */
  readonly text = $derived.by(() => {
    const { asked, waiting, seats, yours } = this.#game;
    if (this.ending !== null) return this.ending;
    return asked ? words.say(asked.question) : waitingOf(waiting, seats, yours);
  });

  /** Whose question it is. */
  readonly kicker = $derived.by(() => {
    const { asked, seats, yours } = this.#game;
    if (this.ending !== null) return words.t('page-kicker-over');
    if (!asked) return words.t(yours.length > 0 ? 'page-kicker-waiting' : 'page-kicker-watching');
    return yours.length > 1
      ? words.t('page-kicker-seat', { name: nameOf(asked.seat, seats, yours) })
      : words.t('page-kicker-yours');
  });

  /** The steps taken so far, and that one is missing. */
  readonly way = $derived.by(() => {
    const { keyName } = this.#source();
    const { prefix } = this.#game.chooser;
    if (prefix.length === 0) return '';
    return words.t('page-choose-target', { way: prefix.map(keyName).join(' → ') });
  });

  constructor(source: () => Source) {
    this.#source = source;
    // After an answer the focus goes to the new question, unless the player has moved on to something else. For those who
    // use keys it also goes there when what had it is gone: another screen, a page of the book, a step of an answer.
    $effect.pre(() => {
      void this.#update?.revision;
      void this.#game.chooser.prefix;
      const inside = this.panel?.contains(document.activeElement) ?? false;
      void tick().then(() => {
        const lost = document.activeElement === document.body;
        if (lost && (inside || inputMode.onKeys)) this.heading?.focus({ preventScroll: true });
      });
    });
  }
}
