import type { GainView } from '../../generated/mage-knight/GainView.ts';
import type { OutcomeView } from '../../generated/mage-knight/OutcomeView.ts';
import { words } from '../../words/words.svelte.ts';
import { signed } from './faces.ts';

/** Pools of points: what matters is what they come to. Everything else is said as a change. */
const POOLS = new Set(['move', 'influence', 'healing']);

function gainOf({ what, by, makes }: GainView): string {
  return POOLS.has(what) ? `→ ${makes}` : signed(by);
}

/** What an answer comes to, in as few signs as fit on a chip. */
export function gainText(outcome: OutcomeView): string {
  const [first] = outcome.gains;
  if (!first || outcome.in_vain) return '';
  return outcome.asks ? `${gainOf(first)} …` : gainOf(first);
}

/** Why what an answer brings would be lost, or that it brings nothing. */
export function vainText(outcome: OutcomeView): string | null {
  if (outcome.in_vain === 'not-interacting') return words.t('page-mk-vain-influence');
  if (outcome.in_vain === 'movement-over') return words.t('page-mk-vain-move');
  return null;
}

/** Everything an answer brings, in words. */
export function gainWords(outcome: OutcomeView): string {
  const parts = outcome.gains.map(({ what, by }) =>
    words.t('page-mk-gain', { what: words.t(`page-mk-gain-${what}`), by: signed(by) }),
  );
  return parts.join(', ');
}
