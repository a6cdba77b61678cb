import type { Page } from '@playwright/test';
import { expect, expectErrors, idOf, test, violations } from './fixtures.ts';
import { decide, first, giveUp, last, playMageWars, settled } from './player.ts';

/** Opens the form and makes a game with an open seat. */
async function host(
  page: Page,
  more: () => Promise<void> = async () => undefined,
): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await page.getByLabel('Played by').nth(1).selectOption('open');
  await more();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'Arena' })).toBeVisible();
  return idOf(page);
}

/** Makes an account of whoever looks at this page. Rated games need one. */
async function withAccount(page: Page, name: string): Promise<void> {
  const login = `${name}-${Date.now()}`;
  const data = { login, password: 'correct horse battery' };
  const made = await page.request.post('/api/v1/account', { data });
  expect(made.status()).toBe(201);
}

test('a table with clocks is found in the lobby without a reload, and joined by one click', async ({
  page,
  browser,
}, info) => {
  const other = await (await browser.newContext()).newPage();
  await withAccount(page, 'ann');
  await withAccount(other, 'bob');
  await other.goto('/');
  const lobby = other.getByRole('region', { name: 'Join a table' });
  await expect(lobby.getByText('Nobody waits for company right now.')).toBeVisible();

  const id = await host(page, async () => {
    await page.getByLabel('Thinking time').selectOption('days-3');
    await page.getByLabel("When somebody's time is up").selectOption('easy');
    await page.getByLabel('Counts for ratings').check();
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('form.png'), fullPage: true });
  });
  const table = lobby.getByRole('listitem');
  await expect(table).toContainText('3 days + 1 day');
  await expect(table).toContainText('rated');
  await expect(table).toContainText('Apprentice rules · Beastmaster · Warlock');
  await expect(table).toContainText('computer (easy) takes over when time is up');
  await other.screenshot({ path: info.outputPath('lobby.png'), fullPage: true });
  expect(await violations(other)).toEqual([]);
  await table.getByRole('button', { name: 'Sit down' }).click();
  await expect(other).toHaveURL(new RegExp(id));
  await expect(other.getByRole('region', { name: 'Thinking time' })).toBeVisible();
  await other.goto('/');
  await expect(lobby.getByText('Nobody waits for company right now.')).toBeVisible();
});

test('a private table is not listed, and is joined by its address', async ({ page, browser }) => {
  const id = await host(page, async () => {
    await page.getByLabel('Found by').selectOption('private');
  });
  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  const lobby = other.getByRole('region', { name: 'Join a table' });
  await expect(lobby.getByText('Nobody waits for company right now.')).toBeVisible();
  await lobby.getByLabel('Address of a game').fill('what?');
  await lobby.getByRole('button', { name: 'Go there' }).click();
  await expect(lobby.getByRole('alert')).toContainText('not the address of a game');
  await lobby.getByLabel('Address of a game').fill(page.url());
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: /Take seat B/i })).toBeVisible();
  expect(other.url()).toContain(id);
});

test('who comes by the address chooses mage and book, and the game begins with them', async ({
  page,
  browser,
}, info) => {
  expectErrors('WebSocket');
  const id = await host(page);
  await expect(page.getByRole('region', { name: 'Waiting for company' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath('invitation.png') });
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/game/${id}`);
  await other.getByLabel('Mage').selectOption('wizard');
  await other.getByLabel('Spellbook').selectOption('apprentice:wizard');
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: /Take seat B/i }).click();
  await expect(other.locator('.you').first()).toContainText('Wizard');
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Wizard');
  await expect(page.getByRole('region', { name: 'Waiting for company' })).toHaveCount(0);
});

test('an own clock is wound by minutes and seconds', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await page.getByLabel('Thinking time').selectOption('own');
  await page.getByLabel('Minutes for each player').fill('7');
  await page.getByLabel('Seconds more for each turn').fill('0');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'Thinking time' })).toContainText('7:00');
});

test('the lobby says when the server cannot be reached, and keeps what it had', async ({
  page,
}) => {
  expectErrors('Failed to load resource');
  await page.goto('/');
  const lobby = page.getByRole('region', { name: 'Join a table' });
  await expect(lobby.getByText('Nobody waits for company right now.')).toBeVisible();
  await page.route('**/api/v1/lobby', (route) => route.abort());
  await expect(lobby.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/api/v1/lobby');
  await lobby.getByRole('button', { name: 'Try again' }).click();
  await expect(lobby.getByRole('alert')).toHaveCount(0);
});

test('hints lead through the first round, can be skipped, and are not given again', async ({
  page,
}, info) => {
  await playMageWars(page);
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint).toBeVisible();
  const seen = new Set<string>();
  // No further than needed: the computer may win soon against somebody who takes the first way that comes.
  for (let turn = 0; turn < 12 && seen.size < 3; turn++) {
    if (await hint.isVisible()) seen.add(await hint.getByRole('status').innerText());
    await decide(page, first);
  }
  expect(seen.size).toBeGreaterThan(2);
  await page.screenshot({ path: info.outputPath('hint.png') });
  expect(await violations(page)).toEqual([]);
  await hint.getByRole('button').click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: 'Show hints' }).click();
  await expect(hint).toBeVisible();
});

test('the title tells of a decision, and sounds have a switch that is remembered', async ({
  page,
}) => {
  await playMageWars(page);
  await expect(page).toHaveTitle(/^● Your decision · Mage Wars/);
  const sounds = page.getByRole('button', { name: 'Sounds' });
  const before = (await sounds.getAttribute('aria-pressed')) === 'true';
  await sounds.click();
  await expect(sounds).toHaveAttribute('aria-pressed', String(!before));
  await page.reload();
  await expect(sounds).toHaveAttribute('aria-pressed', String(!before));
});

test('a report of a running game holds what its player knows, and a script comes after the end', async ({
  page,
}) => {
  await playMageWars(page);
  for (let turn = 0; turn < 6; turn++) await decide(page, last);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByRole('link', { name: 'Save the game as a script' })).toHaveCount(0);
  await page.getByLabel('What went wrong?').fill('The wolf sleeps.');
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  const report = JSON.parse(text) as {
    note: string;
    seat: number;
    update: { revealed_seed: string | null; view: { seats: { seat: number; cards: unknown }[] } };
  };
  expect(report.note).toBe('The wolf sleeps.');
  expect(report.update.revealed_seed).toBeNull();
  const other = report.update.view.seats.find(({ seat }) => seat !== report.seat);
  expect(other?.cards ?? null, 'the book of the other stays closed').toBeNull();

  await giveUp(page);
  const script = page.getByRole('link', { name: 'Save the game as a script' });
  const answer = await page.request.get((await script.getAttribute('href')) ?? '');
  expect(await answer.text()).toMatch(/^game mage-wars\nmode apprentice\n/);
});
