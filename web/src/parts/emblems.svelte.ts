import bodies from 'virtual:icons';
import { arenaNames, emblemNames, tableNames, type IconName } from './icon-names.ts';

type Bodies = Partial<Record<IconName, string>>;

/** Drawings that come when the first of them is shown: of spells, of the arena, and of Mage Knight's table. */
const sources: readonly (readonly [readonly string[], () => Promise<{ default: Bodies }>])[] = [
  [emblemNames, () => import('virtual:emblems')],
  [arenaNames, () => import('virtual:arena')],
  [tableNames, () => import('virtual:table')],
];

let more = $state.raw<Bodies>({});
let asked: (readonly string[])[] = [];

/** The drawing of an emblem; nothing until it has come. */
export function drawing(name: IconName): string {
  const own = (bodies as Bodies)[name] ?? more[name];
  if (own !== undefined) return own;
  const holding = sources.filter(([names]) => names.includes(name));
  // Some are in two modules, so that each table needs its own alone.
  if (holding.some(([names]) => asked.includes(names))) return '';
  for (const [names, fetchThem] of holding.slice(0, 1)) {
    asked = [...asked, names];
    fetchThem().then(
      (file) => (more = { ...more, ...file.default }),
      // Another emblem asks again.
      () => (asked = asked.filter((other) => other !== names)),
    );
  }
  return '';
}
