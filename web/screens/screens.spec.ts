import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, playMageWars, settled, test, ways } from '../e2e/fixtures.ts';

const OUT = resolve(import.meta.dirname, '../../docs/screens');
const SIZES = [
  [390, 844],
  [1024, 768],
  [1680, 1050],
] as const;
const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
const QUALITY = 62;

/** One picture of what is shown, in every language and size. */
async function picture(page: Page, name: string, prepare?: () => Promise<void>): Promise<void> {
  for (const [language, label] of Object.entries(LANGUAGES)) {
    await page.getByRole('button', { name: label }).click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await prepare?.();
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      await page.screenshot({
        path: `${OUT}/${name}-${language}-${width}.jpg`,
        type: 'jpeg',
        quality: QUALITY,
      });
    }
  }
  await page.getByRole('button', { name: LANGUAGES.en }).click();
  await page.setViewportSize({ width: 1680, height: 1050 });
}

/** Takes the first of these answers that is offered. */
async function answer(page: Page, wanted: RegExp[]): Promise<void> {
  await settled(page);
  for (const words of wanted) {
    const way = ways(page).filter({ hasText: words }).first();
    if (!(await way.isVisible())) continue;
    await way.click({ timeout: 2_000 }).catch(() => undefined);
    return;
  }
  await ways(page)
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined);
}

/** Chooses two spells out of the book. */
async function plan(page: Page, spells: string[]): Promise<void> {
  for (const spell of spells) {
    await page.getByRole('searchbox').fill(spell);
    const card = page.locator('.pages .page.open', { hasText: spell }).first();
    if (await card.isVisible()) await card.click();
  }
  await page.getByRole('button', { name: /^Ready with/ }).click();
}

test('the main screens', async ({ page }) => {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await page.setViewportSize({ width: 1680, height: 1050 });

  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await picture(page, 'account');

  await playMageWars(page);
  await expect(async () => {
    if (!(await page.locator('.slots').isVisible())) await answer(page, [/./]);
    await expect(page.locator('.slots')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await picture(page, 'planning');

  const rounds = [
    ['Bitterwood Fox', 'Staff'],
    ['Feral Bobcat', 'Fox'],
    ['Thunderift Falcon', 'Bobcat'],
  ];
  for (let turn = 0; turn < 90; turn++) {
    const round = Number(/\d+/.exec(await page.locator('.round b').innerText())?.[0] ?? 1);
    if (round > rounds.length || (await page.locator('.dock.over').isVisible())) break;
    await settled(page);
    if (await page.locator('.slots').isVisible()) await plan(page, rounds[round - 1] ?? []);
    else if (await page.locator('.hand .chip.open').first().isVisible()) {
      await page.locator('.hand .chip.open').first().click();
      await page
        .locator('.board .spot.open')
        .first()
        .click({ position: { x: 4, y: 30 }, timeout: 2_000 })
        .catch(() => undefined);
    } else await answer(page, [/Activate/, /Move to/, /attack/i, /Pass/, /End/]);
  }
  await expect(page.getByRole('region', { name: 'Arena' })).toBeVisible();
  await picture(page, 'arena');

  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, I give up' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.getByText('The dice were fair')).toBeVisible();
  await page.keyboard.press('End');
  await picture(page, 'replay');
  await page.goto('/replays');
  await picture(page, 'replays');

  await page.goto('/');
  await page.getByRole('button', { name: 'Play solo: Mage Knight' }).click();
  await settled(page);
  await picture(page, 'mage-knight');

  // A table that waits, so that the lobby has something to show.
  await page.request.post('/api/v1/games', {
    data: {
      game: 'mage-wars',
      seats: [{ kind: 'person', name: 'Mirela' }, { kind: 'open' }],
      clock: { bank_ms: 1_800_000, increment_ms: 10_000 },
      rated: true,
    },
  });
  await page.goto('/');
  await expect(page.getByText('Mirela').first()).toBeVisible();
  await picture(page, 'start');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await picture(page, 'set-up');
});
