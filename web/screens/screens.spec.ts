import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, make, test } from '../e2e/fixtures.ts';
import {
  decideUntil,
  first,
  giveUp,
  isOver,
  playMageKnight,
  playMageWars,
  settled,
  ways,
} from '../e2e/player.ts';

const OUT = resolve(import.meta.dirname, '../../docs/screens');
const SIZES = [
  [390, 844],
  [1024, 768],
  [1680, 1050],
] as const;
const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
const QUALITY = 42;

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

/** Takes the first of these answers that is offered, or any. */
async function answer(page: Page, wanted: RegExp[]): Promise<void> {
  const offered = await ways(page).allInnerTexts();
  const found = wanted.map((words) => offered.findIndex((text) => words.test(text)));
  const at = found.find((place) => place >= 0) ?? 0;
  await ways(page).nth(at).click();
  await settled(page);
}

/** Chooses spells out of the book. */
async function plan(page: Page, spells: string[]): Promise<void> {
  for (const spell of spells) {
    await page.getByRole('searchbox').fill(spell);
    const card = page.locator('.pages .page.open', { hasText: spell }).first();
    if (await card.isVisible()) await card.click();
    await settled(page);
  }
  await page.getByRole('button', { name: /^Ready with/ }).click();
  await settled(page);
}

test('the main screens', async ({ page }) => {
  mkdirSync(OUT, { recursive: true });
  // Those of Mage Knight's table are taken by `knight.spec.ts`.
  for (const file of readdirSync(OUT)) if (!file.startsWith('knight-')) rmSync(`${OUT}/${file}`);
  await page.setViewportSize({ width: 1680, height: 1050 });

  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await picture(page, 'account');

  await playMageWars(page);
  await decideUntil(page, page.locator('.slots'), first);
  await picture(page, 'planning');

  const rounds = [
    ['Bitterwood Fox', 'Staff'],
    ['Feral Bobcat', 'Fox'],
    ['Thunderift Falcon', 'Bobcat'],
  ];
  const usual = [/Fox|Bobcat|Falcon|Staff/, /Activate/, /Move to B/, /ttack/, /Pass/, /End/];
  for (let turn = 0; turn < 60 && !(await isOver(page)); turn++) {
    const round = Number(/\d+/.exec(await page.locator('.round b').innerText())?.[0] ?? 1);
    const planning = await page.locator('.slots').isVisible();
    if (round >= rounds.length && !planning && turn > 20) break;
    if (planning) await plan(page, rounds[round - 1] ?? []);
    else await answer(page, usual);
  }
  await expect(page.getByRole('region', { name: 'Arena' })).toBeVisible();
  await picture(page, 'arena');

  if (!(await isOver(page))) await giveUp(page);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.getByText('The dice were fair')).toBeVisible();
  await page.keyboard.press('End');
  await picture(page, 'replay');
  await page.goto('/replays');
  await picture(page, 'replays');
  await page.goto('/books');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture(page, 'books');
  await page.goto('/codex');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture(page, 'codex');

  await playMageKnight(page);
  await picture(page, 'mage-knight');

  const creature = (card: string, controller: number, damage = 0): object => ({
    creature: { card, controller, piece: { zone: 'A1', active: true, damage } },
  });
  const fight = await make(page, {
    game: 'mage-wars',
    setup: {
      mode: 'full',
      arena: { columns: 4, rows: 3 },
      seats: [
        { mage: 'beastmaster', book: 'starting:beastmaster' },
        { mage: 'warlock', book: 'starting:warlock' },
      ],
      position: {
        round: 3,
        initiative: 0,
        turn: 0,
        mages: [
          { zone: 'A2', mana: 12, active: true },
          { zone: 'B1', mana: 9, active: true, damage: 12 },
        ],
        objects: [
          creature('timber-wolf', 0),
          creature('timber-wolf', 0, 4),
          creature('goran-werewolf-pet', 1, 7),
          { enchantment: { card: 'bear-strength', controller: 0, on: 2, hidden: false } },
        ],
      },
    },
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', bot: 'easy' },
    ],
  });
  await page.goto(`/game/${fight}`);
  await settled(page);
  await page.locator('.options button').filter({ hasText: 'Timber Wolf' }).first().click();
  const attack = page.locator('.options button').filter({ hasText: 'Goran' }).first();
  await expect(attack).toBeVisible();
  await picture(page, 'combat', () => attack.focus());
  await picture(page, 'move', () => page.locator('.board [data-spot="zone:A2"]').focus());
  await page.emulateMedia({ colorScheme: 'light' });
  await attack.focus();
  const day = { path: `${OUT}/combat-day.jpg`, type: 'jpeg', quality: QUALITY } as const;
  await page.screenshot(day);
  await page.emulateMedia({ colorScheme: 'dark' });

  // A table that waits, so that the lobby has something to show.
  const made = await page.request.post('/api/v1/games', {
    data: {
      game: 'mage-wars',
      seats: [{ kind: 'person', name: 'Mirela' }, { kind: 'open' }],
      clock: { bank_ms: 1_800_000, increment_ms: 10_000 },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto('/');
  await expect(page.getByText('Mirela').first()).toBeVisible();
  await picture(page, 'start');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await picture(page, 'set-up');
});
