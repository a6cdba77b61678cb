import type { StoryDie } from '../../generated/mage-wars/StoryDie.ts';
import type { StoryKind } from '../../generated/mage-wars/StoryKind.ts';
import { words } from '../../words/words.svelte.ts';
import type { StoryLine } from '../story.ts';
import type { Glyph, Telling } from '../telling.ts';

const kindOf = ({ kind }: StoryLine): StoryKind => kind as StoryKind;

/** What always begins a turn of its own. */
const TURNS = new Set<StoryKind>(['activated', 'turn-passed', 'phase-began', 'game-over']);
/** What begins one unless it happens in the turn of a creature. */
const DEEDS = new Set<StoryKind>(['spell-declared', 'ability-declared', 'revealed', 'burn-rolled']);
const QUIET = new Set<StoryKind>([
  'phase-began',
  'activated',
  'spells-planned',
  'mana-gained',
  'mana-spent',
  'guard-removed',
  'not-missed',
  'roused',
  'token-placed',
  'tokens-removed',
]);
const ROLLS = new Set<StoryKind>(['dice-rolled']);
const WEIGHTY = new Set<StoryKind>([
  'hit',
  'damaged',
  'life-lost',
  'destroyed',
  'obliterated',
  'mage-destroyed',
  'orb-handed',
  'vtorrak-activated',
  'game-over',
]);

function glyph(die: unknown): Glyph {
  const rolled = die as StoryDie;
  if (rolled.die === 'effect')
    return {
      text: String(rolled.roll),
      look: 'effect',
      name: words.t('page-die-effect', { roll: rolled.roll }),
    };
  if (rolled.damage === 0) return { text: '–', look: 'blank', name: words.t('page-die-blank') };
  return {
    text: String(rolled.damage),
    look: rolled.critical ? 'critical' : 'plain',
    name: words.t(rolled.critical ? 'page-die-critical' : 'page-die-normal', {
      damage: rolled.damage,
    }),
  };
}

/** The story of Mage Wars: a paragraph for each creature that acts, each spell between, each phase that changes something. */
export const telling: Telling = {
  isChapter: (line) => kindOf(line) === 'round-began',
  opens: (line, before) =>
    TURNS.has(kindOf(line)) || (DEEDS.has(kindOf(line)) && kindOf(before) !== 'activated'),
  isQuiet: (line) => QUIET.has(kindOf(line)),
  isRoll: (line) => ROLLS.has(kindOf(line)),
  isWeighty: (line) => WEIGHTY.has(kindOf(line)),
  glyph,
};
