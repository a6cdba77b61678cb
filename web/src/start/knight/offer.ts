import type { GameOffer } from '../../generated/mage-knight/GameOffer.ts';
import type { HeroId } from '../../generated/mage-knight/HeroId.ts';
import type { HeroOffer } from '../../generated/mage-knight/HeroOffer.ts';
import type { ScenarioId } from '../../generated/mage-knight/ScenarioId.ts';
import type { SheetOffer } from '../../generated/mage-knight/SheetOffer.ts';
import type { TableRule } from '../../generated/mage-knight/TableRule.ts';
import printed from '../../generated/mage-knight/offer.json';
import type { IconName } from '../../parts/icon-names.ts';

/** What the engine offers a table that sets up a game. */
const offer = printed as unknown as GameOffer;

/** In the order of the scenario book. */
export const SCENARIOS: ScenarioId[] = offer.scenarios.map(({ id }) => id);
export const VARIANTS: TableRule[] = offer.variants;
/** The most who can play. */
export const MOST_HEROES = 4;

/** A scenario as so many play it; nothing where it is not for them. */
export function sheetOf(scenario: ScenarioId, heroes: number): SheetOffer | undefined {
  return sheetsOf(scenario).find((sheet) => sheet.heroes === heroes);
}

/** A scenario for each number of heroes, the fewest first. */
export function sheetsOf(scenario: ScenarioId): SheetOffer[] {
  return offer.scenarios.find(({ id }) => id === scenario)?.sheets ?? [];
}

/** The number of heroes a scenario is for that is nearest to this one. */
export function nearest(scenario: ScenarioId, heroes: number): number {
  const fits = sheetsOf(scenario).map((sheet) => sheet.heroes);
  return fits.reduce(
    (best, one) => (Math.abs(one - heroes) < Math.abs(best - heroes) ? one : best),
    fits[0] ?? heroes,
  );
}

export function heroOffer(hero: HeroId): HeroOffer | undefined {
  return offer.heroes.find(({ id }) => id === hero);
}

/** The variants that cannot be played beside this one. */
export function excluded(rule: TableRule): TableRule[] {
  return offer.either.filter((pair) => pair.includes(rule)).flat();
}

const EMBLEMS: Record<ScenarioId, IconName> = {
  'first-reconnaissance': 'compass',
  'full-conquest': 'elven-castle',
  'blitz-conquest': 'sprint',
  'full-cooperation': 'shaking-hands',
  'blitz-cooperation': 'run',
  'solo-conquest': 'castle',
  'mines-liberation': 'mine-wagon',
  'druid-nights': 'solid-leaf',
  'dungeon-lords': 'dungeon-gate',
  'conquer-and-hold': 'stone-tower',
  'one-to-return': 'magic-portal',
};

export const scenarioEmblem = (scenario: ScenarioId): IconName => EMBLEMS[scenario];
