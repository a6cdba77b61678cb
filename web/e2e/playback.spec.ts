import type { Page } from '@playwright/test';
import { holdClock, takeClock, untilTurn } from './clock.ts';
import { expect, test, violations } from './fixtures.ts';
import { deed, openKnight } from './knight.ts';
import { playMageWars, settled } from './player.ts';

/** Chooses how fast actions are shown, before the page is opened, and takes its clock. */
async function atPace(page: Page, pace: string): Promise<void> {
  await takeClock(page);
  await page.addInitScript(
    (name) => location.origin !== 'null' && localStorage.setItem('grimoire.pace', name),
    pace,
  );
}

test('what the dummy player does is shown action by action before the next question', async ({
  page,
}, info) => {
  await atPace(page, 'slow');
  await openKnight(page, {
    hand: ['march', 'rage'],
    played: ['stamina'],
    turn: { kind: 'regular' },
  });
  await holdClock(page);
  await deed(page, /End the turn/).click();
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-turn', 'playing');
  const reel = page.getByRole('region', { name: 'What happened' });
  await page.keyboard.press(' ');
  await expect(reel.getByRole('button', { name: 'Go on' })).toBeVisible();
  // From here on the playback itself stands still.
  await page.clock.resume();
  await expect(page.locator('.options')).toHaveCount(0);
  // Step on to the dummy player and back again; the question still waits.
  for (let step = 0; step < 6 && !(await reel.getByText('dummy player turns').isVisible()); step++)
    await page.keyboard.press('ArrowRight');
  await expect(reel).toContainText('The dummy player turns');
  const scene = Number(await reel.getAttribute('data-scene'));
  await page.screenshot({ path: info.outputPath('reel.png') });
  expect(await violations(page)).toEqual([]);
  if (scene > 0) {
    await page.keyboard.press('ArrowLeft');
    await expect(reel).toHaveAttribute('data-scene', String(scene - 1));
  }
  await expect(main).toHaveAttribute('data-turn', 'playing');
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(page.locator('#question')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('The dummy player turns');
});

test('at once nothing is played', async ({ page }) => {
  await openKnight(page, {
    hand: ['march', 'rage'],
    played: ['stamina'],
    turn: { kind: 'regular' },
  });
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(main?.dataset.turn ?? '')).observe(main as Node, {
      attributes: true,
      attributeFilter: ['data-turn'],
    });
  });
  await deed(page, /End the turn/).click();
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain(
    'playing',
  );
});

test('a second click of a double click answers nothing', async ({ page }) => {
  await atPace(page, 'fast');
  await openKnight(page, { hand: ['march', 'stamina', 'rage', 'promise'] });
  const sideways = page.locator('.hand footer .side').first();
  // The second click comes while the new question takes none.
  await holdClock(page);
  await sideways.dblclick();
  await page.clock.resume();
  await settled(page);
  // One card was played, and the other click was not taken for the card that came to lie there.
  await expect(page.locator('.hand .area:not(.played) > li')).toHaveCount(3);
});

test('Mage Wars is played back, too, and the next question waits for it', async ({ page }) => {
  await atPace(page, 'normal');
  await playMageWars(page);
  await holdClock(page);
  const shown: string[] = [];
  for (let turn = 0; turn < 14; turn++) {
    if ((await untilTurn(page, /^(yours|playing|over)$/)) === 'playing') {
      shown.push(await page.getByRole('region', { name: 'What happened' }).innerText());
      await expect(page.locator('.options button')).toHaveCount(0);
      await page.keyboard.press('Escape');
      continue;
    }
    const pages = page.locator('.pages .page.open');
    const ready = page.locator('.slots .btn.primary');
    if (await ready.isVisible()) {
      if ((await page.locator('.slots .chip').count()) < 2 && (await pages.count()) > 0)
        await pages.first().click();
      else await ready.click();
    } else await page.locator('.options button').first().click();
  }
  expect(shown.length).toBeGreaterThan(0);
});
