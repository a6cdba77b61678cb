import type { Page } from '@playwright/test';
import { expect, make, position, test, violations, wolf } from './fixtures.ts';
import { answered, decide, last, level, option, settled, sitDown, takeScreen } from './player.ts';

/** Our wolf beside an enemy's, their mage far away, nothing hidden. */
async function begin(page: Page): Promise<void> {
  const id = await make(page, {
    game: 'mage-wars',
    setup: position([wolf(0), wolf(1)]),
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
    // Nobody shall find it in the lobby.
    private: true,
  });
  await page.goto(`/game/${id}`);
  await settled(page);
}

test('what is refused is explained with the rule that forbids it', async ({ page }) => {
  await begin(page);
  await option(page, /Activate Timber Wolf/).click();
  await expect(option(page, /Attack Timber Wolf/)).toBeVisible();
  const remark = page.locator('.dock [role="alert"]');
  await page.locator('.tile', { hasText: 'Warlock' }).getByRole('button').first().click();
  await expect(remark).toContainText('Attack Warlock');
  await expect(remark.locator('.rule').first()).toHaveText(/^MW-[A-Z0-9-]+$/);
  expect(await violations(page)).toEqual([]);
  // The same by keyboard, for everything at once, and every rule can be read.
  await page.keyboard.press('w');
  const list = page.locator('.dock details');
  await expect(list.locator('li').first()).toBeVisible();
  const rules = list.locator('.rule');
  const first = await rules.first().innerText();
  await expect(rules.first()).toHaveAttribute('href', `/codex/${first}`);
});

test('a card that is read stays open while others sit down and act', async ({ page, browser }) => {
  await begin(page);
  await page.locator('.tile', { hasText: 'Timber Wolf' }).first().hover();
  const card = page.locator('.inspector');
  await expect(card).toContainText('Timber Wolf');
  await expect(page.getByRole('button', { name: 'Take seat B' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await sitDown(other);
  await expect(page.getByRole('button', { name: 'Take seat B' })).toHaveCount(0);
  await expect(card).toContainText('Timber Wolf');
  await option(page, /Activate Timber Wolf/).press('Enter');
  await expect(page.locator('#question')).toHaveText('What does Timber Wolf do?');
  await expect(card).toContainText('Timber Wolf');
});

test('an answer is taken back until dice were rolled, and then it is said why not', async ({
  page,
}) => {
  await begin(page);
  const question = page.locator('#question');
  const asked = await question.innerText();
  await option(page, /Activate Timber Wolf/).click();
  await expect(question).toHaveText('What does Timber Wolf do?');
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(question).toHaveText(asked);
  await option(page, /Activate Timber Wolf/).click();
  await expect(question).toHaveText('What does Timber Wolf do?');
  await page.keyboard.press('u');
  await expect(question).toHaveText(asked);
  await option(page, /Activate Timber Wolf/).click();
  await option(page, /Attack Timber Wolf/).click();
  await expect(page.getByRole('log').locator('.dice i').first()).toBeVisible();
  await answered(page);
  await page.getByRole('button', { name: 'Take back', exact: true }).click({ force: true });
  await expect(page.locator('.dock [role="alert"]')).toHaveText('Dice have been rolled since.');
});

test('a reload in the middle of planning keeps what was chosen, and tells nobody', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await page.getByLabel('Played by').nth(1).selectOption('open');
  await page.getByLabel('Found by').selectOption('private');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'Arena' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(page.url()).pathname);
  await sitDown(other);
  // Whoever rolled higher chooses who begins; then both plan at once.
  await option(page, /begins/).click();
  await expect(page.locator('.slots')).toBeVisible();
  await expect(other.locator('.slots')).toBeVisible();
  await settled(page);
  const book = page.locator('.pages .page.open');
  const name = await book.first().locator('b').innerText();
  await book.first().click();
  const chosen = page.getByRole('button', { name: `Put ${name} back` });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  await settled(page);
  await other.reload();
  await expect(other.locator('.slots')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Players' })).not.toContainText('1 prepared');
  await page.getByRole('button', { name: /^Ready with/ }).click();
  await answered(page);
  await level(page, other);
  await other.getByRole('button', { name: /^Ready with/ }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('prepared');
});

test('a game of two at one screen goes through a whole round', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Two at this screen: Mage Wars' }).click();
  const second = page.locator('.round b').getByText('Round 2', { exact: true });
  for (let turn = 0; turn < 80 && !(await second.isVisible()); turn++) {
    await takeScreen(page);
    await decide(page, last);
  }
  await expect(second).toBeVisible();
});
