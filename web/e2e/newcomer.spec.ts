import type { Page } from '@playwright/test';
import { expect, expectToFit, test, violations } from './fixtures.ts';
import { byClicks, byKeys, byTab, playToTheEnd, settled } from './player.ts';

const ENGLISH = /wins?\.|draw/;
const GERMAN = /gewinn|unentschieden/;

/** The game is over, its story can be seen again, and nothing hides from anybody. */
async function isOver(page: Page, again: string): Promise<void> {
  await expect(page.getByRole('link', { name: again })).toBeVisible();
  expect(await violations(page)).toEqual([]);
}

test('a newcomer starts a game by one click and plays it to its end by clicks', async ({
  page,
}, info) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer: Mage Wars' }).click();
  await expect(page.getByRole('complementary', { name: 'Hint' })).toBeVisible();
  expect(await playToTheEnd(page, byClicks)).toMatch(ENGLISH);
  await isOver(page, 'Watch it again');
  const end = page.getByRole('region', { name: /^(Victory|Defeat|The end)$/ });
  await expect(end.getByRole('img', { name: 'Life, round by round' })).toBeVisible();
  await expect(end.getByRole('row', { name: /^Damage dealt/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath('end.png') });
  // Where the game turned leads into its replay, just before that answer.
  await expect(end.getByRole('img', { name: /^Chances of winning/ })).toBeVisible();
  const turn = end.getByRole('link', { name: /Round \d+: \d+% → \d+%/ }).first();
  const [, step = ''] = /#(\d+)$/.exec((await turn.getAttribute('href')) ?? '') ?? [];
  await turn.click();
  await expect(page.getByText(`Step ${step} of`)).toBeVisible();
  await page.goBack();
  await end.getByRole('button', { name: 'Look at the arena' }).click();
  await expect(end).toHaveCount(0);
});

test('a whole game is played with the keyboard alone, in German', async ({ page }) => {
  await page.goto('/');
  await byTab(page, page.getByRole('button', { name: 'Deutsch' }));
  await byTab(page, page.getByRole('button', { name: 'Gegen den Computer: Mage Wars' }));
  let answers = 0;
  let lost = 0;
  let seen = '';
  const said = await playToTheEnd(page, async (at, target) => {
    seen += await at.locator('main').innerText();
    await byKeys(at, target);
    await settled(at);
    answers++;
    if (await at.evaluate(() => document.activeElement === document.body)) lost++;
  });
  expect(said).toMatch(GERMAN);
  // Who has answered by keys goes on from there and not from the top of the page.
  expect({ lost, answers: answers > 10 }).toEqual({ lost: 0, answers: true });
  // A sentence without words in German would show as its bare id.
  const bare = /\b(ask|choice|log|page|server|phase|card|hint|refusal|moment)-[a-z-]+/;
  expect(bare.exec(seen)?.[0]).toBeUndefined();
  await isOver(page, 'Noch einmal ansehen');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game is played', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the computer: Mage Wars' }).tap();
    const said = await playToTheEnd(page, async (at, target) => {
      await target.tap();
      await expectToFit(at);
      // The first tap on a page of the book reads it, and the page says so.
      const read = at.locator('.pages .page', { hasText: 'Tap again to prepare it' });
      if (await read.isVisible()) await read.tap();
    });
    expect(said).toMatch(ENGLISH);
    await isOver(page, 'Watch it again');
  });
});
