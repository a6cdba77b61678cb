import type { Message } from '../generated/Message.ts';
import type { Update } from '../generated/Update.ts';
import type { Sound } from '../parts/sounds.svelte.ts';

const DICE =
  /^(log-dice|log-dice-effect|log-burn|log-effect-roll|log-amount-roll|log-missed|log-avoided)$/;
const HIT = /^(log-hit|log-life-lost|log-destroyed|log-mage-destroyed)$/;

/** What of this step can be heard: what happened first, then what is asked. */
export function soundsOf(before: Update | null, now: Update, lines: Message[]): Sound[] {
  const heard: Sound[] = [];
  if (before !== null) {
    if (lines.some(({ id }) => DICE.test(id))) heard.push('dice');
    if (lines.some(({ id }) => HIT.test(id))) heard.push('hit');
  }
  const asked = now.asked?.question.id ?? null;
  if (asked !== null && !before?.asked)
    heard.push(asked.startsWith('ask-reveal') || asked === 'ask-around' ? 'window' : 'turn');
  return heard;
}
