import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../src/parts/icon-names.ts';

const MODULE = 'virtual:icons';

/** Offers the few emblems we use, of the thousands there are, as `virtual:icons`. */
export function icons(): Plugin {
  return {
    name: 'grimoire-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as {
        icons: Record<string, { body: string } | undefined>;
      };
      const bodies = iconNames.map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`there is no emblem “${name}” in game-icons`);
        return [name, icon.body] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}
