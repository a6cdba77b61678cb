/** Pictures of every state of Mage Knight's table, in both languages and three sizes. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from '../e2e/fixtures.ts';
import { widen } from '../e2e/knight-room.ts';
import { openState, STATES } from '../e2e/knight-states.ts';

const OUT = resolve(import.meta.dirname, '../../docs/screens');
const WIDTHS = [390, 1024, 1680];
const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
const QUALITY = 40;

test.beforeAll(() => mkdirSync(OUT, { recursive: true }));

for (const name of Object.keys(STATES))
  test(`pictures of ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1680, height: 1050 });
    await openState(page, name);
    for (const [language, label] of Object.entries(LANGUAGES)) {
      await page.getByRole('button', { name: label }).click();
      for (const width of WIDTHS) {
        await widen(page, width);
        await page.evaluate(() => document.fonts.ready);
        await page.mouse.move(0, 0);
        await page.screenshot({
          path: `${OUT}/knight-${name}-${language}-${width}.jpg`,
          type: 'jpeg',
          quality: QUALITY,
        });
      }
    }
  });
