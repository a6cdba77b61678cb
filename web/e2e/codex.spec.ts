import { expect, expectErrors, expectToFit, test, violations } from './fixtures.ts';
import { playMageWars } from './player.ts';

test('the codex is searched by words and by numbers, and every entry has its own address', async ({
  page,
}, info) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'Codex and rules' })).toBeVisible();
  const search = page.getByRole('searchbox');
  await expect(page.getByRole('article', { name: 'Flying' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('codex.png') });
  expect(await violations(page)).toEqual([]);

  await search.fill('finite life');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Finite Life' })).toContainText('Cannot heal');
  await page.getByRole('article').getByRole('link', { name: 'Finite Life' }).click();
  await expect(page).toHaveURL(/\/codex\/finite-life$/);

  await search.fill('MW-GUARD-03');
  await expect(page.locator('.rules .rule').first()).toHaveText('MW-GUARD-03');
  await page.locator('.rules .rule').first().click();
  await expect(page).toHaveURL(/\/codex\/MW-GUARD-03$/);
  await expect(page.getByRole('heading', { name: 'MW-GUARD-03' })).toBeVisible();
  await search.fill('no such thing anywhere');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('rule.png') });
  expect(await violations(page)).toEqual([]);
});

test('a link leads to an entry or a rule, also behind a #, in both languages', async ({ page }) => {
  await page.goto('/codex/flying');
  const flying = page.locator('#codex-flying');
  await expect(flying).toBeInViewport();
  await expect(flying).toBeFocused();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(flying).toContainText('Fliegen');
  await page.goto('/#/codex/MW-BOOK-01');
  await expect(page).toHaveURL(/\/codex\/MW-BOOK-01$/);
  await expect(page.getByRole('heading', { name: 'MW-BOOK-01' })).toBeVisible();
  await expect(page.getByText('Kodex und Regeln')).toBeVisible();
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/\b(codex|books|page|server)-[a-z]/);
});

test('a rule that does not exist says so', async ({ page }) => {
  expectErrors('404');
  await page.goto('/codex/MW-NONE-99');
  await expect(page.getByRole('alert')).toContainText('There is no such rule.');
});

test('keywords on a card explain themselves by keyboard, and stay until they are dismissed', async ({
  page,
}, info) => {
  await page.goto('/books/new/beastmaster');
  await page.getByRole('searchbox').fill('Thunderift Falcon');
  await page.getByRole('button', { name: 'Thunderift Falcon', exact: true }).click();
  const flying = page.locator('.reader').getByRole('link', { name: 'Flying', exact: true });
  await flying.focus();
  const bubble = page.locator('.bubble');
  await expect(bubble).toContainText('Only flyers and attacks with Reach');
  await expect(flying).toHaveAttribute('aria-describedby', /.+/);
  await page.screenshot({ path: info.outputPath('keyword.png') });
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
  await expect(flying, 'focus stays where it was').toBeFocused();
  await flying.hover();
  await expect(bubble).toBeVisible();
  await bubble.hover();
  await expect(bubble, 'one can point into it').toBeVisible();
  await page.mouse.move(2, 2);
  await expect(bubble).toHaveCount(0);

  await page.getByRole('searchbox').focus();
  await flying.focus();
  await page.keyboard.press('Tab');
  await expect(bubble.getByRole('link').first()).toBeFocused();
  await bubble.getByRole('link', { name: 'In the codex' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/codex\/flying$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap explains a keyword, and the codex fits', async ({ page }, info) => {
    await page.goto('/books/new/beastmaster');
    await page.getByRole('button', { name: 'Cards', exact: true }).tap();
    await page.getByRole('searchbox').fill('Thunderift Falcon');
    await page.getByRole('button', { name: 'Thunderift Falcon', exact: true }).tap();
    await page.locator('.reader').getByRole('link', { name: 'Flying', exact: true }).tap();
    await expect(page.locator('.bubble')).toBeVisible();
    await expect(page).toHaveURL(/\/books\/new/);
    await page.screenshot({ path: info.outputPath('keyword-phone.png') });
    await page.locator('.bubble').getByRole('link', { name: 'In the codex' }).tap();
    await expect(page).toHaveURL(/\/codex\/flying$/);
    await expect(page.locator('#codex-flying')).toBeInViewport();
    await page.screenshot({ path: info.outputPath('codex-phone.png') });
    await expectToFit(page);
    expect(await violations(page)).toEqual([]);
  });
});

test('a keyword in a game opens the codex beside the game', async ({ page }) => {
  await playMageWars(page);
  await page.locator('.board .tile:visible, .pages .page:visible').first().hover();
  const keyword = page.locator('.inspector .keyword').first();
  await expect(keyword).toHaveAttribute('target', '_blank');
});
