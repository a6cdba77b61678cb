import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { ScoreKind } from '../../generated/mage-knight/ScoreKind.ts';

/** Titles, and the category each belongs to. */
const TITLES: Partial<Record<ScoreKind, ScoreKind>> = {
  'greatest-knowledge': 'knowledge',
  'greatest-loot': 'loot',
  'greatest-leader': 'leader',
  'greatest-conqueror': 'conqueror',
  'greatest-adventurer': 'adventurer',
  'greatest-beating': 'beating',
  'greatest-city-conqueror': 'cities',
  'greatest-liberator': 'mines',
  'greatest-dungeon-crawler': 'dungeons',
};

export interface ScoreRow {
  what: ScoreKind;
  title: ScoreKind | null;
}

/** The rows of the sheet, in the order the scenario counts; titles stand with their category. */
export function scoreRows(heroes: Pick<HeroView, 'score'>[]): ScoreRow[] {
  const kinds: ScoreKind[] = [];
  for (const { score } of heroes)
    for (const { what } of score) if (!kinds.includes(what)) kinds.push(what);
  return kinds
    .filter((what) => TITLES[what] === undefined)
    .map((what) => ({
      what,
      title: kinds.find((title) => TITLES[title] === what) ?? null,
    }));
}

export function totalOf({ score }: Pick<HeroView, 'score'>): number {
  return score.reduce((sum, { points }) => sum + points, 0);
}
