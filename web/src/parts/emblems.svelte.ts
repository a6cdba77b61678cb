import bodies from 'virtual:icons';
import type { IconName } from './icon-names.ts';

let more = $state.raw<Partial<Record<IconName, string>>>({});
let asked = false;

function fetchMore(): void {
  asked = true;
  import('virtual:emblems').then(
    (file) => (more = file.default),
    // Another emblem asks again.
    () => (asked = false),
  );
}

/** The drawing of an emblem; nothing until it has come. */
export function drawing(name: IconName): string {
  const own = (bodies as Partial<Record<IconName, string>>)[name];
  if (own !== undefined) return own;
  if (!asked) fetchMore();
  return more[name] ?? '';
}
