import type { BookSheet } from '../generated/BookSheet.ts';
import type { CardPrice } from '../generated/CardPrice.ts';
import type { Message } from '../generated/Message.ts';
import { explain } from '../net/explain.ts';
import { library } from '../net/library.ts';
import { words } from '../words/words.svelte.ts';
import { expansionsAmong, ownSets } from '../start/sets.svelte.ts';
import { shelf } from '../start/shelf.svelte.ts';
import { allCards } from './cards.svelte.ts';
import { by, textOf, withMore, type Draft } from './draft.ts';

const CHECK_AFTER = 120;
const SAVE_AFTER = 700;
const MOST_UNDO = 100;
const KEPT = 'grimoire.book';

/** Whether what is seen is also on the server. */
export type Saved = 'never' | 'saved' | 'changed' | 'saving' | 'failed';

/** A book under work: changes are judged by the server as they come, and those of a kept book are kept. */
export class Builder {
  draft = $state.raw<Draft>() as Draft;
  /** The last judgement; it stays until the next one is there. */
  sheet = $state.raw<BookSheet | null>(null);
  /** Whether the judgement is of the book as it is now. */
  current = $state(false);
  trouble = $state.raw<Message | null>(null);
  /** The id of the kept book. */
  id = $state<string | null>(null);
  saved = $state<Saved>('never');
  canUndo = $state(false);
  prices = $state.raw<ReadonlyMap<string, CardPrice>>(by([], ({ card }) => card));
  #history: Draft[] = [];
  #checking: ReturnType<typeof setTimeout> | undefined;
  #saving: ReturnType<typeof setTimeout> | undefined;
  #writing = Promise.resolve(true);
  #number = 0;
  #priced = '';

  constructor(draft: Draft, id: string | null) {
    this.draft = draft;
    this.id = id;
    this.saved = id === null ? 'never' : 'saved';
    void this.check();
    void this.price();
  }

  /** The expansions there are to build with: those that are chosen, and those the cards of the book are from. */
  get sets(): string[] {
    return expansionsAmong([...ownSets.chosen, ...this.usedSets]);
  }

  /** The expansions the mage and the cards of the book are from. */
  get usedSets(): string[] {
    const cards = allCards();
    const used = Object.keys(this.draft.cards).map((card) => cards.get(card)?.set);
    return expansionsAmong([shelf.setOf(this.draft.mage), ...used]);
  }

  /** Builds with other expansions from now on. */
  useSets(sets: string[]): void {
    ownSets.choose(sets);
    this.refresh();
  }

  /** Asks again what there is to say and what cards cost. */
  refresh(): void {
    void this.check();
    void this.price();
  }

  copies(card: string): number {
    return this.draft.cards[card] ?? 0;
  }

  add(card: string, more: number): void {
    this.change(withMore(this.draft, card, more));
  }

  change(next: Draft): void {
    this.#history = [...this.#history.slice(-MOST_UNDO), this.draft];
    this.#become(next);
  }

  undo(): void {
    const last = this.#history.pop();
    if (last) this.#become(last);
  }

  #become(next: Draft): void {
    this.draft = next;
    this.canUndo = this.#history.length > 0;
    this.current = false;
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => void this.check(), CHECK_AFTER);
    void this.price();
    if (this.id === null) remember(next);
    else {
      this.saved = 'changed';
      clearTimeout(this.#saving);
      this.#saving = setTimeout(() => void this.save(), SAVE_AFTER);
    }
  }

  /** Asks the server what there is to say. Of two answers the later question counts. */
  async check(): Promise<void> {
    const number = ++this.#number;
    try {
      const answer = await library.check(
        // Until the cards are there, the server says which sets the book is from.
        { text: textOf(this.draft), ...(allCards().size > 0 ? { sets: this.sets } : {}) },
        words.language,
      );
      if (number !== this.#number) return;
      if (answer.sheet) this.sheet = answer.sheet;
      this.trouble = answer.flaws[0]?.message ?? null;
      this.current = answer.sheet !== null;
    } catch (error) {
      if (number === this.#number) this.trouble = explain(error);
    }
  }

  /** Fetches what cards cost this mage, when that has changed. */
  async price(): Promise<void> {
    const { mage, training } = this.draft;
    const { sets } = this;
    const buyer = `${mage}:${training ?? ''}:${sets.join()}`;
    if (buyer === this.#priced) return;
    this.#priced = buyer;
    try {
      const prices = await library.prices(mage, training, sets);
      if (buyer === this.#priced) this.prices = by(prices, ({ card }) => card);
    } catch (error) {
      this.#priced = '';
      this.trouble = explain(error);
    }
  }

  /** Keeps the book on the server; a new one gets its id. Whether it worked. */
  save(): Promise<boolean> {
    clearTimeout(this.#saving);
    // One after the other: the last change must not be overtaken by the one before.
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<boolean> {
    const draft = this.draft;
    this.saved = 'saving';
    try {
      const wish = { text: textOf(draft) };
      const kept =
        this.id === null ? await library.keep(wish) : await library.change(this.id, wish);
      this.id = kept.id;
      this.saved = this.draft === draft ? 'saved' : 'changed';
      forget();
      return true;
    } catch (error) {
      this.saved = 'failed';
      this.trouble = explain(error);
      return false;
    }
  }

  /** Ends the work: what is not kept yet is. */
  close(): void {
    clearTimeout(this.#checking);
    if (this.saved === 'changed') void this.save();
  }
}

/** A book that is not kept yet survives a reload. */
function remember(draft: Draft): void {
  localStorage.setItem(KEPT, textOf(draft));
}

export function forget(): void {
  localStorage.removeItem(KEPT);
}

/** The book that was begun and not kept, as text. */
export function begun(): string | null {
  return localStorage.getItem(KEPT);
}
