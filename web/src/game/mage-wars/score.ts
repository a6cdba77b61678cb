import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import { words } from '../../words/words.svelte.ts';
import { letter } from '../seats.ts';
import type { StoryLine } from '../story.ts';
import { changed } from './recap.ts';

/** How much each mage had suffered where a round began, by the line it began with: from the story alone. */
export function scoresOf(story: StoryLine[], seats: number[]): Record<number, string> {
  // Mages come first: the number of the seat is that of its mage.
  const suffered: Record<number, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  const scores: Record<number, string> = {};
  (story as MageWarsLine[]).forEach((line, at) => {
    const mage = line.who?.object;
    if (mage !== undefined && suffered[mage] !== undefined)
      suffered[mage] = Math.max(0, suffered[mage] - changed(line).life);
    if (line.kind !== 'round-began') return;
    const each = Object.entries(suffered).map(([seat, by]) => `${letter(Number(seat))} ${by}`);
    scores[at] = words.t('page-story-score', { each: each.join(' · ') });
  });
  return scores;
}
