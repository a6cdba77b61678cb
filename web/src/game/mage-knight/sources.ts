import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { Element } from '../../generated/mage-knight/Element.ts';
import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { Reach } from '../../generated/mage-knight/Reach.ts';
import type { StoryFace } from '../../generated/mage-knight/StoryFace.ts';
import type { StoryLine } from '../story.ts';
import { words } from '../../words/words.svelte.ts';
import { cardFace, cardName, skillName, tacticName, unitName } from './faces.ts';

/** Points and what they came from. */
export interface SourceTerm {
  /** Nothing where points of another kind became these. */
  face: StoryFace | null;
  points: number;
  /** Of an attack. */
  reach: Reach | null;
  element: Element;
}

/** What a line says of points of an attack or a block, if it does. */
export function termOf({ kind, what, cause, amounts }: StoryLine): SourceTerm | null {
  if (kind !== 'gained-attack' && kind !== 'gained-block') return null;
  const shown = what?.[0]?.face as StoryFace | undefined;
  if (!shown || typeof shown === 'string') return null;
  const numbers = amounts as Record<string, number> | undefined;
  const face = (cause?.face ?? null) as StoryFace | null;
  if ('attack' in shown) return { face, points: numbers?.attack ?? 0, ...shown.attack };
  return 'block' in shown
    ? { face, points: numbers?.block ?? 0, reach: null, element: shown.block.element }
    : null;
}

/** Lines after which the points that were put together are gone. */
const SPENT = new Set([
  'combat-began',
  'phase-began',
  'struck',
  'enemy-blocked',
  'block-failed',
  'duel-began',
  'duel-attacked',
  'duel-blocked',
  'duel-passed',
]);

/** What the points held now came from, in the order they came. */
export function heldTerms(lines: StoryLine[]): SourceTerm[] {
  const since = lines.findLastIndex(({ kind }) => SPENT.has(kind));
  return lines.slice(since + 1).flatMap((line) => termOf(line) ?? []);
}

export function sourceName(face: StoryFace | null): string {
  if (face === null || typeof face === 'string') return words.t('page-mk-from-block');
  if ('card' in face) return cardName(face.card);
  if ('unit' in face) return unitName(face.unit);
  if ('skill' in face) return skillName(face.skill);
  return 'tactic' in face ? tacticName(face.tactic) : words.t('page-mk-from-block');
}

/** The colour of the card, gold for everything else. */
export function sourceColor(face: StoryFace | null): string {
  if (face === null || typeof face === 'string' || !('card' in face)) return 'gold';
  return cardFace(face.card)?.color ?? 'gold';
}

/** What an answer plays: a card, a Unit, a Skill. */
export function playFace(choice: Choice, me: HeroView | undefined): StoryFace | null {
  if (typeof choice === 'string') return null;
  if ('play' in choice) return { card: choice.play.card };
  if ('activate' in choice) {
    const unit = me?.units[choice.activate.unit];
    return unit ? { unit: unit.unit } : null;
  }
  return 'use-skill' in choice ? { skill: choice['use-skill'].skill } : null;
}

/** Several names as a list. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}
