/** What a reload and taking back lead to: the same picture, or one step before, or the reason why not. */
import type { Page } from '@playwright/test';
import { expect, test, violations } from './fixtures.ts';
import { card, gold, openKnight, row } from './knight.ts';
import { levelUp, press, RIDERS } from './knight-states.ts';
import { settled } from './player.ts';

/** What the page shows, in words, without the places where focus and clocks differ. */
async function picture(page: Page): Promise<object> {
  const text = async (selector: string): Promise<string[]> =>
    page.locator(selector).filter({ visible: true }).allInnerTexts();
  return {
    revision: await page.locator('main').getAttribute('data-revision'),
    scene: await page.locator('.table').getAttribute('data-scene'),
    question: await text('#question'),
    answers: await text('.options button'),
    view: await text('.view'),
    hand: await text('.hand'),
    hero: await text('.left'),
    undo: await text('[data-undo]'),
  };
}

async function expectTheSameAfterReload(page: Page): Promise<void> {
  const before = await picture(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => picture(page)).toEqual(before);
}

test('a reload inside a combat leads back to the same picture, in every phase', async ({
  page,
}) => {
  await openKnight(page, RIDERS);
  await press(page, /Challenge Wolf Riders/);
  await expectTheSameAfterReload(page);
  await press(page, /On to the block/);
  await row(page, 'cold-toughness', 'basic').click();
  await settled(page);
  await expectTheSameAfterReload(page);
  await press(page, /On to the damage/);
  await expectTheSameAfterReload(page);
  await gold(page).click();
  await settled(page);
  await expectTheSameAfterReload(page);
  await gold(page).click();
  await settled(page);
  await expect(page.getByRole('log')).toContainText('defeats Wolf Riders');
});

test('a reload inside a level-up leads back to the same choice, and it can be made', async ({
  page,
}) => {
  await levelUp(page);
  const choice = page.locator('.choice');
  await expectTheSameAfterReload(page);
  expect(await violations(page)).toEqual([]);
  // Skill, then Advanced Action: each is there again after a reload.
  for (let step = 0; step < 2 && (await choice.isVisible()); step++) {
    await expectTheSameAfterReload(page);
    await choice.locator('li .btn').first().click();
    await settled(page);
  }
  await expect(choice).toHaveCount(0);
  await expect(page.locator('.left')).toContainText('Level 2');
});

test('taking back names the step and undoes it, down to the start of the turn', async ({
  page,
}) => {
  await openKnight(page, { hand: ['march', 'stamina', 'promise'] });
  const undo = page.locator('[data-undo]');
  await row(page, 'march', 'basic').click();
  await settled(page);
  await row(page, 'stamina', 'basic').click();
  await settled(page);
  await expect(undo).toContainText('Take back: Tovak plays Stamina');
  await expect(undo).toContainText('Free back to the start of your turn');
  await undo.click();
  await settled(page);
  await expect(card(page, 'stamina')).toBeVisible();
  await expect(undo).toContainText('Take back: Tovak plays March');
  await page.keyboard.press('u');
  await settled(page);
  await expect(card(page, 'march')).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  // Nothing is left to take back: pressing changes nothing.
  const before = await picture(page);
  await page.keyboard.press('u');
  await undo.dispatchEvent('click');
  expect(await picture(page)).toEqual(before);
});

test('what became known cannot be taken back, and the lock says why', async ({ page }) => {
  await openKnight(page, {
    at: { q: 2, r: -3 },
    hand: ['march', 'stamina', 'rage'],
    turn: { kind: 'open' },
  });
  await row(page, 'march', 'basic').click();
  await settled(page);
  await page.keyboard.press('1');
  await expect(gold(page)).toContainText(/reveal/i);
  await gold(page).click();
  await settled(page);
  const undo = page.locator('[data-undo]');
  await expect(undo).toContainText('The reveal stands');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  const before = await picture(page);
  await page.keyboard.press('u');
  await undo.dispatchEvent('click');
  expect(await picture(page)).toEqual(before);
  // What is done after it can be taken back again, as far as the reveal.
  await row(page, 'stamina', 'basic').click();
  await settled(page);
  await expect(undo).toContainText('Take back: Tovak plays Stamina');
  await undo.click();
  await settled(page);
  await expect(card(page, 'stamina')).toBeVisible();
});
