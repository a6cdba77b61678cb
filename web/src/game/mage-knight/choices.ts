import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { Hex } from '../../generated/mage-knight/Hex.ts';
import { words } from '../../words/words.svelte.ts';

/** The key of a space of the map. */
export function spaceKey({ q, r }: Hex): string {
  return `space:${q},${r}`;
}

/** The key of a card in hand. */
export function cardKey(card: string): string {
  return `card:${card}`;
}

/** The steps that lead to an answer of Mage Knight: a card and then what it is played for, or a space of the map. */
export function pathOf(choice: unknown): string[] {
  const chosen = choice as Choice;
  if (typeof chosen === 'string') return [];
  if ('play' in chosen) {
    const { card, way } = chosen.play;
    return [cardKey(card), `way:${typeof way === 'string' ? way : way.sideways}`];
  }
  if ('move' in chosen) return [spaceKey(chosen.move.to)];
  if ('space' in chosen) return [spaceKey(chosen.space.to)];
  return [];
}

/** Answers that are given without asking where nothing else can be answered. Whoever ends a turn says so. */
const FORCED = [
  'end-phase',
  'damage',
  'card',
  'pick',
  'pay',
  'color',
  'unit',
  'enemy',
  'skill',
  'claim',
  'die',
  'amount',
  'draw',
  'decline',
];

/** Whether an answer that is the only one is no choice. */
export function isForced(choice: unknown): boolean {
  const kind = typeof choice === 'string' ? choice : (Object.keys(choice as object)[0] ?? '');
  return FORCED.includes(kind);
}

/** Cards are drawn as a hand. */
export function opens(key: string): boolean {
  return key.startsWith('card:');
}

/** A step in words. */
export function keyName(key: string): string {
  const at = key.indexOf(':');
  const [kind, rest] = [key.slice(0, at), key.slice(at + 1)];
  if (kind === 'card') return words.name(`mk-card-${rest}`, rest);
  return kind === 'space' ? words.t('page-space-at', { at: rest.replace(',', ' / ') }) : rest;
}
