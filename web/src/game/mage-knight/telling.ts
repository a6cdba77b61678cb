import type { StoryKind } from '../../generated/mage-knight/StoryKind.ts';
import type { StoryLine } from '../story.ts';
import type { Telling } from '../telling.ts';

/** Lines that only keep books: they are read line by line, and not in the chronicle. */
const BOOKKEEPING: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'turn-began',
  'paid',
  'gained-move',
  'lost-move',
  'gained-influence',
  'spent-influence',
  'gained-attack',
  'gained-block',
  'deck-shuffled',
  'play-area-cleared',
  'offered',
  'phase-began',
  'combat-ended',
  'source-rolled',
]);

export function isBookkeeping({ kind }: StoryLine): boolean {
  return BOOKKEEPING.has(kind as StoryKind);
}

const TURNS: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'turn-began',
  'turn-skipped',
  'dummy-turned',
  'dummy-announced',
]);

/** A chapter is a round, a paragraph a turn. */
export const telling: Telling = {
  isChapter: ({ kind }) => kind === 'round-began',
  opens: ({ kind }) => TURNS.has(kind as StoryKind),
  isQuiet: (line) => line.text === undefined || isBookkeeping(line),
};
