import { FluentResource } from '@fluent/bundle';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from './words.svelte.ts';

const locales = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => words.speak('en'));

test('a language is spoken, remembered and told to the browser', async () => {
  await words.speak('de');
  expect(words.t('page-undo')).toBe('Zurücknehmen');
  expect(localStorage.getItem('grimoire.language')).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});

test('a name nobody knows is shown as it came', () => {
  expect(words.name('card-of-tomorrow', 'of-tomorrow')).toBe('of-tomorrow');
});

test('words of the server are learnt beside our own, and no answer changes nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await words.learn();
  expect(words.name('card-ash-hound', 'ash-hound')).toBe('ash-hound');
  const file = (path: string) => (path.endsWith('/de') ? 'card-ash-hound = { "Aschehund" }\n' : '');
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(file(path))));
  await words.learn();
  vi.unstubAllGlobals();
  await words.speak('de');
  expect(words.name('card-ash-hound', 'ash-hound')).toBe('Aschehund');
  expect(words.t('page-undo')).toBe('Zurücknehmen');
});

function ids(language: string): Set<string> {
  const files = Object.entries(locales).filter(([path]) => path.includes(`/${language}/`));
  const entries = files.flatMap(([, text]) => new FluentResource(text).body);
  return new Set(entries.map((entry) => entry.id));
}

test('every message the page itself says exists in both languages', () => {
  const said = Object.values(sources).flatMap((text) => [
    ...text.matchAll(/'((?:page|server)-[a-z0-9-]+)'/g),
  ]);
  const used = new Set(said.map((found) => found[1] ?? ''));
  expect(used.size).toBeGreaterThan(30);
  for (const language of ['en', 'de']) {
    const known = ids(language);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  }
});
