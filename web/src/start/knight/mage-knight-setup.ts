import type { CreateGame } from '../../generated/CreateGame.ts';
import type { HeroId } from '../../generated/mage-knight/HeroId.ts';
import type { ScenarioId } from '../../generated/mage-knight/ScenarioId.ts';
import type { SheetOffer } from '../../generated/mage-knight/SheetOffer.ts';
import type { TableRule } from '../../generated/mage-knight/TableRule.ts';
import { wishFor } from '../setup.ts';
import { excluded, nearest, sheetOf } from './offer.ts';

/** A game of Mage Knight as somebody fills it in. The engine judges it; here it is only written down. */
export interface MageKnightSetup {
  scenario: ScenarioId;
  /** Four play two against two. */
  teams: boolean;
  heroes: HeroDraft[];
  /** The hero of the dummy player; nobody's choice: the first that is free. */
  dummy: HeroId | null;
  /** Variants of the scenario book. */
  rules: TableRule[];
  /** Other levels of the cities than the printed ones, in the order they are revealed. */
  levels: number[] | null;
  /** Levels of the megalopolises: none, one in place of the last city, or two that take all four cities. */
  megalopolis: number[];
}

export interface HeroDraft {
  hero: HeroId;
  /** `me`, `open`, or the name of a computer player. */
  who: string;
}

export const HEROES: HeroId[] = ['tovak', 'goldyx', 'norowas', 'arythea'];

/** Levels cities and megalopolises can have. */
export const CITY_LEVELS = [1, 11] as const;
export const MEGALOPOLIS_LEVELS = [2, 22] as const;

/** We alone in the first scenario. */
export function firstQuest(): MageKnightSetup {
  return {
    scenario: 'first-reconnaissance',
    teams: false,
    heroes: [{ hero: 'tovak', who: 'me' }],
    dummy: null,
    rules: [],
    levels: null,
    megalopolis: [],
  };
}

/** Another scenario, and as many heroes as it needs; those who come are played like this. */
export function withScenario(
  setup: MageKnightSetup,
  scenario: ScenarioId,
  who: string,
): MageKnightSetup {
  const table = withHeroes({ ...setup, scenario }, nearest(scenario, setup.heroes.length), who);
  return fitted({ ...table, levels: null, megalopolis: [] });
}

/** With so many heroes, each of them another one; a scenario that is not for so many gives way to one that is. */
export function withHeroes(setup: MageKnightSetup, count: number, who: string): MageKnightSetup {
  const heroes = setup.heroes.slice(0, count);
  for (const hero of HEROES) {
    if (heroes.length >= count) break;
    if (!heroes.some((other) => other.hero === hero)) heroes.push({ hero, who });
  }
  const fits = sheetOf(setup.scenario, count) !== undefined;
  const instead = count === 1 ? 'solo-conquest' : 'first-reconnaissance';
  return fitted({
    ...setup,
    scenario: fits ? setup.scenario : instead,
    heroes,
    teams: setup.teams && count === HEROES.length,
    levels: null,
    megalopolis: [],
  });
}

/** A seat with another hero; whoever had that one takes the hero it leaves. */
export function withHero(setup: MageKnightSetup, at: number, hero: HeroId): MageKnightSetup {
  const left = setup.heroes[at]?.hero ?? hero;
  const heroes = setup.heroes.map((seat, place) => {
    if (place === at) return { ...seat, hero };
    return seat.hero === hero ? { ...seat, hero: left } : seat;
  });
  return fitted({ ...setup, heroes });
}

/** With a variant or without it; it takes the place of one it excludes. */
export function withRule(setup: MageKnightSetup, rule: TableRule, on: boolean): MageKnightSetup {
  const gone = [rule, ...excluded(rule)];
  const others = setup.rules.filter((other) => (on ? !gone.includes(other) : other !== rule));
  return { ...setup, rules: on ? [...others, rule] : others };
}

/** With another level of one city. */
export function withLevel(setup: MageKnightSetup, at: number, level: number): MageKnightSetup {
  const printed = sheetOf(setup.scenario, setup.heroes.length)?.levels ?? [];
  const levels = (setup.levels ?? printed).map((old, place) => (place === at ? level : old));
  const same = levels.every((each, place) => each === printed[place]);
  return { ...setup, levels: same ? null : levels };
}

/** Without what does not fit the scenario. */
export function fitted(setup: MageKnightSetup): MageKnightSetup {
  const sheet = sheetOf(setup.scenario, setup.heroes.length);
  if (!sheet) return setup;
  const played = setup.heroes.map(({ hero }) => hero);
  return {
    ...setup,
    rules: setup.rules.filter((rule) => sheet.closed[rule] === undefined),
    teams: setup.teams && !sheet.together,
    dummy: setup.dummy !== null && played.includes(setup.dummy) ? null : setup.dummy,
  };
}

/** The hero of the dummy player: the chosen one, or the first nobody plays, in the order of the engine. */
export function dummyOf(setup: MageKnightSetup): HeroId | undefined {
  const free = freeHeroes(setup);
  return free.find((hero) => hero === setup.dummy) ?? free[0];
}

/** Heroes nobody plays. */
export function freeHeroes({ heroes }: MageKnightSetup): HeroId[] {
  return [...HEROES].sort().filter((hero) => !heroes.some((seat) => seat.hero === hero));
}

/** How many megalopolises there can be (MK-VARIANT-MEGA-01, MK-VARIANT-MEGA-15). */
export function mostMegalopolises({ levels }: SheetOffer): number {
  if (levels.length === 2) return 2;
  return levels.length === 1 || levels.length === 3 ? 1 : 0;
}

/** What is sent to the server. Members of a team do not sit side by side. */
export function questWish(setup: MageKnightSetup): CreateGame {
  const { scenario, teams, heroes, rules, levels, megalopolis } = setup;
  const variants = {
    ...(rules.length > 0 ? { rules } : {}),
    ...(levels ? { city_levels: levels } : {}),
    ...(megalopolis.length === 0 ? {} : { megalopolis }),
  };
  return {
    game: 'mage-knight',
    setup: {
      scenario,
      heroes: heroes.map(({ hero }) => hero),
      ...(setup.dummy === null ? {} : { dummy: setup.dummy }),
      ...(Object.keys(variants).length > 0 ? { variants } : {}),
      ...(teams
        ? {
            teams: [
              [0, 2],
              [1, 3],
            ],
          }
        : {}),
    },
    seats: heroes.map(({ who }) => wishFor(who)),
  };
}

const LAST = 'grimoire.knight.last';

/** Keeps what was begun, to begin the same again. */
export function keepQuest(setup: MageKnightSetup): void {
  localStorage.setItem(LAST, JSON.stringify(setup));
}

/** What was begun last; nothing when this browser knows of none, or what it knows no longer fits. */
export function lastQuest(): MageKnightSetup | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(LAST) ?? 'null',
    ) as Partial<MageKnightSetup> | null;
    const setup = { ...firstQuest(), ...kept };
    // It was one level once.
    setup.megalopolis = [setup.megalopolis].flat().filter((level) => level !== null);
    const there = kept !== null && sheetOf(setup.scenario, setup.heroes.length) !== undefined;
    return there ? fitted(setup) : null;
  } catch {
    return null;
  }
}
