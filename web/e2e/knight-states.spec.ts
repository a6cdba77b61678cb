/** Every state of the mock-ups: it is reached, it can be read by day and by night, and it has room at every width. */
import { expect, test, violations } from './fixtures.ts';
import { expectRoom, widen } from './knight-room.ts';
import { openState, STATES } from './knight-states.ts';

const WIDTHS = [390, 1024, 1440, 2560];
/** What is decided there is seen as a whole at 1440 by 900: nothing has to be scrolled to. */
const WHOLE = ['tactics', 'ranged', 'block', 'attack', 'damage', 'receipt', 'artifact', 'score'];

for (const name of Object.keys(STATES))
  test(`${name} is reached, can be read by day and night, and has room`, async ({ page }, info) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openState(page, name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    for (const width of WIDTHS) {
      await widen(page, width);
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) });
      await expectRoom(page, `${name} at ${width}`);
      if (width !== 1440 || !WHOLE.includes(name)) continue;
      const hidden = await page
        .locator('.view > :first-child')
        .evaluate((scene) => scene.scrollHeight - scene.clientHeight);
      expect(hidden, `${name} is scrolled`).toBeLessThanOrEqual(1);
    }
  });
