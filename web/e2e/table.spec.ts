import { expect, make, test, violations } from './fixtures.ts';
import { decide, giveUp, last, settled, sitDown } from './player.ts';

const person = { kind: 'person', name: '' };

test('two players at one screen hand it over behind a curtain', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /at this screen: Mage Wars/ }).click();
  const curtain = page.getByRole('dialog');
  await expect(curtain).toBeVisible();
  await expect(page.locator('.options')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const first = await curtain.getByRole('heading').innerText();
  await curtain.getByRole('button').click();
  await settled(page);
  // Sooner or later the other one is asked, and the screen is hidden again.
  for (let turn = 0; turn < 60 && !(await curtain.isVisible()); turn++) await decide(page, last);
  await expect(curtain).toBeVisible();
  expect(await curtain.getByRole('heading').innerText()).not.toBe(first);
  await page.reload();
  await expect(curtain).toBeVisible();
});

test('two browsers talk, decline, agree to a draw and play again', async ({ page, browser }) => {
  const id = await make(page, {
    game: 'mage-wars',
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
    clock: { bank_ms: 600_000, increment_ms: 5_000 },
    // Nobody shall find it, or the game after it, in the lobby.
    private: true,
  });
  await page.goto(`/game/${id}`);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/game/${id}`);
  await sitDown(other);
  await expect(other.getByRole('region', { name: 'Thinking time' })).toContainText('10:00');

  await page.getByLabel('Say something').fill('Good luck <b>!</b>');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(other.getByText('Good luck <b>!</b>')).toBeVisible();

  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText('Waiting for the others to agree.')).toBeVisible();
  await expect(other.getByText('Ann offers a draw.')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Waiting for the others to agree.')).toHaveCount(0);
  await other.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Everyone agreed to a draw.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save the game' })).toBeVisible();

  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await other.getByRole('button', { name: 'Rematch' }).click();
  await expect(other.getByRole('button', { name: /Take seat B/i })).toBeVisible();
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
});

test('giving up is asked twice and the game is listed among the recorded ones', async ({
  page,
}) => {
  const id = await make(page, {
    game: 'mage-wars',
    seats: [person, { kind: 'bot', bot: 'random' }],
  });
  await page.goto(`/game/${id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await giveUp(page);
  await expect(page.getByRole('heading', { name: 'You gave up.' })).toBeVisible();
  // It no longer goes on, and can be watched.
  await page.goto('/');
  await expect(page.getByRole('link', { name: /All finished games/ })).toBeVisible();
  await expect(page.locator(`a[href="/game/${id}"]`)).toHaveCount(0);
  await page.goto('/replays');
  await expect(page.locator(`a[href="/replay/${id}"]`)).toBeVisible();
});
