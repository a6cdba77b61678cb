import type { Page } from '@playwright/test';
import { expect, expectToFit, make, test, violations } from './fixtures.ts';
import { deed, gold, knight, openKnight, row, space, VILLAGE, type Wish } from './knight.ts';
import { press, pressGold, RIDERS as ALONE } from './knight-states.ts';
import { settled, takeScreen } from './player.ts';

/** The same with a Unit beside the hero. */
const RIDERS: Wish = {
  ...ALONE,
  hero: { ...ALONE.hero, units: [{ unit: 'utem-crossbowmen' }] },
};

const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt of the fight' });

test('the gold button names the cards it plays, and the receipt says what the fight took', async ({
  page,
}, info) => {
  await openKnight(page, RIDERS);
  await press(page, /Challenge Wolf Riders/);
  await press(page, /On to the block/);
  await press(page, /On to the damage/);
  // The cheapest way is chosen already.
  await expect(gold(page)).toContainText('Take it');
  await pressGold(page);
  await expect(gold(page)).toContainText('Play');
  await expect(gold(page)).toContainText('Rage');
  await expect(gold(page)).toContainText('Strike Wolf Riders');
  await expect(gold(page)).toContainText('Fame +3');
  await page.screenshot({ path: info.outputPath('gold.png') });
  expect(await violations(page)).toEqual([]);
  await pressGold(page);
  await expect(receipt(page)).toContainText('The enemies have fallen');
  await expect(receipt(page)).toContainText('Rage');
  await expect(receipt(page)).toContainText('Wolf Riders: beaten');
  await expect(receipt(page)).toContainText('Fame 0 → 3');
  await expect(receipt(page)).toContainText('Level 2 at the end of the turn');
  await page.screenshot({ path: info.outputPath('receipt.png') });
  expect(await violations(page)).toEqual([]);
  // The map is one press away, and the receipt comes back from the story.
  await page.keyboard.press('m');
  await expect(receipt(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Receipts of your fights' }).click();
  await expect(receipt(page)).toContainText('Wolf Riders: beaten');
  await page.keyboard.press('Escape');
  await press(page, /End the turn/);
  await expect(receipt(page)).toHaveCount(0);
});

test('the ledger says which card points came from and how they count', async ({ page }, info) => {
  await openKnight(page, {
    ...RIDERS,
    hand: ['rage', 'cold-toughness', 'march', 'swiftness'],
    board: {
      tokens: [[{ q: 1, r: -4 }, ['cursed-hags']]],
    },
  });
  await press(page, /Challenge Cursed Hags/);
  await press(page, /On to the block/);
  await row(page, 'cold-toughness', 'basic').click();
  await settled(page);
  const ledger = page.locator('.ledger');
  await expect(ledger).toContainText('Your block against Cursed Hags');
  await expect(ledger).toContainText('Cold Toughness');
  await expect(ledger).toContainText('in full');
  await expect(ledger).toContainText('3 of 3');
  await page.screenshot({ path: info.outputPath('ledger.png') });
  expect(await violations(page)).toEqual([]);
  await pressGold(page);
  await expect(page.getByRole('log')).toContainText('blocks Cursed Hags');
});

test('the adviser shows a proven line and plays it', async ({ page }, info) => {
  await openKnight(page, RIDERS);
  await press(page, /Challenge Wolf Riders/);
  await page.getByRole('button', { name: 'Show the best line' }).click();
  const adviser = page.locator('.adviser');
  await expect(adviser).toContainText('You can beat this');
  await expect(adviser).toContainText('Proven');
  await expect(adviser.locator('ol li').first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('adviser.png') });
  expect(await violations(page)).toEqual([]);
  await adviser.getByRole('button', { name: 'Play it' }).click();
  await settled(page);
  await expect(receipt(page)).toContainText('Wolf Riders: beaten');
});

test('damage is planned as a whole and taken in one press', async ({ page }, info) => {
  await openKnight(page, {
    ...RIDERS,
    board: {
      tokens: [[{ q: 1, r: -4 }, ['wolf-riders', 'cursed-hags']]],
    },
  });
  await page.locator('[data-deed*="challenge"]').last().click();
  await settled(page);
  await press(page, /On to the block/);
  await press(page, /On to the damage/);
  const matrix = page.getByRole('region', { name: 'Who takes the damage' });
  await expect(matrix).toContainText('Wound');
  const rows = matrix.getByRole('radiogroup');
  await expect(rows.first().getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(matrix).toContainText('After this');
  // Another taker changes the sums before anything is given.
  const unit = rows.first().getByRole('radio', { name: /Utem Crossbowmen/ });
  await unit.click();
  await settled(page);
  await expect(unit).toHaveAttribute('aria-checked', 'true');
  await expect(unit).toContainText('Utem Crossbowmen wounded');
  await page.screenshot({ path: info.outputPath('damage.png') });
  expect(await violations(page)).toEqual([]);
  await pressGold(page);
  await expect(page.locator('.left')).toContainText('Wounded');
});

test('who is short of Influence is told which card makes it up', async ({ page }, info) => {
  await openKnight(page, {
    at: VILLAGE,
    hand: ['promise', 'march', 'threaten'],
    hero: { reputation: 2 },
    board: { offers: { units: ['peasants', 'herbalists'] } },
  });
  await press(page, /Interact/);
  const town = page.getByRole('region', { name: 'village' });
  await expect(town).toContainText('Reputation +1');
  const ware = town.locator('.wares > li').first();
  await ware.getByRole('button', { name: 'How can I pay?' }).click();
  await settled(page);
  await expect(gold(page)).toContainText('Play');
  await expect(gold(page)).toContainText('Recruit Peasants');
  await page.screenshot({ path: info.outputPath('town.png') });
  expect(await violations(page)).toEqual([]);
  await pressGold(page);
  await expect(page.locator('.left')).toContainText('Peasants');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`a fight fits into ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openKnight(page, RIDERS);
    await press(page, /Challenge Wolf Riders/);
    await expectToFit(page);
    await press(page, /On to the block/);
    await expectToFit(page);
    await press(page, /On to the damage/);
    await expectToFit(page);
    await pressGold(page);
    await pressGold(page);
    await expect(receipt(page)).toBeVisible();
    await expectToFit(page);
    expect(await violations(page)).toEqual([]);
  });
}

/** A dungeon under the hero's feet. */
const DUNGEON: Wish = {
  at: { q: 1, r: -2 },
  hand: ['rage', 'march', 'cold-toughness', 'swiftness', 'stamina'],
  hero: { crystals: [1, 0, 1, 0] },
  board: {
    tiles: [
      { tile: 'start-a', at: { a: 0, b: 0 } },
      { tile: 'countryside-7', at: { a: 0, b: 1 } },
      { tile: 'countryside-2', at: { a: 1, b: 0 } },
    ],
    stack: [
      ...[1, 3, 4, 5, 6, 8].map((number) => `countryside-${number}`),
      ...['core-1', 'core-2', 'core-5'],
    ],
  },
};

test('who may wait in a dungeon is counted before it is entered, and judged on request', async ({
  page,
}, info) => {
  await openKnight(page, DUNGEON);
  await press(page, /Enter the site/);
  const dungeon = page.getByRole('region', { name: 'dungeon' });
  await expect(dungeon).toContainText('1 brown enemy is drawn');
  await expect(dungeon).toContainText('2 of 10 (20%)');
  await expect(dungeon).toContainText('No Units in this fight');
  await expect(dungeon).toContainText('a Spell or an Artifact');
  await dungeon.getByRole('button', { name: 'What would come of it?' }).click();
  await settled(page);
  await expect(dungeon).toContainText(/You win|Not beaten/);
  await expect(dungeon).toContainText('Proven for each');
  await page.screenshot({ path: info.outputPath('dungeon.png') });
  expect(await violations(page)).toEqual([]);
  // Nothing is done before the gold button.
  await press(page, /Stay outside/);
  await expect(dungeon).toHaveCount(0);
  await press(page, /Enter the site/);
  await pressGold(page);
  await expect(page.getByRole('region', { name: 'Combat' })).toBeVisible();
});

test('whoever has no free Command token sees who would leave', async ({ page }, info) => {
  await openKnight(page, {
    at: VILLAGE,
    hand: ['promise', 'march', 'threaten'],
    hero: { reputation: 2, units: [{ unit: 'peasants', spent: true }] },
    board: { offers: { units: ['herbalists', 'utem-guardsmen'] } },
  });
  await press(page, /Interact/);
  const ware = page.locator('.wares > li').first();
  await ware.getByRole('button', { name: 'How can I pay?' }).click();
  await settled(page);
  await pressGold(page);
  const room = page.getByRole('region', { name: 'Room for Herbalists', exact: true });
  await expect(room).toContainText('Joins you');
  await room.getByRole('button', { name: /Leaves the game/ }).click();
  await expect(gold(page)).toContainText('Dismiss Peasants');
  await page.screenshot({ path: info.outputPath('recruit.png') });
  expect(await violations(page)).toEqual([]);
  await pressGold(page);
  await expect(page.locator('.left')).toContainText('Herbalists');
  await expect(page.locator('.left')).not.toContainText('Peasants');
});

const GOLDYX = (
  'rage rage determination swiftness swiftness march march stamina stamina tranquility promise threaten ' +
  'crystallize mana-draw will-focus improvisation'
).split(' ');

/** Goldyx comes to this game of Tovak, and two people play at one screen. */
async function openBoth(
  page: Page,
  setup: object,
  scenario: string,
  goldyx: object,
  hand: string[],
): Promise<void> {
  const { board } = setup as { board: { players: object[] } };
  const deck = [...GOLDYX];
  for (const one of hand) deck.splice(deck.indexOf(one), 1);
  const second = { hand, deck, discard: [], played: [], tactic: 'rethink', ...goldyx };
  const id = await make(page, {
    game: 'mage-knight',
    setup: {
      scenario,
      heroes: ['tovak', 'goldyx'],
      board: { ...board, left_out: [], players: [...board.players, second] },
    },
    seats: [
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await takeScreen(page);
}

test('a duel shows attack less block as points, and prices of what they do', async ({
  page,
}, info) => {
  const countryside = (numbers: number[]): string[] => numbers.map((one) => `countryside-${one}`);
  const setup = knight({
    at: { q: 1, r: -3 },
    hand: ['rage', 'march'],
    played: ['stamina'],
    hero: { fame: 3, units: [{ unit: 'peasants' }] },
    turn: { kind: 'regular', move_points: 4 },
    board: {
      stack: [...countryside([3, 4, 5, 6, 7, 8, 9, 10]), 'core-1', 'core-2', 'core-5', 'core-6'],
      source: ['white', 'green', 'blue', 'red'],
    },
  });
  await openBoth(page, setup, 'full-conquest', { at: VILLAGE, fame: 8 }, ['swiftness', 'march']);
  const next = async (name: RegExp): Promise<void> => {
    await deed(page, name).click();
    await takeScreen(page);
  };
  await space(page, VILLAGE).click();
  await pressGold(page);
  await next(/Attack the hero/);
  await next(/Partially/);
  const duel = page.getByRole('region', { name: 'Two heroes fight' });
  await expect(duel).toContainText('What is at stake');
  await next(/Pass/);
  await next(/Pass/);
  await row(page, 'rage', 'basic').click();
  await settled(page);
  await expect(duel).toContainText('Rage 2');
  await next(/Make this attack/);
  await next(/Block no more/);
  await expect(duel).toContainText('2 − 0 = 2');
  await expect(duel).toContainText('Wound Goldyx');
  await duel
    .getByRole('button', { name: /Drive off/, disabled: false })
    .first()
    .click();
  await expect(gold(page)).toContainText('Drive off and win');
  await page.screenshot({ path: info.outputPath('duel.png') });
  expect(await violations(page)).toEqual([]);
  await gold(page).click();
  await takeScreen(page);
  await expect(page.getByRole('log')).toContainText('Fame 3');
});

test('a joint assault is agreed in numbers, and says who cannot be asked', async ({
  page,
}, info) => {
  const setup = knight({
    at: { q: 5, r: -6 },
    hand: ['rage', 'rage', 'stamina'],
    hero: { fame: 8, crystals: [1, 0, 0, 0] },
    board: {
      tiles: [
        { tile: 'start-b', at: { a: 0, b: 0 } },
        { tile: 'countryside-1', at: { a: 0, b: 1 } },
        { tile: 'countryside-2', at: { a: 1, b: 0 } },
        { tile: 'countryside-3', at: { a: 1, b: -1 } },
        { tile: 'core-7', at: { a: 1, b: 1 } },
      ],
      stack: [
        ...[4, 5, 6, 7, 8].map((number) => `countryside-${number}`),
        ...['core-1', 'core-5', 'core-6', 'core-2', 'core-3'],
      ],
      tokens: [[{ q: 4, r: -5 }, ['swordsmen', 'crossbowmen']]],
      source: ['white', 'green', 'blue', 'red'],
    },
  });
  const goldyx = { at: { q: 4, r: -6 }, fame: 8 };
  await openBoth(page, setup, 'full-cooperation', goldyx, ['rage', 'rage', 'march']);
  await deed(page, /Propose a joint assault/).click();
  const joint = page.getByRole('region', { name: 'Joint assault' });
  await expect(joint).toContainText('Swordsmen');
  await expect(joint).toContainText('Gives up the next turn');
  await expect(joint.getByRole('button', { name: 'One more for Goldyx' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('joint.png') });
  expect(await violations(page)).toEqual([]);
  await gold(page).click();
  await takeScreen(page);
  await expect(joint).toContainText('Is asked');
  await deed(page, /Yes/).click();
  await takeScreen(page);
  await expect(page.getByRole('log')).toContainText('Together against the city');
});
