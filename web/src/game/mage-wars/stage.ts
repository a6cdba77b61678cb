import type { AttackStep } from '../../generated/mage-wars/AttackStep.ts';
import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import type { OddsView } from '../../generated/mage-wars/OddsView.ts';
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
  counterstrike: boolean;
  /** Steps something happened in. */
  reached: AttackStep[];
  now: AttackStep;
  /** Dice with their sources, armor and chances, as they were before the dice fell. */
  odds: OddsView | null;
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
  'zone-attack-declared',
]);

/** What begins something else: the attack before it is over. */
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
    card: face && typeof face === 'object' && 'card' in face ? face.card : null,
    seat: piece?.seat ?? null,
  };
}

function rollOf({ dice }: MageWarsLine): number {
  const die = dice?.find((one) => one.die === 'effect');
  return die?.die === 'effect' ? die.roll : 0;
}

/** What was to be expected, as the line says. */
export function oddsOf(line: StoryLine): OddsView | null {
  for (const { face } of (line as MageWarsLine).what ?? [])
    if (face && typeof face === 'object' && 'odds' in face) return face.odds;
  return null;
}

/** An attack as it begins: with its declaration, or with the dice an effect throws without one. */
function begun(line: MageWarsLine): Stage {
  const cause = line.cause?.face;
  const declared = DECLARED.has(line.kind);
  const against = line.kind === 'zone-attack-declared' ? undefined : line.what?.[0];
  return {
    attacker: partyOf(line.who),
    defender: partyOf(against),
    bar: cause && typeof cause === 'object' && 'attack' in cause ? cause.attack : null,
    counterstrike: line.kind === 'counterstrike-declared',
    reached: declared ? ['declare-attack'] : [],
    now: 'declare-attack',
    odds: oddsOf(line),
    checks: [],
    throws: [],
    more: [],
    slain: false,
    damage: null,
  };
}

function reach(stage: Stage, step: AttackStep): void {
  if (!stage.reached.includes(step)) stage.reached.push(step);
  stage.now = step;
}

/** The same attack on the next of several: what was rolled for all of them stays. */
function turnTo(stage: Stage, defender: Party): void {
  const before = stage.defender.object;
  stage.defender = defender;
  if (before === null || before === defender.object) return;
  stage.checks = stage.checks.filter(({ by }) => by === null);
  stage.throws = [];
  stage.more = [];
  stage.slain = false;
  stage.damage = null;
  stage.reached = stage.reached.filter(
    (step) => STEPS.indexOf(step) < STEPS.indexOf('avoid-attack'),
  );
}

/** What a line adds to the attack it belongs to. */
function tell(stage: Stage, line: MageWarsLine): void {
  const { kind, text } = line;
  switch (kind) {
    case 'mana-spent':
      if (stage.throws.length === 0) reach(stage, 'pay-costs');
      break;
    case 'missed':
    case 'not-missed':
      reach(stage, 'roll-to-miss');
      stage.checks.push({ by: null, roll: rollOf(line), needed: null, stopped: kind === 'missed' });
      break;
    case 'avoided':
    case 'not-avoided':
      turnTo(stage, partyOf(line.who));
      reach(stage, 'avoid-attack');
      stage.checks.push({
        by: partyOf(line.cause).card,
        roll: rollOf(line),
        needed: line.amounts?.needed ?? null,
        stopped: kind === 'avoided',
      });
      break;
    case 'dice-rolled':
      if (line.what?.[0]?.object !== undefined) turnTo(stage, partyOf(line.what[0]));
      reach(stage, stage.throws.some(({ hit }) => hit) ? 'additional-strikes' : 'roll-dice');
      stage.odds = oddsOf(line) ?? stage.odds;
      stage.throws.push({ dice: line.dice ?? [], hit: null });
      break;
    case 'hit': {
      reach(stage, 'damage-and-effects');
      const rolled = stage.throws.at(-1);
      const hit = hitOf(line);
      if (rolled) rolled.hit = hit;
      stage.damage = (stage.damage ?? 0) + hit.damage;
      break;
    }
    case 'destroyed':
    case 'mage-destroyed':
    case 'returned':
    case 'obliterated':
      if (partyOf(line.who).object === stage.defender.object) stage.slain = true;
      if (text) stage.more.push(text);
      break;
    case 'intercepted':
      stage.defender = partyOf(line.who);
      if (text) stage.more.push(text);
      break;
    case 'marker-placed':
    case 'attack-canceled':
    case 'pushed':
    case 'healed':
    case 'revealed':
      if (text) stage.more.push(text);
      break;
    default:
      break;
  }
}

/** The attack the story told last, unless something else has begun since. */
export function stageOf(story: StoryLine[]): Stage | null {
  const lines = story as MageWarsLine[];
  const from = lines.findLastIndex(({ kind }) => DECLARED.has(kind) || OTHERS.has(kind));
  let stage: Stage | null = null;
  for (const line of lines.slice(Math.max(0, from))) {
    if (OTHERS.has(line.kind)) continue;
    if (DECLARED.has(line.kind)) stage = begun(line);
    else {
      // What an effect throws at somebody is an attack without a declaration.
      if (line.kind === 'dice-rolled' && line.what?.[0]?.object !== undefined)
        stage ??= begun(line);
      if (stage) tell(stage, line);
    }
  }
  return stage;
}

/** The chance of at least this much damage, in thousandths, as it was before the dice fell. */
export function atLeast({ damage }: OddsView, came: number): number {
  return damage.slice(came).reduce((sum, chance) => sum + chance, 0);
}
