import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
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
    async ({ page, server }, use, info) => {
      const errors: string[] = [];
      const elsewhere: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.host !== new URL(server.url).host) elsewhere.push(request.url());
      });
      await use(undefined);
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

export { expect };

/** Begins a game of Mage Wars against the computer and waits for the first question. */
export async function playMageWars(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer: Mage Wars' }).click();
  await settled(page);
}

/**
 * Everything that can be clicked to go on: answers, spells in the hand, cards of the book, and the end of planning.
 * Once a spell is picked, only its targets.
 */
export function ways(page: Page): Locator {
  const hand = '.hand:not(:has(.picked)) .chip.open';
  return page.locator(`.options button, ${hand}, .slots .btn.primary, .pages .page.open`);
}

/** Waits for a question that is really ours to answer: a lone “Pass” the page gives by itself. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    const labels = await ways(page).allInnerTexts();
    expect(labels.length).toBeGreaterThan(0);
    const lonely = labels.length === 1 && /^\s*1?\s*(Pass|Passen)\s*$/.test(labels[0] ?? '');
    expect(lonely).toBe(false);
  }).toPass();
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
