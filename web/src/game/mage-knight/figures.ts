import { words } from '../../words/words.svelte.ts';

/** Several names in one sentence. */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** A share of one, as a percentage. */
export function percentOf(share: number): string {
  return new Intl.NumberFormat(words.language, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(share);
}
