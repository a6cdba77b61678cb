import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { Hex } from '../../generated/mage-knight/Hex.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { StoryKind } from '../../generated/mage-knight/StoryKind.ts';
import type { Motion } from '../playback/motion.ts';
import type { StoryLine } from '../story.ts';

/** How long a line is seen, in milliseconds: when we did it, and when others did. What is not named takes no time. */
const TIMES: Partial<Record<StoryKind, readonly [own: number, others: number]>> = {
  moved: [150, 340],
  withdrew: [300, 500],
  explored: [0, 200],
  'tile-revealed': [720, 860],
  'enemy-revealed': [320, 400],
  'ruin-revealed': [320, 400],
  'city-revealed': [600, 700],
  played: [0, 630],
  'played-strong': [0, 630],
  'played-sideways': [0, 500],
  'unit-activated': [0, 500],
  'skill-used': [0, 500],
  'tactic-taken': [0, 700],
  'tactic-used': [0, 500],
  'source-rolled': [300, 620],
  'combat-began': [670, 900],
  'enemy-summoned': [500, 600],
  'enemy-blocked': [360, 480],
  'block-failed': [360, 480],
  'enemy-defeated': [500, 700],
  'enemy-attacked': [360, 480],
  wounded: [410, 410],
  'unit-wounded': [410, 410],
  'unit-destroyed': [670, 670],
  'hand-lost': [670, 670],
  'combat-ended': [200, 300],
  'gained-fame': [300, 300],
  'level-reached': [500, 300],
  'site-conquered': [500, 700],
  'city-conquered': [700, 900],
  plundered: [400, 600],
  'interaction-began': [0, 500],
  recruited: [320, 570],
  bought: [320, 570],
  'reward-gained': [300, 400],
  'dummy-turned': [900, 900],
  'dummy-announced': [900, 900],
  'round-end-announced': [700, 900],
  'round-began': [1200, 1200],
  'turn-began': [0, 500],
  'rest-declared': [0, 500],
  'duel-began': [600, 900],
  'duel-attacked': [600, 900],
  'duel-blocked': [600, 900],
  'joint-proposed': [0, 900],
  'joint-began': [800, 800],
  'last-turns': [900, 900],
};

/** The view with one hero changed. */
function withHero(
  view: MageKnightView,
  seat: number | undefined,
  change: (hero: HeroView) => Partial<HeroView>,
): MageKnightView {
  const heroes = view.heroes.map((hero) =>
    hero.seat === seat ? { ...hero, ...change(hero) } : hero,
  );
  return { ...view, heroes };
}

/** What a line changes on the board before the answer's own view comes: where heroes stand, and what they have won. */
function fold(view: unknown, line: StoryLine): unknown {
  const game = view as MageKnightView;
  const seat = line.who?.seat;
  const to = line.to as { hex?: Hex } | null | undefined;
  const amounts = (line.amounts ?? {}) as Record<string, number | undefined>;
  switch (line.kind as StoryKind) {
    case 'moved':
    case 'withdrew': {
      const at = to?.hex;
      return at ? withHero(game, seat, () => ({ at })) : game;
    }
    case 'gained-fame':
      return withHero(game, seat, ({ fame }) => ({ fame: fame + (amounts.fame ?? 0) }));
    case 'reputation-changed':
      return withHero(game, seat, ({ reputation }) => ({
        reputation: reputation + (amounts.reputation ?? 0),
      }));
    default:
      return game;
  }
}

export const motion: Motion = {
  time: ({ kind }, own) => TIMES[kind as StoryKind]?.[own ? 0 : 1] ?? 0,
  fold,
};
