import { expect, test } from 'vitest';
import { arenaNames, emblemNames, iconNames, tableNames } from './icon-names.ts';

const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !path.includes('icon-names') && !path.includes('.test.'));

test('no emblem is fetched with every screen and again, and each is used', () => {
  const apart: readonly string[] = [...emblemNames, ...arenaNames, ...tableNames];
  expect(iconNames.filter((name) => apart.includes(name))).toEqual([]);
  const all = [...iconNames, ...apart];
  const unused = all.filter(
    (name) => !sources.some(([, text]) => new RegExp(`['"]${name}['"]|\\b${name}:`).test(text)),
  );
  expect(unused).toEqual([]);
});
