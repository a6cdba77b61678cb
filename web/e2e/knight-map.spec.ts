/** The map of Mage Knight: plans, places for tiles, the overview, sums and taking back, at every size. */
import type { Page } from '@playwright/test';
import { expect, test, violations } from './fixtures.ts';
import {
  BEFORE_VILLAGE,
  DECK,
  deed,
  gold,
  openKnight,
  row,
  space,
  VILLAGE,
  type Wish,
} from './knight.ts';
import { wayOn } from './knight-play.ts';
import { expectRoom } from './knight-room.ts';
import { beside, openState, press, pressGold, RUINS } from './knight-states.ts';
import { isOver, playMageKnight, settled } from './player.ts';

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

test('every space says what it is, and ruins what may lie there', async ({ page }) => {
  await openState(page, 'ruins');
  const view = page.getByRole('region', { name: 'ruins', exact: true });
  await expect(view).toContainText('11 of 12 tokens are unseen');
  await expect(view.locator('.tokens > li')).toHaveCount(12);
  await expect(view.locator('.tokens > .seen')).toContainText(/blue altar.*taken by Tovak/s);
  await expect(gold(page)).toContainText('Walk in');
  await deed(page, /Stay outside/).click();
  await expect(view).toHaveCount(0);
  // The codex is one press away, for what is out of reach as well.
  await space(page, { q: 2, r: -3 }).click();
  await page.getByRole('button', { name: 'About: village' }).click();
  await expect(page.getByRole('dialog')).toContainText('Village');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await space(page, RUINS).click();
  await press(page, /What may lie here/);
  await pressGold(page);
  await expect(page.getByRole('log')).toContainText('Revealed:');
});

test('an altar says what it asks and gives, and takes it', async ({ page }) => {
  const altar: Wish = {
    at: RUINS,
    hand: ['march', 'rage'],
    board: { ...beside('countryside-8'), ruins: [[RUINS, 'altar-green']] },
  };
  await openKnight(page, altar);
  // Too little mana: it is shown, with the reason.
  const enter = deed(page, /Enter the site/);
  await expect(enter).toHaveAttribute('aria-disabled', 'true');
  await expect(enter).toContainText('mana');
  await openKnight(page, { ...altar, hero: { crystals: [0, 0, 0, 3] } });
  await expect(enter).toContainText('3 green mana: Fame 7');
  await press(page, /Enter the site/);
  await expect(page.locator('.left')).toContainText('Fame 7');
});

test('the end of a round has a screen of its own, then Tactics with the odds of acting first', async ({
  page,
}) => {
  // All cards are played: nothing is left but to announce the end, and nobody is asked.
  await openKnight(page, { hand: [], hero: { deck: [], discard: [...DECK] } });
  const end = page.getByRole('region', { name: 'Round 1 is over' });
  await expect(end).toContainText('Tovak announced it');
  await expect(end).toContainText('Round 2 of 4 is a night.');
  await expect(end).toContainText('The Source was rolled');
  expect(await violations(page)).toEqual([]);
  await gold(page).click();
  const tactics = page.locator('.tactics button');
  await expect(tactics.first()).toContainText('first for certain');
  await expect(tactics.nth(1)).toContainText('first 4 of 5');
  await expect(tactics.last()).toContainText('never first');
  expect(await violations(page)).toEqual([]);
});

test('the sheet says what it counts, with one kind of minus, and is copied as a text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKnight(page, {
    hand: ['wound', 'wound', 'march'],
    hero: { crystals: [2, 0, 0, 0], units: [{ unit: 'utem-crossbowmen' }] },
  });
  await page.keyboard.press('g');
  const sheet = page.getByRole('region', { name: 'Score' });
  await expect(sheet).toContainText('2 Wounds');
  await expect(sheet).toContainText('−4');
  await expect(sheet).toContainText('2 crystals');
  await sheet.locator('[data-copy]').click();
  await expect(sheet.locator('[data-copy]')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Beating: −4 (2 Wounds)');
  expect(text).not.toMatch(/-\d/);
});

for (const width of [390, 1024, 1440, 1680, 2560])
  test(`at ${width} wide every space can be touched through several turns`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await playMageKnight(page);
    for (let turn = 0; turn < 25; turn++) {
      await expectRoom(page, `${width}, press ${turn}`);
      if (await isOver(page)) break;
      await (await wayOn(page, turn, 'lively')).click();
      await settled(page);
    }
  });
