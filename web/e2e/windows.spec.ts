import type { Page } from '@playwright/test';
import { expect, make, position, test, violations, wolf } from './fixtures.ts';
import { option, settled, sitDown } from './player.ts';

/** A game for two in the middle: wolves of both beside each other, something hidden on the first one's. */
async function begin(page: Page): Promise<string> {
  const hidden = {
    enchantment: { card: 'bear-strength', controller: 0, on: 2, hidden: true },
  };
  return make(page, {
    game: 'mage-wars',
    setup: position([wolf(0), wolf(1), hidden], 'apprentice:beastmaster'),
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
    private: true,
  });
}

test('a hidden enchantment is kept through reloads and revealed in the middle of an attack', async ({
  page,
  browser,
}) => {
  const id = await begin(page);
  await page.goto(`/game/${id}`);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/game/${id}`);
  await sitDown(other);
  await settled(page);
  await expect(other.locator('body')).not.toContainText('Bear Strength');

  // Only where it could matter: its bearer is activated.
  await option(page, /Activate Timber Wolf/).click();
  const reveal = option(page, /Reveal Bear Strength/);
  await expect(reveal).toBeVisible();
  await page.reload();
  await expect(reveal).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Somebody who wants to keep it says so, and is not asked again.
  const orders = page.locator('details', { hasText: 'Hidden enchantments' });
  await orders.locator('summary').click();
  await orders.getByLabel('Bear Strength').selectOption({ label: 'keep it hidden' });
  await expect(reveal).toHaveCount(0);
  await expect(option(page, /Attack Timber Wolf/)).toBeVisible();
  // The other one learns nothing of it.
  await expect(other.getByText('Hidden enchantments')).toHaveCount(0);

  // Before the dice fall it is asked for, again.
  await orders.getByLabel('Bear Strength').selectOption({ label: 'as above' });
  await option(page, /Attack Timber Wolf/).click();
  await expect(reveal).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(reveal).toBeVisible();
  // Whoever is attacked comes back to the same attack.
  const attack = other.getByRole('group', { name: 'Attack under way' });
  await expect(attack).toContainText('Timber Wolf attacks');
  await other.reload();
  await expect(attack).toContainText('Timber Wolf attacks');
  await expect(other.locator('body')).not.toContainText('Bear Strength');
  await reveal.click();
  await expect(other.getByRole('log')).toContainText('Bear Strength');
});

test('space lets a window go by, and S stops at every one', async ({ page, browser }) => {
  const id = await begin(page);
  await page.goto(`/game/${id}`);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/game/${id}`);
  await sitDown(other);
  await settled(page);
  await option(page, /Activate Timber Wolf/).click();
  await expect(option(page, /Reveal Bear Strength/)).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.locator('summary', { hasText: 'after every step' })).toBeVisible();
  await page.keyboard.press(' ');
  await option(page, /Attack Timber Wolf/).click();
  await expect(page.locator('.dock, main').first()).toContainText(
    'now that the attack is declared',
  );
});
