const REMEMBERED = 'grimoire.hints';

let off = $state(localStorage.getItem(REMEMBERED) === 'off');

/** Hints for a first game: there until somebody has played a round or wants none. */
export const hints = {
  get on(): boolean {
    return !off;
  },

  stop(): void {
    off = true;
    localStorage.setItem(REMEMBERED, 'off');
  },

  begin(): void {
    off = false;
    localStorage.removeItem(REMEMBERED);
  },
};

/** Hints in the order they come up; each is a message `hint-…`. */
export const HINTS = [
  'initiative',
  'plan',
  'plan-second',
  'plan-ready',
  'quickcast',
  'turn',
  'act',
  'target',
  'reveal',
  'wait',
  'done',
] as const;
export type Hint = (typeof HINTS)[number];

/** What a beginner of Mage Wars should hear now, from what is asked and shown. */
export function hintOf(now: {
  round: number;
  phase: string;
  question: string | null;
  /** Spells chosen while planning. */
  planned: number;
  /** A spell or creature is picked and its target is wanted. */
  aiming: boolean;
}): Hint | null {
  if (now.round > 1) return 'done';
  if (now.aiming) return 'target';
  switch (now.question) {
    case 'ask-initiative':
      return 'initiative';
    case 'ask-plan':
      return (['plan', 'plan-second'] as const)[now.planned] ?? 'plan-ready';
    case 'ask-quickcast':
    case 'ask-quickcast-final':
      return 'quickcast';
    case 'ask-turn':
      return 'turn';
    case 'ask-act':
      return 'act';
    case null:
      return 'wait';
    default:
      return now.question.startsWith('ask-reveal') ? 'reveal' : null;
  }
}
