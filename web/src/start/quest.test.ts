import { expect, test } from 'vitest';
import { firstQuest, questWish, VARIANTS, withHero, withHeroes, withRule } from './quest.ts';

test('the first quest is ours alone', () => {
  expect(questWish(firstQuest())).toEqual({
    game: 'mage-knight',
    setup: { scenario: 'first-reconnaissance', heroes: ['tovak'] },
    seats: [{ kind: 'person', name: '' }],
  });
});

test('nobody plays a hero twice', () => {
  const four = withHeroes(firstQuest(), 4, 'easy');
  expect(four.heroes.map(({ hero }) => hero)).toEqual(['tovak', 'goldyx', 'norowas', 'arythea']);
  const swapped = withHero(four, 0, 'norowas');
  expect(swapped.heroes.map(({ hero }) => hero)).toEqual(['norowas', 'goldyx', 'tovak', 'arythea']);
  expect(withHeroes(withHero(firstQuest(), 0, 'goldyx'), 2, 'open').heroes[1]?.hero).toBe('tovak');
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
