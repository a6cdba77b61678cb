import type { Ending } from '../generated/Ending.ts';
import type { Seat } from '../generated/Seat.ts';
import { words } from '../words/words.svelte.ts';

/** How a game ended, in a sentence. */
export function endingOf(ending: Ending, name: (seat: Seat) => string): string {
  if (ending === 'drawn') return words.t('page-ending-agreed');
  if ('resigned' in ending) return words.t('page-ending-resigned', { who: name(ending.resigned) });
  if ('time_up' in ending) return words.t('page-ending-time', { who: name(ending.time_up) });
  if ('fault' in ending) return words.t('page-ending-fault');
  const { winners, scores, lost } = ending.played;
  const only = scores[0];
  if (scores.length === 1 && only !== undefined)
    return words.t(winners.length > 0 ? 'page-ending-solo-won' : 'page-ending-solo', {
      score: only,
    });
  if (lost) return words.t('page-ending-lost');
  if (winners.length === 0) return words.t('page-ending-draw');
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' });
  return words.t('page-ending-won', { who: list.format(winners.map(name)) });
}
