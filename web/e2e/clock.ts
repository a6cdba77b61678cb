/**
 * The page's clock. While a test holds it, what is shown stands until the test moves the clock on, however busy the machine
 * is. Answers and updates come all the same; what waits for a time does not, such as the moment in which a new question
 * takes no click.
 */
import type { Page } from '@playwright/test';

/** Later than any page's own time, so that every pause lies ahead of it. */
const AHEAD = 3_600_000;

/** From the next page on the clock can be held; until then it runs as usual. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
}

export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + AHEAD);
}

/** Moves a held clock on until the screen says that the game has come there (`data-turn`), and tells where it is. */
export async function untilTurn(page: Page, wanted: RegExp): Promise<string> {
  const main = page.locator('main[data-turn]');
  for (;;) {
    const turn = (await main.getAttribute('data-turn')) ?? '';
    if (wanted.test(turn)) return turn;
    await page.clock.runFor(50);
  }
}
