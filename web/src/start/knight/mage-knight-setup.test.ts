import { beforeEach, expect, test } from 'vitest';
import { VARIANTS } from './offer.ts';
import {
  dummyOf,
  firstQuest,
  keepQuest,
  lastQuest,
  questWish,
  withHero,
  withHeroes,
  withLevel,
  withRule,
  withScenario,
} from './mage-knight-setup.ts';

beforeEach(() => localStorage.clear());

test('the first setup is ours alone', () => {
  expect(questWish(firstQuest())).toEqual({
    game: 'mage-knight',
    setup: { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    seats: [{ kind: 'person', name: '' }],
  });
});

test('nobody plays a hero twice, and the dummy plays one that is free', () => {
  const four = withHeroes(firstQuest(), 4, 'easy');
  expect(four.heroes.map(({ hero }) => hero)).toEqual(['tovak', 'goldyx', 'norowas', 'arythea']);
  const swapped = withHero(four, 0, 'norowas');
  expect(swapped.heroes.map(({ hero }) => hero)).toEqual(['norowas', 'goldyx', 'tovak', 'arythea']);
  expect(withHeroes(withHero(firstQuest(), 0, 'goldyx'), 2, 'open').heroes[1]?.hero).toBe('tovak');
  const alone = { ...firstQuest(), dummy: 'norowas' as const };
  expect(dummyOf(alone)).toBe('norowas');
  expect(withHero(alone, 0, 'norowas').dummy).toBeNull();
  expect(dummyOf(firstQuest())).toBe('arythea');
});

test('a scenario brings the heroes it needs, and heroes a scenario that is for them', () => {
  const together = withScenario(firstQuest(), 'full-cooperation', 'easy');
  expect(together.heroes).toHaveLength(2);
  expect(withHeroes(together, 1, 'easy').scenario).toBe('solo-conquest');
  expect(withHeroes(together, 4, 'easy').scenario).toBe('first-reconnaissance');
  expect(withScenario(together, 'solo-conquest', 'easy').heroes).toHaveLength(1);
});

test('teams are for four, and variants are named once', () => {
  expect(new Set(VARIANTS).size).toBe(VARIANTS.length);
  const four = { ...withHeroes(firstQuest(), 4, 'easy'), teams: true };
  expect(questWish(four).setup).toMatchObject({
    teams: [
      [0, 2],
      [1, 3],
    ],
  });
  expect(withHeroes(four, 3, 'easy').teams).toBe(false);
  const dark = withRule(withRule(firstQuest(), 'darkness', true), 'darkness', true);
  expect(questWish(dark).setup).toMatchObject({ variants: { rules: ['darkness'] } });
  expect(withRule(dark, 'darkness', false).rules).toEqual([]);
});

test('a variant takes the place of one it excludes, and goes where it does not fit', () => {
  const dark = withRule(withRule(firstQuest(), 'darkness', true), 'night-arrival', true);
  expect(dark.rules).toEqual(['night-arrival']);
  const bid = withRule(withHeroes(firstQuest(), 2, 'easy'), 'auction', true);
  expect(bid.rules).toEqual(['auction']);
  expect(withHeroes(bid, 1, 'easy').rules).toEqual([]);
});

test('cities have other levels only if somebody chose them', () => {
  const solo = withScenario(firstQuest(), 'solo-conquest', 'easy');
  const harder = withLevel(solo, 1, 9);
  expect(questWish(harder).setup).toMatchObject({ variants: { city_levels: [5, 9] } });
  expect(withLevel(harder, 1, 8).levels).toBeNull();
  expect(questWish({ ...solo, megalopolis: [10] }).setup).toMatchObject({
    variants: { megalopolis: [10] },
  });
});

test('what was begun last is offered again, unless it is no setup any more', () => {
  expect(lastQuest()).toBeNull();
  const setup = withScenario(firstQuest(), 'solo-conquest', 'easy');
  keepQuest(setup);
  expect(lastQuest()).toEqual(setup);
  localStorage.setItem('grimoire.knight.last', '{"scenario":"gone"}');
  expect(lastQuest()).toBeNull();
  localStorage.setItem('grimoire.knight.last', '{');
  expect(lastQuest()).toBeNull();
});
