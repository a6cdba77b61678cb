/** What a table of Mage Knight must have room for, at every size. */
import { expect, type Page } from '@playwright/test';

/** Below this a finger misses a space. */
const FINGER = 44;

/** The narrowest space, what the question covers, what sticks out, and texts that are cut, as the page draws them. */
export async function expectRoom(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const widths = [...document.querySelectorAll('.space .ground')].map(
      (hex) => hex.getBoundingClientRect().width,
    );
    const view = document.querySelector('.view')?.getBoundingClientRect();
    const bar = document.querySelector('.askbar')?.getBoundingClientRect();
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const all = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        element instanceof HTMLElement &&
        element.checkVisibility() &&
        // What only readers of the screen hear is no text to see; drawings may be larger than their frame.
        !element.closest('.hidden-text, .art') &&
        element.innerText.trim() !== '',
    );
    const cut = all.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    // Cards, answers and frames of a reel lie in a row that is pushed, and the map is; everything else scrolls down alone.
    const wide = all.filter(
      (element) =>
        !element.closest('.hand, .options, .reel-strip, .scroller') &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return {
      narrowest: widths.length > 0 ? Math.min(...widths) : null,
      under: view && bar ? view.bottom - bar.top : 0,
      sideways,
      cut: [...cut, ...wide].map((element) => `${element.className}: ${element.innerText}`),
    };
  });
  expect(found.narrowest ?? FINGER, `${where}: a space is too narrow`).toBeGreaterThanOrEqual(
    FINGER,
  );
  expect(found.under, `${where}: something lies under the question`).toBeLessThanOrEqual(1);
  expect(found.sideways, `${where}: the page scrolls sideways`).toBeLessThanOrEqual(0);
  expect(found.cut, `${where}: a text is cut`).toEqual([]);
}

/** Shows the page as wide as this; the map finds its place before anything is measured. */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  // Sizes are observed, and drawn with the next picture.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
