import { expect, expectToFit, test, violations } from './fixtures.ts';
import { nextPress } from './knight.ts';
import { isOver, playMageKnight, settled } from './player.ts';

/** First Reconnaissance is over long before. */
const MOST = 700;

for (const { name, width, height, language } of [
  { name: 'by clicks', width: 1440, height: 900, language: 'English' },
  { name: 'on a phone, in German', width: 390, height: 844, language: 'Deutsch' },
])
  test(`First Reconnaissance is played to its score ${name}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await playMageKnight(page);
    await page.getByRole('button', { name: language }).click();
    const scenes = new Set<string>();
    for (let turn = 0; turn < MOST && !(await isOver(page)); turn++) {
      const scene = (await page.locator('.table').getAttribute('data-scene')) ?? '';
      if (!scenes.has(scene)) {
        scenes.add(scene);
        expect(await violations(page)).toEqual([]);
        await page.screenshot({ path: info.outputPath(`${scene}.png`) });
        await expectToFit(page);
      }
      // The list of destinations stays open: it is the way of those who do not point at the map.
      if (scene === 'map' && (await page.locator('button.list').isVisible()))
        await page.locator('button.list').click();
      await (await nextPress(page, turn)).click();
      await settled(page);
    }
    expect(await isOver(page)).toBe(true);
    expect([...scenes]).toEqual(expect.arrayContaining(['tactics', 'map', 'combat']));
    // The sheet says by category where the points came from, and they add up to what the game says.
    const sheet = page.locator('.sheet');
    await expect(sheet).toBeVisible();
    const rows = await sheet.locator('tbody tr td').allInnerTexts();
    const sum = rows
      .flatMap((text) => text.replaceAll('−', '-').match(/[+-]?\d+/g) ?? [])
      .reduce((all, points) => all + Number(points), 0);
    await expect(sheet.locator('tfoot td')).toHaveText(String(sum));
    await expect(page.locator('#question')).toContainText(String(sum));
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('score.png') });
  });
