import type { Locator, Page } from '@playwright/test';
import { expect, make, position, test, violations, wolf } from './fixtures.ts';
import { option, settled } from './player.ts';

/** Our wolf beside an enemy's behind a wall, and our mage with a spell of fire. */
async function begin(page: Page): Promise<void> {
  const wall = {
    conjuration: { card: 'wall-of-stone', controller: 1, spot: { border: 'A1-A2' } },
  };
  const setup = position([wolf(0), wolf(1), wall]) as { position: object };
  const prepared = [{ seat: 0, card: 'fireball', caster: 0 }];
  const id = await make(page, {
    game: 'mage-wars',
    setup: { ...setup, position: { ...setup.position, prepared } },
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
    private: true,
  });
  await page.goto(`/game/${id}`);
  await settled(page);
}

function spot(page: Page, key: string): Locator {
  return page.locator(`.board [data-spot="${key}"]`);
}

/** Lines over the arena. */
function lines(page: Page, kind: string): Locator {
  return page.locator(`[data-pointer="${kind}"]`);
}

test('a move shows its way, and who hinders it', async ({ page }, info) => {
  await begin(page);
  await option(page, /Activate Timber Wolf/).click();
  await spot(page, 'zone:B1').hover({ position: { x: 4, y: 30 } });
  await expect(lines(page, 'move')).toHaveCount(1);
  await expect(page.locator('.stack .marked')).toHaveText(/Timber Wolf/);
  await expect(spot(page, 'zone:B1')).toHaveAccessibleName(/hindered by Timber Wolf/);
  await page.screenshot({ path: info.outputPath('move.png') });
  // The list says the same, and the keyboard shows the same way.
  const answer = option(page, /Move to B1/);
  await expect(answer).toContainText('hindered');
  await page.mouse.move(0, 0);
  await expect(lines(page, 'move')).toHaveCount(0);
  await answer.focus();
  await expect(lines(page, 'move')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

test('whoever aims sees distances, lines of sight, and what is in their way', async ({
  page,
}, info) => {
  await begin(page);
  await option(page, /Activate Beastmaster/).click();
  const spell = page.locator('.hand .open', { hasText: 'Fireball' });
  await expect(spell).toBeVisible();
  await expect(page.locator('.distance')).toHaveCount(0);
  await spell.click();
  await expect(page.locator('[data-zone="B3"] .distance')).toHaveText(/Distance 2$/);
  const hidden = page.locator('[data-zone="A1"] .distance');
  await expect(hidden).toContainText('Distance 1, hidden by Wall of Stone');
  await spot(page, 'object:1').hover();
  await expect(lines(page, 'sight')).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('sight.png') });
  await spot(page, 'object:3').hover();
  await expect(lines(page, 'blocked')).toHaveCount(1);
  await expect(page.locator('.wall.marked')).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('blocked.png') });
  expect(await violations(page)).toEqual([]);
  // Tried all the same, it is said which rule forbids it.
  await spot(page, 'object:3').click();
  await expect(page.locator('.dock [role="alert"] .rule').first()).toHaveText('MW-CAST-05');
});
