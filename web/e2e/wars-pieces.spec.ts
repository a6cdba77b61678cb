/** At the table of Mage Wars: deeds at the piece, questions at the host, the spellbook, and whole games in every way. */
import type { Page } from '@playwright/test';
import { expect, make, test, violations } from './fixtures.ts';
import { byKeys, option, playMageWars, playToTheEnd, settled } from './player.ts';
import { click, dragToTarget, playAtPieces, playByDrag, spotOf, tap } from './wars-play.ts';

const creature = (card: string, controller: number, zone: string): object => ({
  creature: { card, controller, piece: { zone, active: true } },
});
const hidden = (card: string, on: number): object => ({
  enchantment: { card, controller: 0, on, hidden: true },
});

/** Opens a game on the standard arena in which it is our turn. Objects count from 2. */
async function begin(page: Page, objects: object[], position: object = {}): Promise<void> {
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
        ...position,
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

const FIGHT = [
  creature('steelclaw-grizzly', 0, 'C2'),
  creature('goran-werewolf-pet', 1, 'C2'),
  creature('timber-wolf', 0, 'C2'),
];

test('a click on a piece shows what it can do, and the next one activates it and strikes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, FIGHT);
  const revision = Number(await page.locator('main').getAttribute('data-revision'));
  await spotOf(page, 'object:2').click();
  const ring = page.locator('.ring');
  await expect(ring.getByRole('button', { name: /Heavy Claw Strike/ })).toBeVisible();
  await expect(ring.getByRole('button', { name: /Guard/ })).toBeVisible();
  await expect(page.locator('.arrow').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What to expect' })).toContainText('dice');
  await expect(page.locator('main'), 'nothing was sent').toHaveAttribute(
    'data-revision',
    String(revision),
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect(ring).toHaveCount(0);
  await spotOf(page, 'object:2').click();
  await spotOf(page, 'object:3').click();
  await settled(page);
  await expect(page.getByRole('log')).toContainText(/Grizzly attacks Goran/);
});

test('our own are no targets at first, and our mage is asked for twice', async ({ page }) => {
  await begin(page, [creature('steelclaw-grizzly', 0, 'B2'), creature('timber-wolf', 0, 'B2')]);
  await spotOf(page, 'object:2').click();
  // A friend is picked in its place, not struck.
  await spotOf(page, 'object:3').click();
  await expect(page.locator('#question')).toContainText('Timber Wolf');
  await spotOf(page, 'object:2').click();
  await page.getByRole('button', { name: /^More/ }).click();
  await option(page, /Attack Beastmaster: Claws/).click();
  const gold = page.locator('.gold');
  await expect(gold).toContainText('your own mage');
  await gold.click();
  await expect(gold).toContainText('Really');
  await expect(page.getByRole('log')).not.toContainText('attacks');
  await gold.click();
  await settled(page);
  await expect(page.getByRole('log')).toContainText(/Grizzly attacks/);
});

test('a hidden card is asked for at its host, with what it would change', async ({ page }) => {
  await begin(page, [
    creature('timber-wolf', 0, 'B2'),
    creature('dark-pact-slayer', 1, 'B2'),
    hidden('bear-strength', 2),
  ]);
  await spotOf(page, 'object:2').click();
  await spotOf(page, 'object:3').click();
  await settled(page);
  const ask = page.getByRole('region', { name: 'A hidden enchantment' });
  await expect(ask).toContainText('Bear Strength');
  await page.keyboard.press('Space');
  await settled(page);
  // The attack that was chosen goes on, and before its dice the card is asked for again.
  await expect(ask).toContainText('Last chance');
  await expect(ask.locator('dl')).toContainText('Damage');
  await expect(ask.locator('dl')).toContainText('Mana');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('r');
  await settled(page);
  await expect(page.getByRole('log')).toContainText('Bear Strength is revealed');
});

test('spells are planned by dragging and by keys, and the last round’s are one press', async ({
  page,
}) => {
  await page.goto('/');
  const id = await make(page, {
    game: 'mage-wars',
    setup: {
      mode: 'full',
      seats: [
        { mage: 'beastmaster', book: 'starting:beastmaster' },
        { mage: 'warlock', book: 'starting:warlock' },
      ],
    },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await settled(page);
  for (let step = 0; step < 4 && !(await page.locator('.slots').isVisible()); step++) {
    await page.locator('.options button').first().click();
    await settled(page);
  }
  const slots = page.locator('.slots');
  const card = page.locator('.pages .page.open').nth(1);
  const name = await card.locator('b').innerText();
  await card.dragTo(slots.locator('.empty').first());
  await settled(page);
  await expect(slots.locator('.chip')).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Put ${name} back` })).toBeVisible();
  await page.keyboard.press('3');
  await settled(page);
  await expect(slots.locator('.chip')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Mana plan' })).toContainText(name);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await settled(page);
  // The rest of the round goes by.
  for (let step = 0; step < 60 && !(await slots.isVisible()); step++) {
    await page.locator('.options button').last().click();
    await settled(page);
  }
  const last = page.getByRole('region', { name: 'Last round' });
  await expect(last).toContainText(name);
  await last.getByRole('button', { name: 'The same again' }).click();
  await expect(slots.locator('.chip')).toHaveCount(2);
  await settled(page);
});

test('a spell is cast by dragging it to its target', async ({ page }) => {
  await begin(page, FIGHT, { prepared: [{ seat: 0, card: 'geyser', caster: 0 }] });
  expect(await dragToTarget(page, page.locator('.hand .spell.open').first())).toBe(true);
  await settled(page);
  await expect(page.getByRole('log')).toContainText('casts Geyser');
});

test('a whole game is played by clicks on pieces', async ({ page }) => {
  await playMageWars(page);
  expect(await playAtPieces(page, click)).toMatch(/wins?\.|draw/);
});

test('a whole game is played by dragging cards, spells and creatures', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playMageWars(page);
  const { end, dragged } = await playByDrag(page);
  expect(end).toMatch(/wins?\.|draw/);
  expect([...dragged].sort()).toEqual(['attack', 'card', 'move', 'spell']);
});

test('a whole game is played by keys', async ({ page }) => {
  await playMageWars(page);
  expect(await playToTheEnd(page, byKeys)).toMatch(/wins?\.|draw/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what is asked is answered in the lower part of the screen, with room for a thumb', async ({
    page,
  }) => {
    await begin(page, FIGHT, { prepared: [{ seat: 0, card: 'geyser', caster: 0 }] });
    await spotOf(page, 'object:2').tap();
    const targets = page.locator(
      '.bar :is(.options button, .kind, .gold, .hand button, .ask .btn)',
    );
    await expect(page.locator('.gold')).toBeVisible();
    const boxes = await targets.evaluateAll((found) =>
      found.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return { name: one.textContent?.trim() ?? '', top, height };
      }),
    );
    expect(boxes.length).toBeGreaterThan(6);
    const low = boxes.filter(({ height }) => height < 44);
    expect(low, 'too low for a thumb').toEqual([]);
    const high = boxes.filter(({ top }) => top < 0.6 * 844);
    expect(high, 'out of reach').toEqual([]);
    // The arena is wholly in sight above it.
    const arena = await page.locator('.ground-plan').boundingBox();
    const bar = await page.locator('.bar.night').boundingBox();
    expect(arena && bar && arena.y >= 0 && arena.y + arena.height <= bar.y + 1).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  test('a whole game is played by touch, in German', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('grimoire.language', 'de'));
    await page.goto('/');
    await page
      .getByRole('button', { name: /Mage Wars/ })
      .first()
      .tap();
    await settled(page);
    expect(await playAtPieces(page, tap)).toMatch(/gewinn|gewonnen|unentschieden/i);
  });
});

test('advice says why', async ({ page }) => {
  await begin(page, FIGHT);
  await page.getByRole('button', { name: 'What would you do?' }).click();
  const coach = page.getByRole('group', { name: 'Advice' });
  await expect(coach.locator('li').first()).toBeVisible();
  await expect(coach).toContainText(/kills|damage to/);
});
