import type { Figure } from '../../generated/mage-wars/Figure.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { Part } from '../../generated/mage-wars/Part.ts';
import { words } from '../../words/words.svelte.ts';
import { zoneOf } from './arena.ts';
import { cardName } from './cards.svelte.ts';
import { cardOfKey } from './choices.ts';

/** The card an object shows to us. */
export function cardOf(view: MageWarsView, id: number): string | null {
  const object = view.objects.find((other) => other.id === id);
  return object && object.type !== 'hidden' ? object.card : null;
}

export function objectName(view: MageWarsView, id: number): string {
  const card = cardOf(view, id);
  if (card !== null) return cardName(card);
  const known = view.objects.some((object) => object.id === id);
  return words.t(known ? 'page-hidden-enchantment' : 'page-thing-gone');
}

/** A step in words: a creature with its zone, a zone, a border, a card. */
export function keyName(key: string, shown: unknown): string {
  const view = shown as MageWarsView;
  const [kind, rest = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  const card = cardOfKey(key);
  if (card !== null) return cardName(card);
  switch (kind) {
    case 'object': {
      const zone = zoneOf(view, Number(rest));
      const name = objectName(view, Number(rest));
      return zone === null ? name : words.t('page-thing-in', { name, zone });
    }
    case 'zone':
      return words.t('page-zone', { zone: rest });
    case 'border':
      return words.t('page-border', { border: rest.replace('-', '–') });
    case 'caster':
      return objectName(view, Number(rest));
    case 'number':
      return words.t('page-for-mana', { mana: Number(rest) });
    case 'use':
      return objectName(view, Number(rest.split(':')[0]));
    case 'cast':
      return objectName(view, Number(rest.split(':')[2]));
    default:
      return key;
  }
}

/** Where the object of a step lies. */
export function placeOf(key: string, shown: unknown): string | null {
  const object = /^object:(\d+)$/.exec(key)?.[1];
  return object === undefined ? null : zoneOf(shown as MageWarsView, Number(object));
}

/** The parts of a figure with their sources. A value as it is printed needs no reason. */
export function partsOf(view: MageWarsView, figure: Figure): string[] {
  const changed = figure.parts.some(
    ({ from, marker, token, card }) => from !== null || marker !== null || card !== null || token,
  );
  if (!changed) return [];
  return figure.parts
    .filter(({ amount }) => amount !== 0)
    .map((part) => {
      const sign = part.amount < 0 ? '−' : '+';
      return `${sign}${Math.abs(part.amount)} ${partName(view, part)}`;
    });
}

/** Where a part of a figure comes from. */
function partName(view: MageWarsView, part: Part): string {
  if (part.card !== null) return cardName(part.card);
  if (part.marker !== null) return words.t(`marker-${part.marker}`);
  if (part.token !== null) return words.t(`page-token-${part.token}`);
  return part.from === null ? words.t('page-printed') : objectName(view, part.from);
}
