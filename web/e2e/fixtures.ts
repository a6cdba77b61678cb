import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readGerman } from './german.ts';
import { Server } from './server.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page must never do, whatever a test is about. */
interface Fixtures {
  watched: undefined;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the pattern to find dependencies
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ page, browser, server }, use, info) => {
      const errors: string[] = [];
      const elsewhere: string[] = [];
      const english: string[] = [];
      const watch = (seen: Page): void => {
        seen.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text());
        });
        seen.on('pageerror', (error) => errors.push(error.message));
        seen.on('request', (request) => {
          const url = new URL(request.url());
          if (url.host !== new URL(server.url).host) elsewhere.push(request.url());
        });
      };
      const readAlong = (context: BrowserContext): Promise<void> =>
        readGerman(context, (text) => english.push(text));
      watch(page);
      await readAlong(page.context());
      await atOnce(page.context());
      // Others who sit down with a browser of their own are held to the same.
      const others: BrowserContext[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext({ baseURL: server.url, ...options });
        context.on('page', watch);
        await readAlong(context);
        await atOnce(context);
        others.push(context);
        return context;
      };
      await use(undefined);
      browser.newContext = newContext;
      await Promise.all(others.map((context) => context.close()));
      expect(english, 'English words on a German page').toEqual([]);
      expect(elsewhere, 'requests to other hosts').toEqual([]);
      // The browser itself reports what it cannot reach; a test that brings this about says so.
      const expected = info.annotations.filter(({ type }) => type === 'expected-error');
      const real = errors.filter(
        (text) => !expected.some(({ description }) => text.includes(description ?? text)),
      );
      expect(real, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing is played back, unless a test wants to see it: then it has chosen a pace. */
async function atOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page keeps nothing.
    if (location.origin === 'null') return;
    const kept = localStorage.getItem('grimoire.pace');
    if (kept === null) localStorage.setItem('grimoire.pace', 'instant');
  });
}

export { expect };

/** The browser will complain about this, and rightly. */
export function expectErrors(...texts: string[]): void {
  for (const description of texts)
    test.info().annotations.push({ type: 'expected-error', description });
}

/** Makes a game by a request, as the page's own form would, and returns its id. */
export async function make(page: Page, wish: object): Promise<string> {
  await page.goto('/');
  return page.evaluate(async (body) => {
    const answer = await fetch('/api/v1/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`no game was made: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }, wish);
}

/** The id in the address of a game or a recorded one. */
export function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Prints a figure for whoever runs the tests. */
export function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A wolf that can act, in the corner of the first mage. */
export function wolf(controller: number): object {
  return { creature: { card: 'timber-wolf', controller, piece: { zone: 'A1', active: true } } };
}

/** The first player's turn has come with these objects in play; both mages stand aside. Objects count from 2. */
export function position(objects: object[], book?: string): object {
  return {
    seats: [{ mage: 'beastmaster', book }, { mage: 'warlock' }],
    position: {
      round: 1,
      initiative: 0,
      turn: 0,
      mages: [
        { zone: 'A2', mana: 10, active: true },
        { zone: 'B3', mana: 10, active: true },
      ],
      objects,
    },
  };
}

/** What a list holds once it holds something. */
export async function countOf(items: Locator): Promise<number> {
  await expect(items).not.toHaveCount(0);
  return items.count();
}

/** Nothing sticks out to the right. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Everything axe finds wrong. It is run as an isolated script: the page's own policy stays as strict as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    return axe.run();
  });
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html} (${node.failureSummary ?? ''})`),
  );
}
