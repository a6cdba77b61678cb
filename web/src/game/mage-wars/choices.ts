import type { Aim } from '../../generated/mage-wars/Aim.ts';
import type { Choice } from '../../generated/mage-wars/Choice.ts';
import type { Spell } from '../../generated/mage-wars/Spell.ts';
import type { UpkeepKind } from '../../generated/mage-wars/UpkeepKind.ts';

/** Keys of what lies on the board. */
export const spot = {
  object: (id: number): string => `object:${id}`,
  zone: (zone: string): string => `zone:${zone}`,
  border: (border: string): string => `border:${border}`,
  discarded: (card: string): string => `discarded:${card}`,
  discardedOf: (seat: number, card: string): string => `discarded-of:${seat}:${card}`,
};

/** The last step of a spell or ability that is aimed at nothing. */
export const GO = 'go';

/** The end of planning has a button of its own. */
const READY = 'ready';

/** The key of a spell with its caster, or of an ability. */
export function castKey(caster: number, spell: Spell): string {
  if ('card' in spell) return `cast:${caster}:card:${spell.card}`;
  if ('bound' in spell) return `cast:${caster}:bound:${spell.bound}`;
  return `cast:${caster}:ability:${spell.ability.object}:${spell.ability.at}`;
}

/** Whether a key is a spell or an ability, whose targets come next. */
export function isSource(key: string): boolean {
  return key.startsWith('cast:') || key.startsWith('use:');
}

/** The object whose card a source is printed on, where it lies in play. */
export function objectOfSource(key: string): number | null {
  const found = /^(?:cast:\d+:(?:bound|ability)|use):(\d+)/.exec(key);
  return found ? Number(found[1]) : null;
}

function aimed(on: Aim): string[] {
  if (on === 'nothing') return [];
  if ('zone' in on) return [spot.zone(on.zone)];
  if ('border' in on) return [spot.border(on.border)];
  if ('object' in on) return [spot.object(on.object)];
  if ('object_and_zone' in on) {
    const [object, zone] = on.object_and_zone;
    return [spot.object(object), spot.zone(zone)];
  }
  if ('two' in on) return on.two.map(spot.object);
  if ('discarded_of' in on) return [spot.discardedOf(...on.discarded_of)];
  return [spot.discarded(on.discarded)];
}

/** A source is never the last step: one sees what it would do first. */
function from(source: string, steps: string[]): string[] {
  return [source, ...(steps.length > 0 ? steps : [GO])];
}

function upkeepKey(kind: UpkeepKind): string {
  return typeof kind === 'string' ? kind : Object.entries(kind).join(':');
}

/** The steps that lead to an answer of Mage Wars. Buttons have none. */
export function pathOf(choice: unknown): string[] {
  const chosen = choice as Choice;
  if (chosen === 'ready') return [READY];
  if (typeof chosen === 'string') return [];
  if ('cast' in chosen) {
    const { caster, spell, on } = chosen.cast;
    return from(castKey(caster, spell), aimed(on));
  }
  if ('use' in chosen) {
    const { object, ability, on, number } = chosen.use;
    const steps = aimed(on);
    return from(`use:${object}:${ability}`, number > 0 ? [...steps, `number:${number}`] : steps);
  }
  if ('attack' in chosen) {
    const { object, bar, target } = chosen.attack;
    return [spot.object(target), `bar:${object}:${bar}`];
  }
  if ('attack_zone' in chosen) {
    const { object, bar, zone } = chosen.attack_zone;
    return [spot.zone(zone), `bar:${object}:${bar}`];
  }
  if ('reveal' in chosen)
    return [spot.object(chosen.reveal.enchantment), `pay:${chosen.reveal.pay}`];
  if ('upkeep' in chosen)
    return [spot.object(chosen.upkeep.object), `upkeep:${upkeepKey(chosen.upkeep.kind)}`];
  if ('order' in chosen)
    return [spot.object(chosen.order.object), `ability:${chosen.order.ability}`];
  if ('activate' in chosen) return [spot.object(chosen.activate)];
  if ('pick' in chosen) return [spot.object(chosen.pick)];
  if ('sweep' in chosen) return [spot.object(chosen.sweep)];
  if ('move' in chosen) return [spot.zone(chosen.move), 'move'];
  if ('teleport' in chosen) return [spot.zone(chosen.teleport), 'teleport'];
  if ('cross' in chosen) return [spot.zone(chosen.cross), 'cross'];
  if ('push' in chosen) return [spot.zone(chosen.push)];
  if ('zone' in chosen) return [spot.zone(chosen.zone)];
  if ('border' in chosen) return [spot.border(chosen.border)];
  if ('prepare' in chosen)
    return [`prepare:${chosen.prepare.card}`, `caster:${chosen.prepare.caster}`];
  if ('put_back' in chosen) return [`back:${chosen.put_back.card}`];
  if ('bind' in chosen) return [`bind:${chosen.bind}`];
  return [];
}

/** The card a source or a step shows, if its key names one. */
export function cardOfKey(key: string): string | null {
  return /^(?:cast:\d+:card|prepare|bind|discarded|discarded-of:\d+):(.+)$/.exec(key)?.[1] ?? null;
}

/** The spells that can be prepared now: by card, for which casters, with the answer. */
export function preparable(
  options: { choice: unknown }[],
): Map<string, { caster: number; choice: unknown }[]> {
  const found = new Map<string, { caster: number; choice: unknown }[]>();
  for (const { choice } of options) {
    const chosen = choice as Choice;
    if (typeof chosen === 'string' || !('prepare' in chosen)) continue;
    const { card, caster } = chosen.prepare;
    found.set(card, [...(found.get(card) ?? []), { caster, choice }]);
  }
  return found;
}

/** The answer that puts a prepared spell back. */
export function puttingBack<T extends { choice: unknown }>(
  options: T[],
  caster: number,
  card: string,
): T | undefined {
  return options.find(({ choice }) => {
    const chosen = choice as Choice;
    if (typeof chosen === 'string' || !('put_back' in chosen)) return false;
    return chosen.put_back.caster === caster && chosen.put_back.card === card;
  });
}

/** Whether spells are chosen now. */
export function isPlan(options: { choice: unknown }[]): boolean {
  return options.some(({ choice }) => choice === 'ready');
}

/** Steps drawn as cards: spells, abilities, and the spellbook. */
export function opens(key: string): boolean {
  return isSource(key) || key === READY || /^(?:prepare|back):/.test(key);
}

/** Whether an answer lets an opportunity go by. */
export function isPass(choice: unknown): boolean {
  return choice === 'pass';
}

/** Whether nothing is asked but to reveal something now or not. */
export function isRevealWindow(options: { choice: unknown }[]): boolean {
  return options.every(({ choice }) => {
    const chosen = choice as Choice;
    return chosen === 'pass' || (typeof chosen === 'object' && 'reveal' in chosen);
  });
}
