import type { Page } from '@playwright/test';
import { holdClock, takeClock } from './clock.ts';
import { expect, make, test, violations } from './fixtures.ts';
import { byClicks, option, playMageWars, playToTheEnd, settled } from './player.ts';

const creature = (card: string, controller: number, zone: string): object => ({
  creature: { card, controller, piece: { zone, active: true } },
});
const conjuration = (card: string, controller: number, zone: string): object => ({
  conjuration: { card, controller, spot: { zone } },
});

/** Twenty-two objects beside the two mages, eight of them in one zone. */
const CROWD = [
  creature('thunderift-falcon', 0, 'A3'),
  creature('bitterwood-fox', 0, 'B3'),
  creature('dark-pact-slayer', 1, 'B3'),
  creature('skeletal-sentry', 1, 'D3'),
  conjuration('lair', 0, 'A1'),
  conjuration('mana-flower', 0, 'A2'),
  creature('timber-wolf', 0, 'B2'),
  creature('steelclaw-grizzly', 0, 'C2'),
  creature('goran-werewolf-pet', 1, 'C2'),
  creature('firebrand-imp', 1, 'C2'),
  creature('flaming-hellion', 1, 'D2'),
  conjuration('mana-crystal', 1, 'D1'),
  creature('feral-bobcat', 0, 'C2'),
  creature('emerald-tegu', 0, 'C2'),
  creature('mountain-gorilla', 0, 'C2'),
  creature('darkfenne-bat', 1, 'C2'),
  creature('darkfenne-bat', 1, 'C2'),
  creature('knight-of-westlock', 1, 'C3'),
  creature('royal-archer', 1, 'C3'),
  creature('asyran-cleric', 1, 'B1'),
  creature('timber-wolf', 0, 'B1'),
  creature('feral-bobcat', 0, 'B1'),
];

/** Opens a game on the standard arena in which it is our turn. */
async function begin(page: Page, objects = CROWD, bot = 'random'): Promise<void> {
  const id = await make(page, {
    game: 'mage-wars',
    setup: {
      mode: 'full',
      arena: { columns: 4, rows: 3 },
      seats: [
        { mage: 'beastmaster', book: 'starting:beastmaster' },
        { mage: 'warlock', book: 'starting:warlock' },
      ],
      position: {
        round: 6,
        initiative: 0,
        turn: 0,
        mages: [
          { zone: 'B2', mana: 20, active: true },
          { zone: 'D2', mana: 12, active: true },
        ],
        objects,
        prepared: [{ seat: 0, card: 'geyser', caster: 0 }],
      },
    },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', bot },
    ],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await settled(page);
}

/** Pieces that stick out of the arena, or lie over one another. */
async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ground = document.querySelector('.ground-plan')?.getBoundingClientRect();
    const medals = [...document.querySelectorAll('.tile[data-piece] .medal')];
    const boxes = medals.map((medal) => medal.getBoundingClientRect());
    const found: string[] = [];
    for (const [at, box] of boxes.entries()) {
      if (!ground || box.width < 10) found.push(`${at} is not drawn`);
      else if (
        box.left < ground.left ||
        box.right > ground.right ||
        box.top < ground.top ||
        box.bottom > ground.bottom
      )
        found.push(`${at} sticks out`);
      if (box.bottom > innerHeight || box.right > innerWidth) found.push(`${at} is out of sight`);
      for (const [nth, other] of boxes.entries())
        if (
          nth > at &&
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2
        )
          found.push(`${at} and ${nth} overlap`);
    }
    if (medals.length !== 24) found.push(`${medals.length} pieces`);
    return found;
  });
}

for (const [width, height] of [
  [1440, 900],
  [1680, 1050],
  [2560, 1440],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const)
  test(`24 objects are all in sight at ${width} × ${height}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    await expect(page.locator('.tile[data-piece]')).toHaveCount(24);
    await page.screenshot({ path: info.outputPath('crowd.png') });
    expect(await misplaced(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

test('the receipt of an attack stays until we go on, and can be watched again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await begin(page);
  await takeClock(page);
  await page.evaluate(() => localStorage.setItem('grimoire.pace', 'normal'));
  await page.reload();
  await settled(page);
  await option(page, /Activate Steelclaw Grizzly/).click();
  await settled(page);
  await option(page, /Attack Goran/).click();
  const stage = page.getByRole('group', { name: 'The attack, step by step' });
  await expect(stage).toHaveAttribute('data-step', 'damage-and-effects');
  const go = stage.getByRole('button', { name: /Go on/ });
  await expect(go).toBeVisible();
  await expect(stage).toContainText('normal');
  await expect(page.locator('main')).toHaveAttribute('data-turn', 'playing');
  await expect(stage).toContainText('to be expected');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await holdClock(page);
  await page.keyboard.press('a');
  await expect(go).toHaveCount(0);
  await page.clock.resume();
  await expect(go).toBeVisible();
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(stage).toHaveCount(0);
});

test('the book opens only when everything was shown, and no line is missed', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('grimoire.pace', 'fast'));
  await playMageWars(page);
  await page.evaluate(() => {
    const early: string[] = [];
    Object.assign(window, { early });
    new MutationObserver(() => {
      const turn = document.querySelector('main')?.dataset.turn;
      if (turn === 'playing' && document.querySelector('.slots')) early.push(turn);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (let turn = 0; turn < 6; turn++) {
    const ready = page.locator('.slots .btn.primary');
    await ((await ready.isVisible()) ? ready : page.locator('.options button').last()).click();
    await settled(page);
  }
  const early = await page.evaluate(() => (window as unknown as { early: string[] }).early);
  expect(early).toEqual([]);
  // A page that is opened anew, where nothing is played, tells the same story.
  const told = await page.getByRole('log').innerText();
  await page.reload();
  await settled(page);
  expect(await page.getByRole('log').innerText()).toBe(told);
});

test('what would hurt our own stands behind one more step', async ({ page }) => {
  await begin(page);
  await option(page, /Activate Steelclaw Grizzly/).click();
  await settled(page);
  await expect(option(page, /Attack Goran/)).toBeVisible();
  await expect(option(page, /Attack Feral Bobcat/)).toHaveCount(0);
  await page.getByRole('button', { name: /^More/ }).click();
  await expect(option(page, /Attack Feral Bobcat/)).toBeVisible();
});

test('a whole game is played by the gold button and clicks', async ({ page }) => {
  await playMageWars(page);
  expect(await playToTheEnd(page, byClicks)).toMatch(/wins?\.|draw/);
});

test('whoever comes back is told what they missed, and can watch it', async ({ page }, info) => {
  await begin(page);
  await option(page, /Activate Steelclaw Grizzly/).click();
  await settled(page);
  await option(page, /Attack Goran/).click();
  await settled(page);
  // As if this browser had been closed before.
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.evaluate((game) => localStorage.setItem(`grimoire.seen.${game}`, '0:0'), id);
  await takeClock(page);
  await page.reload();
  await settled(page);
  const recap = page.getByRole('region', { name: 'While you were away' });
  await expect(recap).toContainText('attacks Goran');
  await expect(recap).toContainText(/\d+ → \d+|Slain/);
  await page.screenshot({ path: info.outputPath('recap.png') });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await holdClock(page);
  await recap.getByRole('button', { name: /^Watch it/ }).click();
  await expect(page.locator('main')).toHaveAttribute('data-turn', 'playing');
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await settled(page);
  await expect(recap).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(recap, 'it is told once').toHaveCount(0);
});
