import type { Page } from '@playwright/test';
import { expect, test, violations } from './fixtures.ts';
import { decideUntil, first, playMageWars, settled } from './player.ts';

const CREATURE = 'Bitterwood Fox';
const ATTACK = 'Geyser';

/** The spell in the hand, if it can be cast now. */
function castable(page: Page, spell: string) {
  return page.locator('.hand .open', { hasText: spell });
}

/** Chooses spells out of the book and says so. */
async function planSpells(page: Page, spells: string[]): Promise<void> {
  for (const spell of spells) {
    await page.getByRole('searchbox').fill(spell);
    await page.locator('.pages .page', { hasText: spell }).click();
    await settled(page);
    await expect(page.getByRole('button', { name: `Put ${spell} back` })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Ready with/ }).click();
  await settled(page);
}

/** Picks the spell and clicks the first place on the board that is offered. */
async function castOnBoard(page: Page, spell: string): Promise<void> {
  await castable(page, spell).click();
  await expect(page.locator('.kicker')).toContainText(spell);
  const places = page.locator('.board .spot.open');
  await expect(places.first()).toBeVisible();
  // In the corner, beside whoever stands there.
  await places.first().click({ position: { x: 4, y: 30 } });
  await settled(page);
  // What hurts our own is only picked, and our mage is asked for twice.
  const gold = page.locator('.gold', { hasText: `Cast ${spell}` });
  if (await gold.isVisible()) {
    const twice = (await gold.innerText()).includes('your own mage');
    await gold.click();
    if (twice) await gold.click();
  }
  await settled(page);
  await expect(page.getByRole('log')).toContainText(`casts ${spell}`);
}

/** Does the next thing that leads on: our mage acts, and what is left over goes by. */
async function goOn(page: Page): Promise<void> {
  const options = page.locator('.options button');
  for (const wanted of [/Activate Beastmaster/, /Pass/, /Do nothing more/, /begins/, /./]) {
    const option = options.filter({ hasText: wanted }).first();
    if (!(await option.isVisible())) continue;
    await option.click();
    return settled(page);
  }
}

test('spells are planned, a creature and an attack are cast, and the second round comes', async ({
  page,
}, info) => {
  await playMageWars(page);
  const story = page.getByRole('log');
  for (let turn = 0; turn < 120; turn++) {
    const told = await story.innerText();
    const missing = [CREATURE, ATTACK].filter((spell) => !told.includes(`casts ${spell}`));
    const round = await page.locator('.round b').first().innerText();
    if (missing.length === 0 && /Round [2-9]/.test(round)) break;
    // The attack comes after the creature, so that it has a target in reach.
    const next = missing[0];
    if (await page.locator('.slots').isVisible()) {
      if (turn < 5) await page.screenshot({ path: info.outputPath('planning.png') });
      await planSpells(page, missing);
    } else if (next !== undefined && (await castable(page, next).isVisible()))
      await castOnBoard(page, next);
    else await goOn(page);
  }
  await expect(story).toContainText(`casts ${CREATURE}`);
  await expect(story).toContainText(`casts ${ATTACK}`);
  await expect(page.locator('.round b')).toHaveText(/Round [2-9]/);
  // The book covers the arena while spells are chosen.
  const arena = page.getByRole('button', { name: 'Arena' });
  if (await arena.isVisible()) await arena.click();
  await expect(page.locator('.board .tile', { hasText: CREATURE })).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('second-round.png') });
  // The newest line is in sight, though the card beside it takes room.
  await expect(story.locator('p').last()).toBeInViewport();
});

test('the spellbook is searched and filtered, and a card is read', async ({ page }) => {
  await playMageWars(page);
  await decideUntil(page, page.locator('.slots'), first);
  const cards = page.locator('.pages .page');
  const counted = page.locator('.book .count');
  const all = await counted.innerText();
  await page.getByRole('button', { name: 'Creatures' }).click();
  await expect(counted).not.toHaveText(all);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox').fill('fox');
  await expect(cards).toHaveCount(1);
  await cards.first().hover();
  await expect(page.locator('.inspector')).toContainText('3 dice');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('.inspector')).toContainText('3 Würfel');
  expect(await violations(page)).toEqual([]);
});

test('a game of one’s own is set up by the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await page.getByLabel('Rules').selectOption('full');
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('4');
  await page.getByLabel('Two teams of two').check();
  await page.getByRole('combobox', { name: 'Mage', exact: true }).first().selectOption('wizard');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.zone')).toHaveCount(12);
  await expect(page.locator('.board .tile.mage')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Team 1');
});
