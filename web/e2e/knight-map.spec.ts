/** The map of Mage Knight: plans, places for tiles, the overview, sums and taking back, at every size. */
import type { Page } from '@playwright/test';
import { expect, test, violations } from './fixtures.ts';
import {
  BEFORE_VILLAGE,
  deed,
  gold,
  openKnight,
  row,
  space,
  VILLAGE,
  type Wish,
} from './knight.ts';
import { settled } from './player.ts';

/** Before the village, with enough Move for it and for a tile beyond. */
const PLAN: Wish = {
  at: BEFORE_VILLAGE,
  hand: ['march', 'stamina', 'promise', 'rage'],
  turn: { kind: 'open' },
};

/** Plays both cards for Move. */
async function gather(page: Page): Promise<void> {
  for (const id of ['march', 'stamina']) {
    await row(page, id, 'basic').click();
    await settled(page);
  }
}

test('way, place and reveal are one plan and one press, and the sums say so', async ({
  page,
}, info) => {
  await openKnight(page, PLAN);
  await gather(page);
  const total = page.getByRole('region', { name: 'Move', exact: true });
  await expect(total).toContainText(/4\s*=\s*March 2\s*\+\s*Stamina 2/);
  // The place is a card with a digit; the way to it leads through the village.
  const place = page.locator('[data-place="1"]');
  await expect(place).toContainText('will border you');
  await page.keyboard.press('1');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(gold(page)).toContainText('Go and reveal');
  await expect(gold(page)).toContainText('4 of 4 Move');
  await expect(total).toContainText('Village 2, reveal 2. 0 left.');
  await expect(page.locator('.askbar')).toContainText('A reveal cannot be taken back.');
  await expect(page.getByRole('region', { name: 'Next tile' })).toContainText('It holds');
  await page.screenshot({ path: info.outputPath('plan.png') });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(page.getByRole('log')).toContainText('Revealed: Countryside tile 3');
  await expect(total).toContainText(/spent 4/);
  // What was revealed stands, and the lock says why.
  const undo = page.locator('[data-undo]');
  await expect(undo).toContainText('The reveal stands');
  await expect(undo).toContainText('Something became known since.');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a space can be chosen before the place, and only the way can be gone', async ({ page }) => {
  await openKnight(page, PLAN);
  await gather(page);
  await space(page, VILLAGE).click();
  await expect(gold(page)).toContainText('Go and deal');
  await page.locator('[data-place="1"]').click();
  await expect(gold(page)).toContainText('Go and reveal');
  await deed(page, /Only go/).click();
  await settled(page);
  await expect(page.getByRole('log')).toContainText('moves to village');
  await expect(page.getByRole('log')).not.toContainText('Revealed: Countryside tile 3');
  await expect(page.locator('[data-undo]')).toContainText('Free back to the start of your turn');
});

test('the whole map is one key away, counted by kind', async ({ page }) => {
  await openKnight(page, PLAN);
  await page.keyboard.press('f');
  await expect(page.locator('#question')).toHaveText('The whole map');
  await expect(page.locator('.hand')).toHaveCount(0);
  const census = page.getByRole('region', { name: /On the map/ });
  await expect(census.getByRole('button', { name: /Villages/ })).toContainText('2');
  await census.getByRole('button', { name: /Villages/ }).click();
  await expect(page.locator('.space.unlit')).not.toHaveCount(0);
  await expect(space(page, VILLAGE)).not.toHaveClass(/unlit/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The whole map, small' })).toBeVisible();
});
