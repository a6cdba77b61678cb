import type { Locator, Page } from '@playwright/test';
import { expect, tell, test } from '../e2e/fixtures.ts';
import { wayOn as knightsWayOn } from '../e2e/knight-play.ts';
import { isOver, playMageKnight, playMageWars, settled, wayOn } from '../e2e/player.ts';

/** Both games: how one begins, and what a simple player presses. */
const GAMES: Readonly<
  Record<
    string,
    { begin: (page: Page) => Promise<void>; next: (page: Page, turn: number) => Promise<Locator> }
  >
> = {
  'Mage Wars': { begin: playMageWars, next: wayOn },
  'Mage Knight': {
    begin: playMageKnight,
    next: (page, turn) => knightsWayOn(page, turn, 'lively'),
  },
};

/** Presses whose effect is measured: most of a game of apprentices, and several turns of Mage Knight. */
const PRESSES = 120;

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

for (const [name, { begin, next }] of Object.entries(GAMES))
  test(`how soon an answer shows, ${name}`, async ({ page }) => {
    await note(page);
    await begin(page);
    for (let turn = 0; turn < PRESSES && !(await isOver(page)); turn++) {
      await (await next(page, turn)).click();
      await settled(page);
    }
    const { effects } = await read(page);
    const clicks = figures(effects.map(({ click }) => click));
    tell(`  ${name}, ${effects.length} answers, from the click: ${clicks}`);
    tell(`  from the server's message: ${figures(effects.map(({ message }) => message))}`);
    expect(effects.length).toBeGreaterThan(5);
  });

/** Answers that are given while frames are counted. */
const ANSWERS = 16;

/** What the page itself saw while something was played. */
interface Frames {
  frames: number[];
  tasks: number[];
}

for (const [name, { begin, next }] of Object.entries(GAMES))
  test(`how smoothly what happened is shown, ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => {
      if (location.origin !== 'null') localStorage.setItem('grimoire.pace', 'normal');
      const seen: Frames = { frames: [], tasks: [] };
      Object.assign(window, { seen });
      const playing = (): boolean =>
        document.querySelector<HTMLElement>('main')?.dataset.turn === 'playing';
      let last: number | null = null;
      const frame = (now: number): void => {
        if (!playing()) last = null;
        else {
          if (last !== null) seen.frames.push(now - last);
          last = now;
        }
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      new PerformanceObserver((list) => {
        if (playing()) seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
    });
    await begin(page);
    const main = page.locator('main[data-turn]');
    for (let turn = 0; turn < ANSWERS; turn++) {
      for (;;) {
        const state = await main.getAttribute('data-turn');
        if (state === 'yours' || state === 'over') break;
        const on = page.getByRole('button', { name: /^Go on/ }).locator('visible=true');
        if ((await on.count()) > 0) await page.keyboard.press('Enter');
        await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      }
      if ((await main.getAttribute('data-turn')) === 'over') break;
      await (await next(page, turn)).click();
    }
    const { frames, tasks } = await page.evaluate(
      () => (window as unknown as { seen: Frames }).seen,
    );
    const sorted = [...frames].sort((one, other) => one - other);
    const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    tell(`  ${name}, ${frames.length} frames while something was shown: ${figures(frames)}`);
    tell(`  of a hundred frames 95 take at most ${Math.round(late)} ms`);
    tell(`  tasks above 50 ms: ${tasks.length}${tasks.length > 0 ? `, ${figures(tasks)}` : ''}`);
    expect(frames.length).toBeGreaterThan(100);
  });
