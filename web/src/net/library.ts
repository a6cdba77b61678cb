import type { CardInfo } from '../generated/CardInfo.ts';
import type { CardPrice } from '../generated/CardPrice.ts';
import type { CheckBook } from '../generated/CheckBook.ts';
import type { CheckedBook } from '../generated/CheckedBook.ts';
import type { Codex } from '../generated/Codex.ts';
import type { RuleFound } from '../generated/RuleFound.ts';
import type { RulesFound } from '../generated/RulesFound.ts';
import type { SaveBook } from '../generated/SaveBook.ts';
import type { Shelf } from '../generated/Shelf.ts';
import type { StoredBook } from '../generated/StoredBook.ts';
import { request } from './api.ts';

function query(parts: Record<string, string | null>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value !== null) asked.set(name, value);
  return asked.toString();
}

/** Cards, rules and books to look up, and the books somebody keeps. */
export const library = {
  cards: (game: string, language: string) =>
    request<CardInfo[]>('GET', `/cards/${game}?${query({ language })}`),
  card: (game: string, id: string, language: string) =>
    request<CardInfo>('GET', `/cards/${game}/${encodeURIComponent(id)}?${query({ language })}`),
  codex: (game: string, language: string) =>
    request<Codex>('GET', `/codex/${game}?${query({ language })}`),
  search: (game: string, words: string, language: string) =>
    request<RulesFound>('GET', `/rules/${game}?${query({ query: words, language })}`),
  rule: (game: string, id: string, language: string) =>
    request<RuleFound>('GET', `/rules/${game}/${encodeURIComponent(id)}?${query({ language })}`),
  shelf: () => request<Shelf>('GET', '/books'),
  prices: (mage: string, training: string | null, sets: readonly string[]) =>
    request<CardPrice[]>('GET', `/books/prices?${query({ mage, training, sets: sets.join(',') })}`),
  check: (asked: CheckBook, language: string) =>
    request<CheckedBook>('POST', `/books/check?${query({ language })}`, asked),
  own: () => request<StoredBook[]>('GET', '/me/books'),
  keep: (wish: SaveBook) => request<StoredBook>('POST', '/me/books', wish),
  change: (id: string, wish: SaveBook) =>
    request<StoredBook>('PUT', `/me/books/${encodeURIComponent(id)}`, wish),
  drop: (id: string) => request<undefined>('DELETE', `/me/books/${encodeURIComponent(id)}`),
};
