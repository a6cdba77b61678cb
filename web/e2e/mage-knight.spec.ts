import type { Locator, Page } from '@playwright/test';
import { expect, expectToFit, test, violations } from './fixtures.ts';
import { BEFORE_VILLAGE, card, deed, gold, openKnight, row, space, VILLAGE } from './knight.ts';
import { beat, MONASTERY, press, pressGold } from './knight-states.ts';
import { playMageKnight, settled } from './player.ts';

/** Presses, and counts how often somebody had to. */
class Counter {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
    await settled(this.#page);
  }
}

const log = (page: Page): Locator => page.getByRole('log');

test('a usual turn takes nine presses: strong card, three spaces, interact, recruit, end', async ({
  page,
}, info) => {
  await openKnight(page, {
    hand: ['march', 'stamina', 'promise', 'rage', 'swiftness'],
    hero: { crystals: [0, 0, 1, 0], reputation: 2 },
    board: { offers: { units: ['peasants', 'utem-swordsmen'] } },
  });
  const count = new Counter(page);
  // A card says what it would come to; what is of no use here says so.
  await expect(row(page, 'march', 'strong')).toContainText('→ 4');
  await expect(row(page, 'promise', 'basic')).toContainText('lost here');
  await expect(row(page, 'rage', 'basic')).toHaveAttribute('aria-disabled', 'true');
  await count.press(row(page, 'march', 'strong'));
  await count.press(row(page, 'stamina', 'basic'));
  await count.press(space(page, VILLAGE));
  await expect(gold(page)).toContainText('Go and deal');
  await expect(gold(page)).toContainText('6 of 6 Move');
  await page.screenshot({ path: info.outputPath('way.png') });
  await count.press(gold(page));
  await expect(log(page)).toContainText('moves to village');
  await count.press(row(page, 'promise', 'strong'));
  const wares = page.getByRole('region', { name: 'village' }).locator('.wares > li');
  await expect(wares.first()).toHaveClass(/open/);
  await expect(wares.last()).toContainText('cannot be recruited here');
  await count.press(wares.first().locator('.btn'));
  await expect(gold(page)).toContainText('Recruit Peasants');
  await page.screenshot({ path: info.outputPath('town.png') });
  expect(await violations(page)).toEqual([]);
  await count.press(gold(page));
  await expect(page.locator('.left')).toContainText('Peasants');
  await count.press(deed(page, /End the turn/));
  expect(count.presses).toBeLessThanOrEqual(8);
});

test('a fight of one enemy takes seven presses, and every value is drawn', async ({
  page,
}, info) => {
  await openKnight(page, {
    at: { q: 1, r: -3 },
    hand: ['rage', 'rage', 'stamina', 'march', 'cold-toughness'],
    hero: { crystals: [2, 0, 0, 0], units: [{ unit: 'utem-crossbowmen' }] },
    board: { tokens: [[{ q: 1, r: -4 }, ['wolf-riders']]] },
  });
  const count = new Counter(page);
  await count.press(deed(page, /Challenge Wolf Riders/));
  const foe = page
    .getByRole('article', { name: /Wolf Riders/ })
    .or(page.locator('.foe'))
    .first();
  for (const fact of ['Fame 3', 'To block', '6', 'Swift', 'Armor'])
    await expect(foe).toContainText(fact);
  await count.press(deed(page, /On to the block/));
  expect(await violations(page)).toEqual([]);
  await count.press(deed(page, /On to the damage/));
  // Who can take it, and the whole consequence.
  const matrix = page.getByRole('region', { name: 'Who takes the damage' });
  await expect(matrix.getByRole('radio')).toHaveCount(2);
  await expect(matrix).toContainText('Wounds into your hand');
  await expect(matrix).toContainText('Utem Crossbowmen');
  await page.screenshot({ path: info.outputPath('damage.png') });
  expect(await violations(page)).toEqual([]);
  await count.press(gold(page));
  await count.press(row(page, 'rage', 'strong'));
  await expect(gold(page)).toContainText('4 of 4');
  await expect(gold(page)).toContainText('Fame +3');
  await page.screenshot({ path: info.outputPath('strike.png') });
  await count.press(gold(page));
  await expect(log(page)).toContainText('defeats Wolf Riders');
  await count.press(deed(page, /End the turn/));
  expect(count.presses).toBeLessThanOrEqual(7);
});

test('a step that provokes says so before it is taken', async ({ page }, info) => {
  await openKnight(page, {
    at: { q: 1, r: -3 },
    hand: ['rage', 'march'],
    played: ['stamina'],
    turn: { kind: 'regular', move_points: 3 },
    board: { tokens: [[{ q: 1, r: -4 }, ['cursed-hags']]] },
  });
  const forest = space(page, { q: 0, r: -3 });
  await expect(forest).toHaveAccessibleName(/Provokes Cursed Hags/);
  await forest.click();
  await expect(page.locator('.callout')).toContainText('Provokes Cursed Hags');
  await expect(gold(page)).toContainText('Go and fight');
  await page.screenshot({ path: info.outputPath('provokes.png') });
  await gold(page).click();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Combat' })).toContainText('Cursed Hags');
});

test('of two Artifacts the one that is pressed is kept', async ({ page }, info) => {
  await openKnight(page, MONASTERY);
  await deed(page, /Burn the monastery/).click();
  // What may come is shown before anything is drawn.
  await expect(page.getByText('Reputation −3 at once')).toBeVisible();
  await pressGold(page);
  await beat(page);
  const claim = deed(page, /Artifact/);
  if (await claim.isVisible()) await press(page, /Artifact/);
  await expect(page.locator('#question')).toHaveText('Which Artifact do you keep?');
  await expect(page.getByRole('article', { name: 'Golden Grail' })).toBeVisible();
  const keep = page.getByRole('button', { name: /Keep Golden Grail/ });
  await expect(keep).toContainText('Horn of Wrath goes back');
  await page.screenshot({ path: info.outputPath('artifacts.png') });
  expect(await violations(page)).toEqual([]);
  await keep.click();
  await settled(page);
  await expect(log(page)).toContainText('Golden Grail goes on top');
  await expect(log(page)).not.toContainText('Horn of Wrath goes on top');
});

test('the map is walked with keys, and destinations are a list', async ({ page }) => {
  await openKnight(page, {
    at: BEFORE_VILLAGE,
    hand: ['march', 'rage'],
    played: ['stamina'],
    turn: { kind: 'regular', move_points: 4 },
  });
  await space(page, VILLAGE).focus();
  await page.keyboard.press('ArrowLeft');
  const focused = page.locator('[data-space]:focus');
  await expect(focused).not.toHaveAttribute('data-space', 'space:2,-3');
  await space(page, VILLAGE).focus();
  await page.keyboard.press('Enter');
  await expect(gold(page)).toContainText('Go and deal');
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(log(page)).toContainText('moves to village');
  await expect(page.getByRole('region', { name: 'village' })).toBeVisible();
  for (let step = 0; step < 2; step++) {
    await page.keyboard.press('u');
    await settled(page);
  }
  await page.keyboard.press('d');
  const list = page.getByRole('region', { name: 'Where you can go' });
  await expect(list.getByRole('button', { name: /Village/i })).toBeVisible();
  await list.getByRole('button', { name: /Village/i }).click();
  await expect(gold(page)).toContainText('2 of 4 Move');
  expect(await violations(page)).toEqual([]);
});

test('no space is narrower than a finger, however large the screen is', async ({ page }) => {
  await playMageKnight(page);
  await page.locator('.tactics button').first().click();
  await settled(page);
  for (const width of [390, 1024, 1440, 1680, 2560]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const farther = page.getByRole('button', { name: 'Farther away' });
    for (let step = 0; step < 6; step++) await farther.click();
    const boxes = await page
      .locator('.space .ground')
      .evaluateAll((hexes) => hexes.map((hex) => hex.getBoundingClientRect().width));
    expect(Math.min(...boxes), `at ${width}`).toBeGreaterThanOrEqual(44);
    // Nothing lies under the question.
    const bar = await page.locator('.askbar').boundingBox();
    const view = await page.locator('.centre .view').boundingBox();
    expect((view?.y ?? 0) + (view?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await expectToFit(page);
  }
});

test('offers and score are one key away, and can be read by all', async ({ page }) => {
  await playMageKnight(page);
  expect(await violations(page)).toEqual([]);
  await page.locator('.tactics button').first().click();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('o');
  await expect(page.getByRole('region', { name: 'What is offered' })).toContainText(
    'Units for hire',
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  const score = page.getByRole('region', { name: 'Score' });
  await expect(score).toContainText('Beating');
  await expect(score).toContainText('Together');
  expect(await violations(page)).toEqual([]);
});

test('a card in hand has a name and two rows', async ({ page }) => {
  await openKnight(page, { hand: ['rage', 'wound'], hero: {} });
  await expect(card(page, 'rage').locator('.row')).toHaveCount(2);
  await expect(card(page, 'wound')).toContainText('Cannot be played');
});
