import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { arenaNames, emblemNames, iconNames, tableNames } from '../src/parts/icon-names.ts';

/** What each module holds. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  'virtual:icons': iconNames,
  'virtual:emblems': emblemNames,
  'virtual:arena': arenaNames,
  'virtual:table': tableNames,
};

/** Offers the few emblems we use, of the thousands there are: those of every screen, and those of spells apart. */
export function icons(): Plugin {
  return {
    name: 'grimoire-icons',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const names = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!names) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as {
        icons: Record<string, { body: string } | undefined>;
      };
      const bodies = names.map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`there is no emblem “${name}” in game-icons`);
        return [name, icon.body] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}
