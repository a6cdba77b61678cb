import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { ScoreKind } from '../../generated/mage-knight/ScoreKind.ts';
import { words } from '../../words/words.svelte.ts';
import { heroName, signed } from './faces.ts';

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

/** What a scenario gives for its goal, after what every game counts. */
const GOALS: ScoreKind[] = [
  'cities-conquered',
  'all-cities',
  'rounds-saved',
  'dummy-cards',
  'round-not-announced',
  'all-lead',
];

export function isGoal(what: ScoreKind): boolean {
  return GOALS.includes(what);
}

/** What was counted for a line, in words: “2 Spells, 4 Advanced”, “3 + 2 + half of 1”. */
export function termsOf({ score }: Pick<HeroView, 'score'>, what: ScoreKind): string {
  const counts = score.find((line) => line.what === what)?.counts ?? [];
  const said = counts.map(({ of, count }) => words.t(`page-mk-count-${of}`, { count }));
  return said.join(what === 'leader' ? ' + ' : ', ');
}

/** The sheet as a text to share. */
export function scoreText(game: MageKnightView): string {
  const scenario = words.name(`mk-scenario-${game.scenario}`, game.scenario);
  const head = words.t('page-mk-share-head', {
    scenario,
    round: game.round,
    rounds: game.rounds,
  });
  const line = (what: string, points: number): string =>
    words.t('page-mk-share-line', { what, points: points < 0 ? signed(points) : String(points) });
  const rows = scoreRows(game.heroes);
  const heroes = game.heroes.map((hero) => {
    const sum = (kind: ScoreKind | null): number =>
      hero.score.filter(({ what }) => what === kind).reduce((all, { points }) => all + points, 0);
    const lines = rows.map(({ what, title }) => {
      const terms = termsOf(hero, what);
      const text = line(words.t(`page-mk-score-${what}`), sum(what) + sum(title));
      return `  ${text}${terms === '' ? '' : ` (${terms})`}`;
    });
    return [line(heroName(hero.hero), totalOf(hero)), ...lines].join('\n');
  });
  return [head, ...heroes].join('\n');
}
