import type { StoryFace } from '../../generated/mage-knight/StoryFace.ts';
import type { StoryLine } from '../story.ts';

/** One part of a total: what gave it, and how much. */
export interface Term {
  face: StoryFace | null;
  points: number;
}

/** Lines that name what the points after them come from. */
const SOURCES = new Set([
  'played',
  'played-strong',
  'played-sideways',
  'unit-activated',
  'skill-used',
  'tactic-used',
]);

/** What the points of a kind in this turn came from, in the order they came; what was spent is not counted off. */
export function termsOf(lines: StoryLine[], kind: string, amount: string): Term[] {
  const begin = lines.findLastIndex((line) => line.kind === 'turn-began');
  let source: StoryFace | null = null;
  const terms: Term[] = [];
  for (const line of lines.slice(Math.max(begin, 0))) {
    if (SOURCES.has(line.kind)) source = (line.what?.[0]?.face ?? null) as StoryFace | null;
    // What Reputation adds comes with the beginning of an interaction.
    if (line.kind === 'interaction-began') source = null;
    if (line.kind !== kind && !(line.kind === 'interaction-began' && amount === 'influence'))
      continue;
    const points = (line.amounts as Record<string, number> | undefined)?.[amount] ?? 0;
    if (points > 0) terms.push({ face: source, points });
  }
  return terms;
}
