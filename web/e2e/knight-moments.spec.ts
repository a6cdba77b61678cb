import type { Page } from '@playwright/test';
import { expect, test, violations } from './fixtures.ts';
import { gold } from './knight.ts';
import { askedOf, knights, wayOn, openTogether } from './knight-play.ts';
import { settled } from './player.ts';

const sceneOf = (page: Page): Promise<string | null> =>
  page.locator('.table').getAttribute('data-scene');

test('two heroes assault a city together, each in a browser of their own', async ({
  page,
  browser,
}, info) => {
  const pages = await openTogether(
    page,
    browser,
    knights(
      'full-cooperation',
      [
        ['start-b', 0, 0],
        ['countryside-1', 0, 1],
        ['countryside-2', 1, 0],
        ['countryside-3', 1, -1],
        ['core-7', 1, 1],
      ],
      [
        { name: 'tovak', at: { q: 5, r: -6 }, hand: ['rage', 'rage', 'stamina'] },
        { name: 'goldyx', at: { q: 4, r: -6 }, hand: ['rage', 'rage', 'march'] },
      ],
      { tokens: [[{ q: 4, r: -5 }, ['swordsmen', 'crossbowmen']]] },
    ),
  );
  const [ann, ben] = pages;
  await settled(ann);
  await ann.locator('[data-deed*="propose"]').first().click();
  // The numbers are agreed before anybody is asked.
  await gold(ann).click();
  await settled(ben);
  await expect(ben.locator('#question')).toContainText('city');
  expect(await violations(ben)).toEqual([]);
  await ben.screenshot({ path: info.outputPath('invited.png') });
  await ben.locator('[data-deed*="accept"]').first().click();
  const log = ann.getByRole('log');
  await expect(log).toContainText('Together against the city');
  // Both fight what fell to them, one after the other, until the assault is over.
  const fought = new Set<Page>();
  for (let press = 0; press < 60; press++) {
    const asked = await askedOf(pages);
    const scene = await sceneOf(asked);
    if (scene !== 'combat' && fought.size === 2) break;
    if (scene === 'combat') {
      if (!fought.has(asked)) {
        expect(await violations(asked)).toEqual([]);
        await asked.screenshot({ path: info.outputPath(`share-${fought.size}.png`) });
      }
      fought.add(asked);
    }
    await (await wayOn(asked, press, 'brisk')).click();
  }
  expect(fought.size, 'both have fought').toBe(2);
  await expect(log).toContainText('Goldyx');
});

test('a hero attacks another, and both play the duel to its end', async ({
  page,
  browser,
}, info) => {
  const pages = await openTogether(
    page,
    browser,
    knights(
      'full-conquest',
      [
        ['start-a', 0, 0],
        ['countryside-1', 0, 1],
        ['countryside-2', 1, 0],
      ],
      [
        {
          name: 'tovak',
          at: { q: 3, r: -1 },
          hand: ['rage', 'rage', 'march'],
          played: ['stamina', 'march'],
        },
        { name: 'goldyx', at: { q: 4, r: -2 }, hand: ['rage', 'stamina', 'determination'] },
      ],
      { turn: { kind: 'regular', move_points: 4 } },
    ),
  );
  const [ann, ben] = pages;
  await settled(ann);
  await ann.locator('[data-space="space:4,-2"]').click();
  await gold(ann).click();
  await settled(ann);
  await ann.locator('[data-deed*="duel"]').first().click();
  await settled(ben);
  await expect(ben.getByRole('log')).toContainText('Tovak attacks Goldyx');
  await ben.screenshot({ path: info.outputPath('attacked.png') });
  expect(await violations(ben)).toEqual([]);
  // Each plays a card when one helps, and goes on.
  const log = ann.getByRole('log');
  const ended = /forced to retreat|has no victor/;
  for (let press = 0; press < 60 && !ended.test(await log.innerText()); press++) {
    const asked = await askedOf(pages);
    if (press === 5) {
      expect(await violations(asked)).toEqual([]);
      await asked.screenshot({ path: info.outputPath('duel.png') });
    }
    const cards = asked
      .locator('.hand button.row:not(.closed):not(.vain)')
      .filter({ visible: true });
    const helps = (await cards.count()) > 0;
    await (helps ? cards.first() : await wayOn(asked, press, 'brisk')).click();
    await askedOf(pages);
  }
  await expect(log).toContainText(ended);
  await expect(ben.getByRole('log')).toContainText(ended);
});
