import type { CreateGame } from '../generated/CreateGame.ts';
import type { HeroId } from '../generated/mage-knight/HeroId.ts';
import type { ScenarioId } from '../generated/mage-knight/ScenarioId.ts';
import type { TableRule } from '../generated/mage-knight/TableRule.ts';
import { wishFor } from './setup.ts';

/** A game of Mage Knight as somebody fills in the form. The engine judges it; here it is only written down. */
export interface Quest {
  scenario: ScenarioId;
  /** Four play two against two. */
  teams: boolean;
  heroes: HeroDraft[];
  /** Variants of the scenario book. */
  rules: TableRule[];
}

export interface HeroDraft {
  hero: HeroId;
  /** `me`, `open`, or the name of a computer player. */
  who: string;
}

/** In the order of the scenario book. */
export const SCENARIOS: ScenarioId[] = [
  'first-reconnaissance',
  'full-conquest',
  'blitz-conquest',
  'full-cooperation',
  'blitz-cooperation',
  'solo-conquest',
  'mines-liberation',
  'druid-nights',
  'dungeon-lords',
  'conquer-and-hold',
  'one-to-return',
];
export const HEROES: HeroId[] = ['tovak', 'goldyx', 'norowas', 'arythea'];
export const VARIANTS: TableRule[] = [
  'epic',
  'random-cities',
  'random-orientation',
  'night-arrival',
  'darkness',
  'rampage',
  'more-rampage',
  'auction',
  'interactive-combat',
  'friendly-mana',
  'action-upgrades',
  'draft',
  'no-interactive-skills',
  'no-interactive-spells',
  'no-pvp',
  'lowest-counts',
];

/** We alone in the first scenario. */
export function firstQuest(): Quest {
  return {
    scenario: 'first-reconnaissance',
    teams: false,
    heroes: [{ hero: 'tovak', who: 'me' }],
    rules: [],
  };
}

/** With so many heroes, each of them another one; those who come later are played like this. */
export function withHeroes(quest: Quest, count: number, who: string): Quest {
  const heroes = quest.heroes.slice(0, count);
  for (const hero of HEROES) {
    if (heroes.length >= count) break;
    if (!heroes.some((other) => other.hero === hero)) heroes.push({ hero, who });
  }
  return { ...quest, heroes, teams: quest.teams && count === HEROES.length };
}

/** A seat with another hero; whoever had that one takes the hero it leaves. */
export function withHero(quest: Quest, at: number, hero: HeroId): Quest {
  const left = quest.heroes[at]?.hero ?? hero;
  const heroes = quest.heroes.map((seat, place) => {
    if (place === at) return { ...seat, hero };
    return seat.hero === hero ? { ...seat, hero: left } : seat;
  });
  return { ...quest, heroes };
}

/** With a variant or without it. */
export function withRule(quest: Quest, rule: TableRule, on: boolean): Quest {
  const others = quest.rules.filter((other) => other !== rule);
  return { ...quest, rules: on ? [...others, rule] : others };
}

/** What is sent to the server. Members of a team do not sit side by side. */
export function questWish({ scenario, teams, heroes, rules }: Quest): CreateGame {
  return {
    game: 'mage-knight',
    setup: {
      scenario,
      heroes: heroes.map(({ hero }) => hero),
      ...(rules.length > 0 ? { variants: { rules } } : {}),
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
