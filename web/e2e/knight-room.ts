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
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    // What scrolls shows its text; what only readers of the screen hear is no text to see.
    const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      if (!hasText(element) || !element.checkVisibility() || element.closest('.hidden-text, svg'))
        return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    return {
      narrowest: widths.length > 0 ? Math.min(...widths) : null,
      under: view && bar ? view.bottom - bar.top : 0,
      sideways,
      cut: cut.map((element) => `${element.className}: ${element.innerText}`),
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
