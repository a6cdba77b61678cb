import type { CardInfo } from '../generated/CardInfo.ts';

export type Game = 'mage-wars' | 'mage-knight';

/** What entries are about, in the order they are shown. */
export const TOPICS = [
  'trait',
  'attack-trait',
  'condition',
  'damage-type',
  'school',
  'spell-type',
  'game-term',
] as const;

/** Kinds of things with a name in Mage Knight, in the order they are shown. */
export const KINDS = [
  'card',
  'unit',
  'skill',
  'tactic',
  'enemy',
  'ability',
  'site',
  'city',
  'ruin',
  'scenario',
  'variant',
] as const;

/** Where the codex of a game is. */
export function home(game: Game): string {
  return game === 'mage-knight' ? '/codex/mage-knight' : '/codex';
}

/** Where a thing of Mage Knight is explained, by its id in the list of cards. */
export function thingAddress(id: string): string {
  return `/codex/mage-knight/${id}`;
}

/** The game an address of the codex is about, and the thing of Mage Knight it names. */
export function readAddress(at: string): { game: Game; thing: string | null } {
  if (isRule(at)) return { game: gameOf(at), thing: null };
  const [game, thing] = at.split('/');
  if (game !== 'mage-knight') return { game: 'mage-wars', thing: null };
  return { game, thing: thing ?? null };
}

/** Whether every word stands somewhere in what is said about a thing, in its English name or its id. */
export function isAbout(thing: CardInfo, words: string): boolean {
  const said = [thing.id, thing.name, thing.english ?? '', thing.summary ?? '', ...thing.text]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** Whether these words are the id of a rule, such as `MW-GUARD-03`. */
export function isRule(words: string): boolean {
  return /^M[WK](-[A-Z0-9]+)*-[0-9]+[A-Z]?$/i.test(words);
}

/** The game a rule belongs to. */
export function gameOf(rule: string): Game {
  return rule.toUpperCase().startsWith('MK-') ? 'mage-knight' : 'mage-wars';
}
