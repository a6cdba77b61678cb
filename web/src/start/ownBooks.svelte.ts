import { draftOf } from '../books/draft.ts';
import type { StoredBook } from '../generated/StoredBook.ts';
import { library } from '../net/library.ts';

let books = $state.raw<StoredBook[]>([]);

/** The books somebody keeps, for those who choose one for a game. */
export const ownBooks = {
  /** Those of a mage; none until they have come. */
  of(mage: string): StoredBook[] {
    return books.filter((book) => book.mage === mage);
  },

  /** Fetches them anew. Without them the printed ones remain to choose from. */
  async load(): Promise<void> {
    books = await library.own().catch(() => []);
  },

  /** The cards of the book that a choice such as `own:ID` names. */
  cards(choice: string): Readonly<Record<string, number>> | null {
    const book = books.find(({ id }) => choice === `own:${id}`);
    return book ? draftOf(book.text).cards : null;
  },
};
