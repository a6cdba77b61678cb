import { expect, make, tell, test } from './fixtures.ts';

/**
 * Compressed script and style a first visit may load; fonts and drawings come later and apart. The texts of all cards are part of it, those of
 * the expansions too.
 */
const MOST_BYTES = 320_000;

for (const screen of ['the start screen', 'a game', 'Mage Knight'] as const)
  test(`the first load of ${screen} is small`, async ({ page, browser }) => {
    const person = { kind: 'person', name: '' };
    const id = await make(
      page,
      screen === 'Mage Knight'
        ? { game: 'mage-knight', seats: [person] }
        : { game: 'mage-wars', seats: [person, { kind: 'bot', bot: 'random' }] },
    );
    const visitor = await (await browser.newContext()).newPage();
    const loads: Promise<readonly [string, string, number]>[] = [];
    const urls: string[] = [];
    visitor.on('requestfinished', (request) => {
      urls.push(request.url());
      const size = request.sizes();
      loads.push(
        size.then(
          ({ responseBodySize }) =>
            [request.resourceType(), request.url(), responseBodySize] as const,
        ),
      );
    });
    await visitor.goto(screen === 'the start screen' ? '/' : `/game/${id}`);
    const shown = {
      'the start screen': '.btn.primary',
      'a game': '.zone',
      'Mage Knight': '.table',
    }[screen];
    await expect(visitor.locator(shown).first()).toBeVisible();
    // The texts of the cards come last.
    if (screen === 'a game')
      await expect.poll(() => urls.some((url) => /cards\.en/.test(url))).toBe(true);
    // What comes later, such as drawings, is no part of it, and may be cut off by the end of the test.
    visitor.removeAllListeners('requestfinished');
    const all = await Promise.all(loads);
    const code = all.filter(
      ([type, url]) =>
        type === 'stylesheet' ||
        (url.endsWith('.js') && !/virtual_(emblems|arena|table)/.test(url)),
    );
    const bytes = code.reduce((sum, [, , size]) => sum + size, 0);
    tell(`  ${screen}: ${Math.round(bytes / 1000)} kB of script and style, compressed`);
    for (const [, url, size] of code)
      tell(`    ${Math.round(size / 1000)} kB ${new URL(url).pathname}`);
    expect(code.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
