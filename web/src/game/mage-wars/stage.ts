import type { AttackStep } from '../../generated/mage-wars/AttackStep.ts';
import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import type { StoryDie } from '../../generated/mage-wars/StoryDie.ts';
import type { StoryKind } from '../../generated/mage-wars/StoryKind.ts';
import type { Message } from '../../generated/Message.ts';
import type { StoryLine } from '../story.ts';
import { hitOf, type Hit } from './fights.ts';

/** The ten steps of an attack, in their order. */
export const STEPS: AttackStep[] = [
  'declare-attack',
  'pay-costs',
  'roll-to-miss',
  'avoid-attack',
  'roll-dice',
  'damage-and-effects',
  'additional-strikes',
  'damage-barrier',
  'counterstrike',
  'attack-ends',
];

/** Somebody who takes part in an attack, as the story names them. */
export interface Party {
  object: number | null;
  card: string | null;
  seat: number | null;
}

/** A roll of the twelve-sided die before the dice: to miss, or of a Defense. */
export interface Check {
  by: string | null;
  roll: number;
  needed: number | null;
  stopped: boolean;
}

/** One attack as far as it was told: what the stage and the receipt show. */
export interface Stage {
  attacker: Party;
  defender: Party;
  /** The attack bar, and the card it is printed on. */
  bar: { attack: string; card: string } | null;
  /** Steps something happened in. */
  reached: AttackStep[];
  now: AttackStep;
  checks: Check[];
  throws: { dice: StoryDie[]; hit: Hit | null }[];
  /** Conditions that came of it, and what was destroyed. */
  more: Message[];
  slain: boolean;
  damage: number | null;
}

const DECLARED: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'attack-declared',
  'counterstrike-declared',
]);

/** What belongs to an attack after its declaration; anything else that begins an action ends the telling. */
const OTHERS: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'activated',
  'round-began',
  'phase-began',
  'turn-passed',
  'moved',
  'guarding',
  'spell-declared',
  'ability-declared',
  'burn-rolled',
  'game-over',
]);

function partyOf(piece: MageWarsLine['who']): Party {
  const face = piece?.face;
  return {
    object: piece?.object ?? null,
    card: face && 'card' in face ? face.card : null,
    seat: piece?.seat ?? null,
  };
}

function rollOf({ dice }: MageWarsLine): number {
  const die = dice?.find((one) => one.die === 'effect');
  return die?.die === 'effect' ? die.roll : 0;
}

/** The attack the story told last, unless something else has begun since. */
export function stageOf(story: StoryLine[]): Stage | null {
  const lines = story as MageWarsLine[];
  const begin = lines.findLastIndex(({ kind }) => DECLARED.has(kind));
  const first = lines[begin];
  if (!first) return null;
  const cause = first.cause?.face;
  const stage: Stage = {
    attacker: partyOf(first.who),
    defender: partyOf(first.what?.[0]),
    bar: cause && 'attack' in cause ? cause.attack : null,
    reached: ['declare-attack'],
    now: 'declare-attack',
    checks: [],
    throws: [],
    more: [],
    slain: false,
    damage: null,
  };
  const reach = (step: AttackStep): void => {
    if (!stage.reached.includes(step)) stage.reached.push(step);
    stage.now = step;
  };
  for (const line of lines.slice(begin + 1)) {
    const { kind, text } = line;
    if (OTHERS.has(kind)) return null;
    if (kind === 'mana-spent' && stage.throws.length === 0) reach('pay-costs');
    else if (kind === 'missed' || kind === 'not-missed') {
      reach('roll-to-miss');
      stage.checks.push({ by: null, roll: rollOf(line), needed: null, stopped: kind === 'missed' });
    } else if (kind === 'avoided' || kind === 'not-avoided') {
      reach('avoid-attack');
      stage.checks.push({
        by: partyOf(line.cause).card,
        roll: rollOf(line),
        needed: line.amounts?.needed ?? null,
        stopped: kind === 'avoided',
      });
    } else if (kind === 'dice-rolled') {
      reach(stage.throws.some(({ hit }) => hit) ? 'additional-strikes' : 'roll-dice');
      stage.throws.push({ dice: line.dice ?? [], hit: null });
    } else if (kind === 'hit') {
      reach('damage-and-effects');
      const rolled = stage.throws.at(-1);
      const hit = hitOf(line);
      if (rolled) rolled.hit = hit;
      stage.damage = (stage.damage ?? 0) + hit.damage;
    } else if (kind === 'destroyed' || kind === 'mage-destroyed' || kind === 'returned') {
      if (partyOf(line.who).object === stage.defender.object) stage.slain = true;
      if (text) stage.more.push(text);
    } else if ((kind === 'marker-placed' || kind === 'attack-canceled') && text)
      stage.more.push(text);
  }
  return stage;
}
