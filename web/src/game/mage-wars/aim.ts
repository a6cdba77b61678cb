import type { Choice } from '../../generated/mage-wars/Choice.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { OutlookView } from '../../generated/mage-wars/OutlookView.ts';
import type { SightView } from '../../generated/mage-wars/SightView.ts';
import type { Way } from '../../generated/mage-wars/Way.ts';
import { words } from '../../words/words.svelte.ts';
import { same } from '../same.ts';
import { startsWith, type Note } from '../steps.ts';
import { zoneOf } from './arena.ts';
import { isSource, pathOf } from './choices.ts';
import { objectName } from './names.ts';

/**
 * A line over the arena: a clear line of sight, one that walls block, one to what is closed for another reason, a move,
 * a further move, or what happens right now.
 */
export type Kind = 'sight' | 'blocked' | 'closed' | 'move' | 'onward' | 'now';

export interface Pointer {
  kind: Kind;
  /** Zones; a border is both of its zones. */
  from: string[];
  to: string[];
}

/** What is drawn over the arena: lines, and things to be marked with them. */
export interface Drawing {
  pointers: Pointer[];
  marked: number[];
}

/** What somebody looks at: a whole answer, the steps taken so far, and the step under the pointer, open or closed. */
export interface Look {
  considered: unknown;
  prefix: string[];
  looked: string | null;
  /** An answer that begins with the steps taken. */
  example: unknown;
}

const nothing: Drawing = { pointers: [], marked: [] };

/** A move among the answers, with where it leads. */
export function wayOf(view: MageWarsView, choice: unknown): Way | null {
  return view.ways.find((way) => same(way.choice, choice)) ?? null;
}

/** How the arena looks to whoever an answer chooses a target for. */
export function outlookOf(view: MageWarsView, choice: unknown): OutlookView | null {
  const chosen = choice as Choice | null;
  if (chosen === null || typeof chosen === 'string') return null;
  const who =
    'cast' in chosen
      ? chosen.cast.caster
      : 'use' in chosen
        ? chosen.use.object
        : 'attack' in chosen
          ? view.acting
          : null;
  return view.outlooks.find((outlook) => outlook.who === who) ?? null;
}

/** Distance and sight of every zone, by name, while a target is chosen for a spell or an ability. */
export function sightsOf(view: MageWarsView, { prefix, example }: Look): Map<string, SightView> {
  if (!prefix.some(isSource)) return new Map();
  const outlook = outlookOf(view, example);
  return new Map((outlook?.zones ?? []).map((sight) => [sight.zone, sight]));
}

/** Where a step lies. Discarded cards and numbers lie nowhere. */
function zonesOfKey(view: MageWarsView, key: string): string[] {
  const at = key.indexOf(':');
  const [kind, rest] = [key.slice(0, at), key.slice(at + 1)];
  if (kind === 'zone') return [rest];
  if (kind === 'border') return rest.split('-');
  if (kind !== 'object') return [];
  return zoneOf(view, Number(rest))?.split('–') ?? [];
}

/** What to draw while somebody looks there, or nothing but what happens. */
export function drawingOf(view: MageWarsView, look: Look): Drawing {
  const way = wayOf(view, look.considered);
  if (way) return drawWay(way);
  const aim = drawAim(view, look);
  return aim.pointers.length > 0 ? aim : drawNow(view);
}

function drawWay({ from, to, then, hindered_by, attacked_by }: Way): Drawing {
  const onward = then
    .filter((zone) => zone !== from)
    .map((zone): Pointer => ({ kind: 'onward', from: [to], to: [zone] }));
  return {
    pointers: [{ kind: 'move', from: [from], to: [to] }, ...onward],
    marked: attacked_by === null ? hindered_by : [...hindered_by, attacked_by],
  };
}

function drawAim(view: MageWarsView, look: Look): Drawing {
  const { considered, prefix, looked, example } = look;
  const choice = considered ?? (prefix.length > 0 ? example : null);
  const outlook = outlookOf(view, choice);
  if (!outlook) return nothing;
  const path = pathOf(choice);
  // Of a half chosen answer only what is chosen already and what is looked at.
  const steps = considered === null ? prefix : startsWith(path, prefix) ? path : [];
  const open = steps.map((key): [string, boolean] => [key, true]);
  const closed = considered === null && looked !== null ? [[looked, false] as const] : [];
  let from = [outlook.from];
  const drawing: Drawing = { pointers: [], marked: [] };
  for (const [key, legal] of [...open, ...closed]) {
    const to = zonesOfKey(view, key);
    if (to.length === 0) continue;
    const sight = outlook.zones.find(({ zone }) => to.length === 1 && zone === to[0]);
    const hiding = legal ? [] : (sight?.hidden_by ?? []);
    const blocked = hiding.length > 0 || sight?.walled_off === true;
    const kind = legal ? 'sight' : blocked ? 'blocked' : 'closed';
    drawing.marked.push(...hiding);
    if (!isSame(from, to)) drawing.pointers.push({ kind, from, to });
    // What is thrown from zone to zone goes on from there.
    if (legal) from = to;
  }
  return drawing;
}

function drawNow(view: MageWarsView): Drawing {
  const { attack, cast } = view;
  const here = (id: number | null): string[] =>
    id === null ? [] : (zoneOf(view, id)?.split('–') ?? []);
  const [from, to] = attack
    ? [here(attack.attacker), here(attack.defender)]
    : cast
      ? [here(cast.caster), cast.zone === null ? here(cast.target) : [cast.zone]]
      : [[], []];
  if (from.length === 0 || to.length === 0 || isSame(from, to)) return nothing;
  return { pointers: [{ kind: 'now', from, to }], marked: [] };
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((zone, at) => zone === other[at]);
}

/** What a move meets, in a few words and at length. */
export function wayNote(view: MageWarsView, choice: unknown): ReturnType<Note> {
  const way = wayOf(view, choice);
  if (!way) return null;
  const short: string[] = [];
  const long: string[] = [];
  if (way.attacked_by !== null) {
    const wall = objectName(view, way.attacked_by);
    short.push(words.t('page-way-attacked'));
    long.push(words.t('page-way-attacked-by', { wall }));
  }
  if (way.mana > 0) {
    short.push(words.t('page-for-mana', { mana: way.mana }));
    long.push(words.t('page-for-mana', { mana: way.mana }));
  }
  if (way.hindered_by.length > 0) {
    const names = new Set(way.hindered_by.map((id) => objectName(view, id)));
    short.push(words.t('page-way-hindered'));
    long.push(words.t('page-way-hindered-by', { who: [...names].join(', ') }));
  }
  if (short.length === 0) return null;
  const icon = way.attacked_by === null ? 'manacles' : 'brick-wall';
  return { text: short.join(' · '), spoken: long.join(', '), icon, own: false };
}
