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

/** Whether these words are the id of a rule, such as `MW-GUARD-03`. */
export function isRule(words: string): boolean {
  return /^M[WK](-[A-Z0-9]+)*-[0-9]+[A-Z]?$/i.test(words);
}

/** The game a rule belongs to. */
export function gameOf(rule: string): Game {
  return rule.toUpperCase().startsWith('MK-') ? 'mage-knight' : 'mage-wars';
}
