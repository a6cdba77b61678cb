import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countOf, expect, expectToFit, test, violations } from './fixtures.ts';
import { settled } from './player.ts';

const BROKEN = ['Mage: Wizzard', '2x Fireboll', '0x Dispel', ''].join('\n');
const LIST = [
  'Name: Crown of Cinders',
  'Mage: Warlock',
  '2x Fireball',
  '2x Pentagram',
  '1x Arcane Ring',
];

async function importText(page: Page, text: string): Promise<void> {
  await page.goto('/books/import');
  await page.getByLabel('The book').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
}

/** The points the server told last. */
function points(page: Page) {
  return page.locator('.verdict .sum b');
}

test('a list is imported; what breaks rules is told with rule and card, and mended by one click', async ({
  page,
}, info) => {
  await importText(page, LIST.join('\n'));
  await expect(page.getByLabel('Name of the book')).toHaveValue('Crown of Cinders');
  const checks = page.locator('.verdict');
  await expect(checks).toContainText('MW-BOOK-09');
  await expect(checks).toContainText('Pentagram');
  await expect(checks).toContainText('MW-BOOK-10');
  await page.screenshot({ path: info.outputPath('problems.png') });
  expect(await violations(page)).toEqual([]);
  await checks.getByRole('button', { name: 'Take one Pentagram out' }).click();
  await checks.getByRole('button', { name: 'Take one Arcane Ring out' }).click();
  await expect(checks).toContainText('The book is legal.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(checks).toContainText('MW-BOOK-10');
});

test('every mistake of a text is told with its line, and nothing is lost', async ({ page }) => {
  await importText(page, BROKEN);
  const flaws = page.getByRole('alert');
  await expect(flaws).toContainText('3 things stand in the way');
  for (const line of ['Line 1', 'Line 2', 'Line 3'])
    await expect(flaws.getByRole('button', { name: line })).toBeVisible();
  await expect(flaws).toContainText('Did you mean Fireball');
  await expect(page.getByLabel('The book')).toHaveValue(BROKEN);
  await flaws.getByRole('button', { name: 'Line 2' }).click();
  const marked = await page.getByLabel('The book').evaluate((area: HTMLTextAreaElement) => {
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });
  expect(marked).toBe('2x Fireboll');
  expect(await violations(page)).toEqual([]);
});

test('cards are searched, filtered and added with live points, by keyboard too', async ({
  page,
}, info) => {
  await page.goto('/books');
  await page.getByRole('link', { name: 'Warlock' }).first().click();
  await expect(points(page)).toHaveText('0');
  await page.locator('body').press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('fireball');
  const fireball = page.locator('.row', { hasText: 'Fireball' }).first();
  await expect(fireball).toContainText('2 × 1 trained');
  await fireball.getByRole('button', { name: 'Add Fireball' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(points(page)).toHaveText('4');
  await page.getByRole('searchbox').fill('ring of beasts');
  await expect(page.locator('.row.barred')).toContainText('MW-BOOK-10');
  await page.getByLabel(/Only what the Warlock may use/).check();
  await expect(page.locator('.row')).toHaveCount(0);
  await page.getByLabel(/Only what the Warlock may use/).uncheck();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Types of spells').selectOption('creature');
  await page.getByRole('combobox', { name: 'School' }).selectOption('dark');
  const rows = page.locator('.row');
  const dark = await countOf(rows);
  expect(dark).toBeGreaterThan(2);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('2');
  await expect.poll(() => rows.count()).toBeLessThan(dark);
  await rows.first().getByRole('button', { name: /^Add/ }).click();
  await expect(points(page)).toHaveText('6');
  await page.screenshot({ path: info.outputPath('search.png') });
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Mage', { exact: true }).selectOption('priestess');
  await expect(page.locator('.row').first()).toContainText('opposed');
});

test('a book is kept, found again after a reload, changed, renamed and deleted', async ({
  page,
}, info) => {
  await page.goto('/books/printed/starting:warlock');
  await expect(points(page)).toHaveText('120');
  await page.getByLabel('Name of the book').fill('Ashes');
  await page.getByLabel('Name of the book').press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/books\/[0-9a-z]+$/);
  await page.getByRole('button', { name: 'Take Fireball out' }).first().click();
  await expect(points(page)).toHaveText('118');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Compared' })).toContainText('−1 Fireball');
  await page.screenshot({ path: info.outputPath('book.png'), fullPage: true });
  await page.reload();
  await expect(page.getByLabel('Name of the book')).toHaveValue('Ashes');
  await expect(points(page)).toHaveText('118');

  await page.getByRole('link', { name: 'Spellbooks' }).click();
  const own = page.locator('.books li', { hasText: 'Ashes' });
  await expect(own).toContainText('118 of 120 points');
  await expect(own).toContainText('legal');
  await page.screenshot({ path: info.outputPath('list.png') });
  expect(await violations(page)).toEqual([]);
  await own.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of the book').fill('Embers');
  await page.keyboard.press('Enter');
  const renamed = page.locator('.books li', { hasText: 'Embers' });
  await renamed.getByRole('button', { name: /^Delete/ }).click();
  await renamed.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('You keep no book yet.')).toBeVisible();
});

test('every format leads back to the same book, and a share link to it elsewhere', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/books/printed/starting:priestess');
  await expect(points(page)).not.toHaveText('');
  const code = await page.getByLabel('Share code').inputValue();
  const total = await points(page).innerText();
  const texts: string[] = [code];
  for (const name of ['List', 'JSON', 'OCTGN']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    texts.push(await readFile(await (await download).path(), 'utf8'));
  }
  for (const text of texts) {
    await importText(page, text);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(points(page)).toHaveText(total);
    await expect(page.getByLabel('Share code')).toHaveValue(code);
  }
  await page.goto('/books/import');
  const file = {
    name: 'book.o8d',
    mimeType: 'application/xml',
    buffer: Buffer.from(texts[3] ?? ''),
  };
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(page.getByLabel('Share code')).toHaveValue(code);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, server.url));
  await expect(points(guest)).toHaveText(total);
  await guest.goto(`${server.url}/#/books/share/${code}`);
  await expect(points(guest)).toHaveText(total);
  await guest.goto(`${server.url}/books/share/${code.slice(0, -1)}`);
  await expect(guest.getByRole('alert')).toContainText('The share code is damaged');
  await other.close();
});

test('a test game with the book begins by one click', async ({ page }) => {
  await page.goto('/books/printed/starting:wizard');
  await expect(page.locator('.verdict')).toContainText('The book is legal.');
  await page.getByRole('button', { name: 'Test game' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await settled(page);
  await expect(page.locator('.board .tile.mage')).toHaveCount(2);
});

test('a book of one’s own is chosen for a new game', async ({ page }) => {
  await page.goto('/books/printed/starting:priestess');
  await page.getByLabel('Name of the book').fill('Dawn');
  await page.getByLabel('Name of the book').press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  await page.getByLabel('Rules').selectOption('full');
  await page.getByRole('combobox', { name: 'Mage', exact: true }).first().selectOption('priestess');
  await page.getByRole('combobox', { name: /book/i }).first().selectOption({ label: 'Dawn' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await settled(page);
  await expect(page.locator('.board .tile.mage')).toHaveCount(2);
});

test('a book that is not kept survives a reload', async ({ page }) => {
  await page.goto('/books/new/wizard');
  await expect(page.locator('.verdict')).toContainText('MW-BOOK-15');
  await page.getByLabel('Elemental school').selectOption('air');
  await expect(page.locator('.verdict')).toContainText('The book is legal.');
  await page.goto('/books');
  await page.getByRole('link', { name: /did not save/ }).click();
  await expect(page.getByLabel('Elemental school')).toHaveValue('air');
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });

  test('the builder is used part by part', async ({ page }, info) => {
    await page.goto('/books');
    await expect(page.getByRole('heading', { name: 'Zauberbücher' })).toBeVisible();
    await page.screenshot({ path: info.outputPath('list-phone.png') });
    await page.getByRole('link', { name: 'Hexenmeister' }).first().tap();
    await page.getByRole('button', { name: 'Karten', exact: true }).tap();
    await page.getByRole('searchbox').fill('feuerball');
    await page.getByRole('button', { name: 'Feuerball hinzufügen' }).tap();
    await page.screenshot({ path: info.outputPath('search-phone.png') });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Prüfen, teilen' }).tap();
    await expect(points(page)).toHaveText('2');
    await page.screenshot({ path: info.outputPath('checks-phone.png'), fullPage: true });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Buch', exact: true }).tap();
    await expect(page.locator('.book')).toContainText('Feuerball');
    await page.screenshot({ path: info.outputPath('book-phone.png') });
    expect(await violations(page)).toEqual([]);
    await expectToFit(page);
    const shown = await page.locator('main').innerText();
    expect(shown).not.toMatch(/\b(codex|books|page|server|book)-[a-z]/);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport: { width: 1680, height: 1000 } });

    test('book, list and codex are wide and readable', async ({ page }, info) => {
      await page.goto('/books/printed/starting:beastmaster');
      await expect(points(page)).toHaveText('120');
      await page.getByRole('searchbox').fill('ring');
      await expect(page.locator('.row.barred').first()).toBeVisible();
      await page.getByRole('button', { name: 'Ring of Beasts', exact: true }).first().click();
      await page.screenshot({ path: info.outputPath('book.png') });
      expect(await violations(page)).toEqual([]);
      await page.goto('/codex/flying');
      await expect(page.locator('#codex-flying')).toBeFocused();
      await page.getByRole('button', { name: 'Conditions' }).click();
      await page.screenshot({ path: info.outputPath('codex.png') });
      expect(await violations(page)).toEqual([]);
      await page.goto('/books');
      await expect(page.getByRole('heading', { name: 'Your books' })).toBeVisible();
      await page.screenshot({ path: info.outputPath('list.png') });
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('the expansions one builds with bring their cards, and stay chosen', async ({
  page,
}, info) => {
  await page.goto('/books');
  await page.getByRole('link', { name: 'Warlock' }).first().click();
  await page.getByRole('searchbox').fill('hurl rock');
  await expect(page.locator('.row')).toHaveCount(0);
  await page.getByText('Base game only').click();
  await page.getByLabel('Forged in Fire').check();
  const rock = page.locator('.row', { hasText: 'Hurl Rock' });
  await rock.getByRole('button', { name: 'Add Hurl Rock' }).click();
  await expect(points(page)).toHaveText('2');
  await expect(page.locator('.verdict')).toContainText('The book is legal.');
  // What the book has cards of cannot be left out.
  await expect(page.getByLabel('Forged in Fire')).toBeDisabled();
  await page.screenshot({ path: info.outputPath('sets.png') });
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Base game and 1 expansion')).toBeVisible();
  await expect(page.locator('.verdict')).toContainText('The book is legal.');
});

test('a table has the expansions of the book somebody brings, without being told', async ({
  page,
}) => {
  await page.goto('/books');
  await page.getByRole('link', { name: 'Warlock' }).first().click();
  await page.getByText('Base game only').click();
  await page.getByLabel('Forged in Fire').check();
  await page.getByRole('searchbox').fill('hurl rock');
  await page.getByRole('button', { name: 'Add Hurl Rock' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/books\/[0-9a-z]+$/);
  // Another browser of theirs has chosen no expansions.
  await page.evaluate(() => localStorage.removeItem('grimoire.sets'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up a game: Mage Wars' }).click();
  const form = page.locator('form', { hasText: 'Seat A' });
  await form.getByRole('combobox', { name: /^Rules/ }).selectOption('full');
  const seat = form.getByRole('group', { name: 'Seat A' });
  await seat.getByRole('combobox', { name: /^Mage/ }).selectOption('warlock');
  await expect(form.getByLabel('Forged in Fire')).not.toBeChecked();
  const book = seat.getByRole('combobox', { name: /^Spellbook/ });
  const own = await book.locator('optgroup option').first().getAttribute('value');
  await book.selectOption(own ?? '');
  await expect(form.getByLabel('Forged in Fire')).toBeChecked();
  await expect(form.getByLabel('Forged in Fire')).toBeDisabled();
});
