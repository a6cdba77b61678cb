import type { StoryKind } from '../../generated/mage-wars/StoryKind.ts';
import type { Motion } from '../playback/motion.ts';
import { fold } from './fold.ts';
import { changesOf } from './recap.ts';

/** How long a line is seen, in milliseconds: when we did it, and when others did. What is not named takes no time. */
const TIMES: Partial<Record<StoryKind, readonly [own: number, others: number]>> = {
  'initiative-rolled': [620, 620],
  'round-began': [900, 900],
  moved: [460, 640],
  pushed: [460, 640],
  teleported: [460, 640],
  guarding: [300, 420],
  'attack-declared': [560, 560],
  'counterstrike-declared': [560, 560],
  'zone-attack-declared': [560, 560],
  missed: [900, 900],
  'not-missed': [620, 620],
  avoided: [1000, 1000],
  'not-avoided': [740, 740],
  'dice-rolled': [900, 900],
  // The number stands at the piece; of others' attacks the sum is read in the same time.
  hit: [900, 1400],
  destroyed: [440, 440],
  obliterated: [440, 440],
  'laid-in-wait': [440, 440],
  'mage-destroyed': [900, 900],
  healed: [300, 300],
  'marker-placed': [320, 320],
  'burn-rolled': [620, 620],
  'spell-declared': [580, 580],
  'ability-declared': [420, 420],
  'spell-countered': [680, 680],
  arrived: [300, 420],
  attached: [300, 300],
  revealed: [680, 680],
  'effect-rolled': [620, 620],
  'vtar-gained': [420, 420],
  'orb-handed': [700, 900],
  'vtorrak-activated': [1200, 1200],
};

/** What must be seen, though it comes without any of these: damage of poison and decay, mana that is lost. */
const SEEN: ReadonlySet<string> = new Set<StoryKind>([
  'damaged',
  'life-lost',
  'life-gained',
  'mana-lost',
]);
const LEAST = 620;

/** Where an attack ends, one way or another. */
const ENDS: ReadonlySet<string> = new Set<StoryKind>(['hit', 'avoided', 'missed']);

/** Times depend on kinds alone: what lies hidden, and how long somebody thought, changes nothing. */
export const motion: Motion = {
  beats: true,
  time: ({ kind }, own) => TIMES[kind as StoryKind]?.[own ? 0 : 1] ?? 0,
  least: (action) => (action.some(({ kind }) => SEEN.has(kind)) ? LEAST : 0),
  // Whatever else waits: the number of an attack is seen.
  unhurried: ({ kind }) => ENDS.has(kind),
  stays: (action, own) => own && action.some(({ kind }) => ENDS.has(kind)),
  fold,
  changes: changesOf,
};
