/** Domination: set up by clicks, its map on the table, an Orb touched at the board, and a game won by V'Tar. */
import type { Page } from '@playwright/test';
import { expect, make, test, violations } from './fixtures.ts';
import { decide, isOver, last, settled } from './player.ts';
import { click, spotOf, tap, type Touch } from './wars-play.ts';

const PHONE = { width: 390, height: 844 };

/** Path of War in the third round, our turn: a wolf stands at an Orb nobody guards, and one V'Tar is missing. */
async function nearlyWon(page: Page): Promise<void> {
  const id = await make(page, {
    game: 'mage-wars',
    setup: {
      mode: 'full',
      sets: ['battlegrounds-domination'],
      arena: { map: 'path-of-war' },
      seats: [{ mage: 'wizard' }, { mage: 'warlock' }],
      position: {
        round: 3,
        initiative: 0,
        turn: 0,
        mages: [
          { zone: 'A1', mana: 10, active: true },
          { zone: 'D4', mana: 10, active: true },
        ],
        objects: [
          {
            creature: {
              card: 'timber-wolf',
              controller: 0,
              piece: { zone: 'B2', active: true },
            },
          },
        ],
        vtar: [10, 2],
        orbs: ['off', 'off', { of: 1 }],
      },
    },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', bot: 'random' },
    ],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await settled(page);
}

function orbAt(page: Page, zone: string) {
  return page.locator(`[data-zone="${zone}"] .orb`);
}

/** Touches the Orb with the wolf and lets everything else go by until the Upkeep Phase has decided. */
async function win(page: Page, press: Touch): Promise<void> {
  await press(spotOf(page, 'object:2'));
  await settled(page);
  await press(orbAt(page, 'B2').locator('[data-spot]'));
  if (press === tap) await press(page.locator('.gold'));
  await settled(page);
  await expect(orbAt(page, 'B2')).toHaveClass(/held/);
  for (let turn = 0; turn < 60 && !(await isOver(page)); turn++) await decide(page, last);
  await expect(page.locator('main[data-turn="over"]')).toBeVisible();
}

test('Domination is set up by clicks: the map brings its seats, its set and its table', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await page.getByLabel('Arena', { exact: true }).selectOption('ancient-wards');
  await expect(page.getByLabel('Battlegrounds: Domination')).toBeChecked();
  await page.getByRole('button', { name: 'Begin' }).click();
  await settled(page);
  await expect(page.locator('.zone')).toHaveCount(14);
  await expect(page.locator('.hole')).toHaveCount(2);
  await expect(page.locator('.orb')).toHaveCount(6);
  await expect(page.locator('.passage')).toHaveCount(2);
  await expect(page.locator('.vtar').first()).toContainText('/14');
  expect(await violations(page)).toEqual([]);
});

test('an Orb is touched at the board, and enough V’Tar wins', async ({ page }) => {
  await nearlyWon(page);
  await expect(page.locator('.hole')).toHaveCount(4);
  await win(page, click);
  await expect(page.locator('#question')).toContainText('won');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the same with a finger, all of the map in sight', async ({ page }) => {
    await nearlyWon(page);
    const outside = await page.locator('.zone').evaluateAll((zones) =>
      zones.filter((zone) => {
        const box = zone.getBoundingClientRect();
        return box.left < 0 || box.right > window.innerWidth || box.width < 40;
      }).length,
    );
    expect(outside).toBe(0);
    await win(page, tap);
  });
});
