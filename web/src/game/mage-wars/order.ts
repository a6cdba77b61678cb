import type { Choice } from '../../generated/mage-wars/Choice.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { Seat } from '../../generated/Seat.ts';
import { same } from '../same.ts';
import type { Entry } from '../steps.ts';
import { wayOf } from './aim.ts';
import { isSource } from './choices.ts';
import { forecastOf } from './forecast.ts';
import { controllerOf } from './arena.ts';

/** What an answer does, for its place among the others and its key. */
export type Verb =
  'activate' | 'attack' | 'cast' | 'use' | 'move' | 'guard' | 'reveal' | 'plan' | 'leave' | 'plain';

/** An answer with its place: who does what, and whether it is kept behind one more step. */
export interface Deed {
  entry: Entry;
  verb: Verb;
  /** Answers of one group share a key: an attack bar, a spell, the moves. */
  group: string;
  /** It would hurt our own or help an enemy: it is offered behind “More”. */
  rare: boolean;
}

export function verbOf(choice: unknown): Verb {
  const chosen = choice as Choice;
  if (chosen === 'ready') return 'plan';
  if (chosen === 'pass' || chosen === 'finish' || chosen === 'withdraw') return 'leave';
  if (chosen === 'guard') return 'guard';
  if (typeof chosen === 'string') return 'plain';
  if ('activate' in chosen) return 'activate';
  if ('attack' in chosen || 'counterstrike' in chosen) return 'attack';
  if ('cast' in chosen) return 'cast';
  if ('use' in chosen) return 'use';
  if ('move' in chosen || 'cross' in chosen || 'teleport' in chosen) return 'move';
  if ('reveal' in chosen) return 'reveal';
  if ('prepare' in chosen || 'put_back' in chosen) return 'plan';
  return 'plain';
}

/** The group an answer belongs to. */
export function groupOf({ option, path }: Entry): string {
  const verb = verbOf(option.choice);
  if (verb === 'move' || verb === 'guard' || verb === 'leave') return verb;
  const bar = path.find((key) => key.startsWith('bar:'));
  if (bar !== undefined) return bar;
  const [head] = path;
  if (head !== undefined && isSource(head)) return head;
  return JSON.stringify(option.choice);
}

/** The creature or other object an answer is aimed at. */
export function targetOf({ path }: Entry): number | null {
  for (const key of path) {
    const found = /^object:(\d+)$/.exec(key)?.[1];
    if (found !== undefined) return Number(found);
  }
  return null;
}

/** Whether an answer turns against ourselves: it harms a friend, helps somebody else, or wastes a card. */
export function isRare(view: MageWarsView, entry: Entry, friends: Seat[]): boolean {
  const verb = verbOf(entry.option.choice);
  const chosen = entry.option.choice as Choice;
  // Unpaid it is only destroyed.
  if (typeof chosen !== 'string' && 'reveal' in chosen) return !chosen.reveal.pay;
  if (verb !== 'attack' && verb !== 'cast' && verb !== 'use') return false;
  const controller = controllerOf(view, targetOf(entry));
  if (controller === undefined) return false;
  const friend = controller !== null && friends.includes(controller);
  if (verb === 'attack') return friend;
  const lean = view.leans.find(({ choice }) => same(choice, entry.option.choice))?.lean;
  return lean === 'harms' ? friend : lean === 'helps' && !friend;
}

const PLACE: Record<Verb, number> = {
  attack: 0,
  activate: 1,
  reveal: 1,
  plain: 1,
  cast: 2,
  use: 3,
  move: 4,
  guard: 5,
  plan: 6,
  leave: 7,
};

/** How far two zones are apart. */
export function distance(one: string, other: string): number {
  const at = (zone: string): [number, number] => [zone.charCodeAt(0), Number(zone.slice(1))];
  const [[a, b], [c, d]] = [at(one), at(other)];
  return Math.abs(a - c) + Math.abs(b - d);
}

/** Smaller is sooner, within a verb. */
function worth(view: MageWarsView, deed: Deed, friends: Seat[]): number {
  const { choice } = deed.entry.option;
  if (deed.verb === 'attack' || deed.verb === 'cast') {
    const odds = forecastOf(view, choice)?.odds;
    if (!odds) return 0;
    const target = targetOf(deed.entry);
    const mage = view.seats.some((seat) => seat.mage === target && odds.kills > 0);
    return -(mage ? 1e9 : 0) - odds.kills * 1e4 - odds.mean;
  }
  if (deed.verb === 'reveal') {
    const told = view.reveals.find(({ enchantment }) => targetOf(deed.entry) === enchantment);
    return told?.matters ? 0 : 1;
  }
  if (deed.verb === 'move') {
    const way = wayOf(view, choice);
    if (!way) return 0;
    const foes = view.objects.filter(
      (object) =>
        object.type === 'creature' &&
        object.is_mage &&
        object.controller !== null &&
        !friends.includes(object.controller),
    );
    const far = Math.min(
      ...foes.map((mage) => (mage.type === 'creature' ? distance(way.to, mage.zone) : 9)),
      9,
    );
    return far + (way.hindered_by.length > 0 ? 20 : 0) + (way.attacked_by === null ? 0 : 40);
  }
  return 0;
}

/** All answers in the order they are offered: enemies first, what hurts ourselves last. */
export function deedsOf(view: MageWarsView, entries: Entry[], friends: Seat[]): Deed[] {
  const deeds = entries.map((entry): Deed => ({
    entry,
    verb: verbOf(entry.option.choice),
    group: groupOf(entry),
    rare: isRare(view, entry, friends),
  }));
  const keyed = deeds.map((deed, at) => ({
    deed,
    key: [deed.rare ? 1 : 0, PLACE[deed.verb], worth(view, deed, friends), at],
  }));
  keyed.sort((a, b) => {
    for (const [at, one] of a.key.entries()) {
      const by = one - (b.key[at] ?? 0);
      if (by !== 0) return by;
    }
    return 0;
  });
  return keyed.map(({ deed }) => deed);
}
