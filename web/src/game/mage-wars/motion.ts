import type { StoryKind } from '../../generated/mage-wars/StoryKind.ts';
import type { Motion } from '../playback/motion.ts';

/** How long a line is seen, in milliseconds: when we did it, and when others did. What is not named takes no time. */
const TIMES: Partial<Record<StoryKind, readonly [own: number, others: number]>> = {
  'initiative-rolled': [620, 620],
  'round-began': [700, 700],
  moved: [380, 640],
  pushed: [380, 640],
  teleported: [380, 640],
  guarding: [160, 420],
  'attack-declared': [320, 320],
  'counterstrike-declared': [320, 320],
  'zone-attack-declared': [320, 320],
  missed: [740, 740],
  avoided: [740, 740],
  'not-avoided': [620, 620],
  'dice-rolled': [860, 860],
  hit: [560, 860],
  destroyed: [440, 440],
  'mage-destroyed': [900, 900],
  damaged: [300, 320],
  healed: [300, 300],
  'marker-placed': [160, 320],
  'burn-rolled': [320, 320],
  'spell-declared': [160, 580],
  'ability-declared': [160, 420],
  'spell-countered': [480, 680],
  arrived: [160, 420],
  attached: [160, 300],
  revealed: [480, 680],
  'effect-rolled': [320, 320],
};

export const motion: Motion = {
  time: ({ kind }, own) => TIMES[kind as StoryKind]?.[own ? 0 : 1] ?? 0,
};
