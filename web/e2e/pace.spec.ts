import type { Page } from '@playwright/test';
import { holdClock, takeClock } from './clock.ts';
import { expect, make, test } from './fixtures.ts';
import { isOver, wayOn } from './player.ts';

/** What the times at normal pace are multiplied with. */
const FACTORS = { slow: 1.6, normal: 1, fast: 0.5 } as const;
/** How long the number of an attack stands at least, at normal pace. */
const NUMBER = 900;
/** More answers than a game of apprentices takes. */
const MOST = 400;

/** A picture as the page showed it: when, by its own clock, how long it should stand, and which lines came with it. */
interface Picture {
  at: number;
  /** When something else was shown. */
  end: number | null;
  scene: string;
  ms: number;
  hurried: boolean;
  /** The lines told before it, and with it. */
  told: number;
  lines: number;
}

interface Seen {
  pictures: Picture[];
  /** How long each number of an attack stood. */
  numbers: number[];
  /** Questions that were asked while something was shown. */
  early: string[];
  /** How much of the story was told, whenever that changed. */
  told: number[];
}

/** Notes what is shown, by the page's own clock, which a test moves on by hand. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { pictures: [], numbers: [], early: [], told: [] };
    Object.assign(window, { seen });
    let number: { text: string; at: number } | null = null;
    const known = new Set<string>();
    const note = (): void => {
      const main = document.querySelector<HTMLElement>('main[data-turn]');
      const reel = document.querySelector<HTMLElement>('.reel[data-scene]');
      const now = performance.now();
      const told = Number(main?.dataset.told ?? 0);
      if (main && seen.told.at(-1) !== told) seen.told.push(told);
      const last = seen.pictures.at(-1);
      const name = reel ? `${reel.dataset.scene}.${reel.dataset.beat}` : null;
      const lines = Number(reel?.dataset.lines);
      if (last && last.end === null) {
        // What came without a picture of its own is told with the one that is shown.
        const same = name === last.scene && told - lines === last.told - last.lines;
        if (same) Object.assign(last, { told, lines });
        else last.end = now;
      }
      if (reel && name !== null && (!last || last.end !== null))
        seen.pictures.push({
          at: now,
          end: null,
          scene: name,
          ms: Number(reel.dataset.ms),
          hurried: reel.dataset.hurried !== undefined,
          told,
          lines,
        });
      if (reel && document.querySelector('.slots, .options button, .gold'))
        seen.early.push(reel.innerText);
      // An attack is known by its dice: a push that somebody decides later shows its receipt once more.
      const total = document.querySelector<HTMLElement>('.attack-stage .total');
      const dice = [...document.querySelectorAll('.attack-stage .dice')];
      const text = total ? `${total.innerText} ${dice.map((one) => one.ariaLabel).join()}` : null;
      if (number && text !== number.text) {
        if (!known.has(number.text)) seen.numbers.push(now - number.at);
        known.add(number.text);
        number = null;
      }
      if (text !== null) number ??= { text, at: now };
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** A game against the computer whose page has a clock that stands still. */
async function begin(page: Page, pace: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript((name) => {
    if (location.origin !== 'null') localStorage.setItem('grimoire.pace', name);
  }, pace);
  const id = await make(page, {
    game: 'mage-wars',
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', bot: 'greedy' },
    ],
    private: true,
  });
  await takeClock(page);
  await watch(page);
  await page.goto(`/game/${id}`);
  await holdClock(page);
}

/** Lets the page's clock go on until we are asked; what stays until we go on answers to Enter. */
async function untilAsked(page: Page, tick: () => Promise<void>): Promise<number> {
  const main = page.locator('main[data-turn]');
  let receipts = 0;
  for (;;) {
    const turn = await main.getAttribute('data-turn');
    if (turn === 'yours' || turn === 'over') return receipts;
    const on = page.getByRole('button', { name: /^Go on/ }).locator('visible=true');
    if (turn === 'playing' && (await on.count()) > 0) {
      await page.keyboard.press('Enter');
      receipts += 1;
    }
    await tick();
  }
}

for (const [pace, factor] of Object.entries(FACTORS))
  test(`a whole game at ${pace} pace: no picture too short, no line missed or told twice`, async ({
    page,
  }) => {
    await begin(page, pace);
    const tick = (): Promise<void> => page.clock.runFor(1_000);
    let receipts = 0;
    for (let turn = 0; turn < MOST; turn++) {
      receipts += await untilAsked(page, tick);
      if (await isOver(page)) break;
      await (await wayOn(page, turn)).click();
    }
    expect(await isOver(page), 'the game ends').toBe(true);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);

    expect(seen.early, 'asked while something was shown').toEqual([]);
    expect(seen.pictures.length).toBeGreaterThan(50);
    const short = seen.pictures.filter(({ at, end, ms, hurried }) => {
      const wanted = ms * factor * (hurried ? 0.5 : 1);
      return end !== null && end - at < Math.floor(wanted);
    });
    expect(short, 'pictures that stood less than their time').toEqual([]);
    expect(seen.numbers.length, 'attacks with a number').toBeGreaterThan(3);
    expect(Math.min(...seen.numbers), 'the shortest number').toBeGreaterThanOrEqual(
      NUMBER * factor,
    );
    expect(receipts > 0, 'receipts wait for those who are in no hurry').toBe(pace !== 'fast');

    // Every picture goes on where the story stood, and the story never goes back.
    expect(seen.told).toEqual([...seen.told].sort((one, other) => one - other));
    const before = [0, ...seen.told];
    for (const { told, lines } of seen.pictures)
      expect(before, `the lines before ${told}`).toContain(told - lines);
    const log = page.getByRole('log');
    const told = await log.innerText();
    await page.reload();
    await untilAsked(page, tick);
    await expect.poll(() => log.innerText(), 'as somebody is told who comes later').toBe(told);
  });

test('at once nothing waits: a whole game is played while the page’s clock stands still', async ({
  page,
}) => {
  await begin(page, 'instant');
  for (let turn = 0; turn < MOST; turn++) {
    await untilAsked(page, () => Promise.resolve());
    if (await isOver(page)) break;
    await (await wayOn(page, turn)).click();
  }
  expect(await isOver(page)).toBe(true);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  expect(seen.pictures).toEqual([]);
});
