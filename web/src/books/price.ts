import type { PricePart } from '../generated/PricePart.ts';
import { words } from '../words/words.svelte.ts';

/** Why a copy costs what it costs, such as “2 × 1 trained”. */
export function reasonOf(price: { parts: PricePart[]; novice: boolean; each: number }): string {
  if (price.novice) return words.t('books-novice');
  return price.parts
    .map(({ level, factor, standing }) =>
      words.t('books-part', { level, factor, standing: words.t(`books-standing-${standing}`) }),
    )
    .join(' + ');
}
