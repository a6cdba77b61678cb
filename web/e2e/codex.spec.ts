import type { RuleFound } from '../src/generated/RuleFound.ts';
import { expect, expectErrors, expectToFit, test, violations } from './fixtures.ts';
import { card, openKnight } from './knight.ts';
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
  await page.goto('/codex/MW-SPAWN-07');
  const rule = page.getByRole('article', { name: 'MW-SPAWN-07' });
  await expect(rule.getByText('nur in der Aufstellungsphase')).toHaveAttribute('lang', 'de');
  await page.getByRole('searchbox').fill('Zauberquelle Ablagestapel');
  const row = page.locator('.rules .row').filter({ hasText: 'MW-SPAWN-06' });
  await expect(row.locator('p')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.rules p:not([lang=de])')).toHaveCount(0);
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/\b(codex|books|page|server)-[a-z]/);
});

test('a rule that is not translated is shown in English and says so', async ({ page }) => {
  await page.route('**/api/v1/rules/mage-wars/MW-GUARD-03?*', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as RuleFound;
    await route.fulfill({ response, json: { ...found, rule: { ...found.rule, language: 'en' } } });
  });
  await page.goto('/codex/flying');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.goto('/codex/MW-GUARD-03');
  const rule = page.getByRole('article', { name: 'MW-GUARD-03' });
  await expect(rule.locator('.text')).toHaveAttribute('lang', 'en');
  await expect(rule.getByText('noch nicht übersetzt')).toBeVisible();
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

test('everything of Mage Knight with a name is in the codex, with links, in both languages', async ({
  page,
}, info) => {
  await page.goto('/codex');
  await page.getByRole('button', { name: 'Mage Knight' }).click();
  await expect(page).toHaveURL(/\/codex\/mage-knight$/);
  const search = page.getByRole('searchbox');
  await search.fill('wolf riders');
  const riders = page.getByRole('article', { name: 'Wolf Riders' });
  await expect(riders).toContainText('Armor 4, Attack 3 (physical), Fame 3');
  await expect(page.getByRole('article')).toHaveCount(1);

  // An enemy leads to its abilities, those to their rules and to all who have them.
  await riders.getByRole('link', { name: 'Swift' }).click();
  await expect(page).toHaveURL(/\/codex\/mage-knight\/ability-swift$/);
  await search.fill('');
  const swift = page.locator('#codex-ability-swift');
  await expect(swift).toBeFocused();
  await expect(swift.getByRole('link', { name: 'Werewolf' })).toBeVisible();
  await expect(swift.getByRole('link', { name: 'MK-ENEMY-SWIFT-01' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('knight-codex.png') });

  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(11);
  await expect(page.getByRole('article', { name: 'Solo Conquest' })).toContainText(
    'Goal: conquer all cities.',
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  const solo = page.getByRole('article', { name: 'Soloeroberung' });
  await expect(solo).toContainText('Ein Spieler: 6 Runden');
  await expect(solo).toContainText('auf Englisch: Solo Conquest');
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await search.fill('firestorm');
  await expect(page.getByRole('article')).toHaveCount(0);
  await search.fill('fireball');
  await expect(page.getByRole('article', { name: 'Feuerball' })).toContainText(
    'Starke Wirkung „Feuersturm“ (Mana: rot und schwarz)',
  );
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/\b(codex|mk|page)-[a-z]/);
});

test('a name on the table of Mage Knight says what it is', async ({ page }, info) => {
  await openKnight(page, { hand: ['march', 'rage'] });
  const name = card(page, 'march').getByRole('button', { name: 'March', exact: true });
  await name.click();
  const panel = page.getByRole('dialog', { name: 'March' });
  await expect(panel).toContainText('Strong effect (green mana): Move 4');
  await expect(panel).toBeFocused();
  await page.screenshot({ path: info.outputPath('named.png') });
  expect(await violations(page)).toEqual([]);
  await expect(panel.getByRole('link', { name: 'In the codex' })).toHaveAttribute(
    'href',
    '/codex/mage-knight/march',
  );
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('the codex answers what beginners ask and finds cards, in both languages', async ({
  page,
}) => {
  await page.goto('/codex');
  const search = page.getByRole('searchbox');
  await search.fill('how do I win');
  await expect(page.getByText('Destroy the enemy mage.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'MW-ROUND-01' })).toBeVisible();
  await search.fill('hydra');
  const cards = page.getByRole('region', { name: 'Cards 1' });
  await expect(cards).toContainText('Darkfenne Hydra');
  await expect(cards).toContainText('Triple Bite');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await search.fill('Wie gewinne ich?');
  await expect(page.getByText('Zerstöre den feindlichen Magier.')).toBeVisible();
});
