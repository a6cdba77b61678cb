import type { Page } from '@playwright/test';
import { expect, tell, test } from '../e2e/fixtures.ts';
import { byClicks, playMageWars, playToTheEnd } from '../e2e/player.ts';

/** How often the start screen is visited. */
const VISITS = 7;

/** Noted by the page itself, in milliseconds of its own clock. */
interface Noted {
  ready: number | null;
  clicked: number | null;
  told: number | null;
  /** From the click, and from the server's message, to the picture that shows the effect. */
  effects: { click: number; message: number }[];
}

function middle(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function figures(numbers: number[]): string {
  return `middle ${Math.round(middle(numbers))} ms, longest ${Math.round(Math.max(...numbers))} ms`;
}

/** Lets the page note when it can be used, and how long its answers take to show. */
async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { ready: null, clicked: null, told: null, effects: [] };
    Object.assign(window, { noted });
    document.addEventListener('click', () => (noted.clicked = performance.now()), true);
    const listen = WebSocket.prototype.addEventListener;
    WebSocket.prototype.addEventListener = function (this: WebSocket, ...args: never[]) {
      const [type] = args as unknown as [string];
      if (type === 'message')
        listen.call(this, 'message', (event) => {
          const said = (event as MessageEvent<string>).data;
          if (noted.clicked !== null && said.startsWith('{"type":"update"'))
            noted.told ??= performance.now();
        });
      return listen.apply(this, args as unknown as Parameters<typeof listen>);
    };
    new MutationObserver(() => {
      requestAnimationFrame(() => {
        const now = performance.now();
        if (document.querySelector('.btn.primary, .options button')) noted.ready ??= now;
        if (noted.clicked === null || noted.told === null) return;
        noted.effects.push({ click: now - noted.clicked, message: now - noted.told });
        noted.clicked = null;
        noted.told = null;
      });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

function read(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

test('how soon the page can be used', async ({ browser }) => {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await note(page);
    await page.goto('/');
    await expect(page.locator('.btn.primary').first()).toBeVisible();
    times.push((await read(page)).ready ?? 0);
    await context.close();
  }
  tell(`  first visit until it can be used: ${figures(times)}`);
});

test('how soon an answer shows', async ({ page }) => {
  await note(page);
  await playMageWars(page);
  await playToTheEnd(page, byClicks);
  const { effects } = await read(page);
  tell(
    `  ${effects.length} answers, from the click: ${figures(effects.map(({ click }) => click))}`,
  );
  tell(`  from the server's message: ${figures(effects.map(({ message }) => message))}`);
  expect(effects.length).toBeGreaterThan(5);
});
