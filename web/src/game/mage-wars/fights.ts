import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import type { StoryAmount } from '../../generated/mage-wars/StoryAmount.ts';
import type { StoryDie } from '../../generated/mage-wars/StoryDie.ts';
import type { StoryKind } from '../../generated/mage-wars/StoryKind.ts';
import type { Message } from '../../generated/Message.ts';
import type { StoryLine } from '../story.ts';

/** A throw of the attack dice and what came of it. */
export interface Throw {
  dice: StoryDie[];
  hit: Hit | null;
}

/** How the damage of a hit came about. */
export type Hit = Record<
  Extract<StoryAmount, 'normal' | 'critical' | 'armor' | 'piercing' | 'damage'>,
  number
>;

/** An attack as the story tells it. */
export interface Fight {
  /** Which line of the story it begins with, and its sentence. */
  at: number;
  text: Message;
  throws: Throw[];
  /** What else happened: misses, Defenses, conditions. */
  more: Message[];
}

const DECLARED: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'attack-declared',
  'counterstrike-declared',
  'zone-attack-declared',
]);
const BESIDE: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'missed',
  'not-missed',
  'avoided',
  'not-avoided',
  'attack-canceled',
  'intercepted',
  'marker-placed',
  'destroyed',
  'returned',
  'obliterated',
  'mage-destroyed',
]);
/** What ends the telling of a fight. */
const OVER: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'activated',
  'round-began',
  'turn-passed',
]);

/** The newest fights of this round, the oldest first. */
export function fightsOf(story: StoryLine[], most = 2): Fight[] {
  const lines = story as MageWarsLine[];
  const begin = lines.findLastIndex(({ kind }) => kind === 'round-began');
  const fights: Fight[] = [];
  let current: Fight | null = null;
  for (const [at, line] of lines.entries()) {
    if (at < begin) continue;
    const { kind, text } = line;
    if (DECLARED.has(kind) && text) {
      current = { at, text, throws: [], more: [] };
      fights.push(current);
    } else if (OVER.has(kind) || (kind === 'phase-began' && text)) current = null;
    if (!current) continue;
    if (kind === 'dice-rolled') current.throws.push({ dice: line.dice ?? [], hit: null });
    else if (kind === 'hit') {
      const rolled = current.throws.at(-1);
      if (rolled) rolled.hit = hitOf(line);
    } else if (BESIDE.has(kind) && text) current.more.push(text);
  }
  return fights.slice(-most);
}

export function hitOf({ amounts }: MageWarsLine): Hit {
  return {
    normal: amounts?.normal ?? 0,
    critical: amounts?.critical ?? 0,
    armor: amounts?.armor ?? 0,
    piercing: amounts?.piercing ?? 0,
    damage: amounts?.damage ?? 0,
  };
}
