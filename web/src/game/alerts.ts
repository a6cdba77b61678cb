import type { StoryKind as MageKnightKind } from '../generated/mage-knight/StoryKind.ts';
import type { StoryKind as MageWarsKind } from '../generated/mage-wars/StoryKind.ts';
import type { Update } from '../generated/Update.ts';
import type { Sound } from '../parts/sounds.svelte.ts';
import type { StoryLine } from './story.ts';

const HIT: ReadonlySet<string> = new Set<MageWarsKind | MageKnightKind>([
  'hit',
  'life-lost',
  'destroyed',
  'mage-destroyed',
  'wounded',
  'unit-wounded',
]);

/** Questions that let something go by: a softer sound. */
const WINDOWS = /^ask-(reveal|before-action|after-action)/;

/** What of this step can be heard: what happened first, then what is asked. */
export function soundsOf(before: Update | null, now: Update, lines: StoryLine[]): Sound[] {
  const heard: Sound[] = [];
  if (before !== null) {
    if (lines.some(({ dice }) => dice && dice.length > 0)) heard.push('dice');
    if (lines.some(({ kind }) => HIT.has(kind))) heard.push('hit');
  }
  const asked = now.asked?.question.id ?? null;
  if (asked !== null && !before?.asked) heard.push(WINDOWS.test(asked) ? 'window' : 'turn');
  return heard;
}
