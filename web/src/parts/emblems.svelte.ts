import bodies from 'virtual:icons';
import { tableNames, type IconName } from './icon-names.ts';

type Bodies = Partial<Record<IconName, string>>;

/** Drawings that come when the first of them is shown: those of spells, and those of Mage Knight's table. */
const sources = {
  emblems: () => import('virtual:emblems'),
  table: () => import('virtual:table'),
};
type Source = keyof typeof sources;

let more = $state.raw<Bodies>({});
let asked: Source[] = [];
const ofTable: readonly string[] = tableNames;

function fetchMore(source: Source): void {
  asked = [...asked, source];
  sources[source]().then(
    (file: { default: Bodies }) => (more = { ...more, ...file.default }),
    // Another emblem asks again.
    () => (asked = asked.filter((other) => other !== source)),
  );
}

/** The drawing of an emblem; nothing until it has come. */
export function drawing(name: IconName): string {
  const own = (bodies as Bodies)[name] ?? more[name];
  if (own !== undefined) return own;
  const source = ofTable.includes(name) ? 'table' : 'emblems';
  if (!asked.includes(source)) fetchMore(source);
  return '';
}
