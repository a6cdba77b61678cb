import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { StoryKind } from '../../generated/mage-wars/StoryKind.ts';
import type { StoryLine } from '../story.ts';
import { oddsOf } from './stage.ts';

/** A mage at the beginning: whose, and how much life. */
export interface Start {
  seat: number;
  object: number;
  card: string;
  life: number;
}

/** What one seat did in the whole game. */
export interface Deeds {
  seat: number;
  damage: number;
  kills: number;
  mana: number;
  /** Damage of the dice above what was to be expected of them, in tenths. */
  luck: number;
}

/** A moment that changed much: a mage hit hard, a creature lost, the end. */
export interface Moment {
  round: number;
  /** Where it stands in the story, and where the action ends. */
  at: number;
  end: number;
  /** How much it weighs. */
  weight: number;
  line: StoryLine;
}

export interface Summary {
  rounds: number;
  deeds: Deeds[];
  /** Life after each round, by mage in the order of `Start`; the first is the beginning. */
  curve: number[][];
  moments: Moment[];
}

const MOST = 4;
/** What an object that falls weighs, in points of a mage's life. */
const FALL = 4;

const kindOf = ({ kind }: StoryLine): StoryKind => kind as StoryKind;

export function startsOf(view: MageWarsView): Start[] {
  const mages = view.objects.filter(
    (object): object is Extract<typeof object, { type: 'creature' }> =>
      object.type === 'creature' && (object as CreatureView).is_mage,
  );
  return mages.flatMap(({ id, card, controller, life, damage }) =>
    controller === null ? [] : [{ seat: controller, object: id, card, life: life.value - damage }],
  );
}

/** Who did what, and how the mages' lives went, from the lines of the story alone. */
export function summaryOf(lines: StoryLine[], mages: Start[], seats: number[]): Summary {
  const deeds = seats.map((seat): Deeds => ({ seat, damage: 0, kills: 0, mana: 0, luck: 0 }));
  const of = (seat: number | undefined) => deeds.find((one) => one.seat === seat);
  const life = mages.map((mage) => mage.life);
  const curve = [[...life]];
  const moments: Moment[] = [];
  let round = 0;
  let begun = 0;
  /** What the dice that fell last were expected to bring. */
  let expected: number | null = null;
  /** Who hurt somebody last. */
  let culprit: number | undefined;
  const change = (line: StoryLine, by: number) => {
    const mage = mages.findIndex(({ object }) => object === line.who?.object);
    if (mage >= 0) life[mage] = Math.max(0, (life[mage] ?? 0) + by);
    return mage >= 0;
  };
  lines.forEach((line, at) => {
    if (line.begins) begun = at;
    const amounts = line.amounts ?? {};
    // What one action did is one moment.
    const note = (weight: number) => {
      const last = moments.at(-1);
      if (last?.at === begun) moments.pop();
      const before = last?.at === begun ? last.weight : 0;
      moments.push({ round, at: begun, end: at + 1, weight: Math.max(weight, before), line });
    };
    switch (kindOf(line)) {
      case 'round-began':
        if (round > 0) curve.push([...life]);
        round += 1;
        break;
      case 'dice-rolled':
        expected = oddsOf(line)?.mean ?? null;
        break;
      case 'hit': {
        const thrower = of(line.who?.seat);
        if (thrower && expected !== null) thrower.luck += 10 * (amounts.damage ?? 0) - expected;
        expected = null;
        break;
      }
      case 'damaged': {
        const damage = amounts.damage ?? 0;
        culprit = line.cause?.seat;
        const victim = line.who?.seat;
        const giver = of(culprit);
        if (giver && culprit !== victim) giver.damage += damage;
        if (change(line, -damage)) note(damage);
        break;
      }
      case 'healed':
        change(line, amounts.damage ?? 0);
        break;
      case 'life-gained':
        change(line, amounts.life ?? 0);
        break;
      case 'life-lost':
        change(line, -(amounts.life ?? 0));
        break;
      case 'mana-spent': {
        const spender = of(line.who?.seat);
        if (spender) spender.mana += amounts.mana ?? 0;
        break;
      }
      case 'obliterated':
      case 'destroyed': {
        const killer = of(culprit);
        if (killer && culprit !== line.who?.seat) {
          killer.kills += 1;
          note(FALL);
        }
        break;
      }
      case 'mage-destroyed':
        note(Number.MAX_SAFE_INTEGER);
        break;
      default:
        break;
    }
    if (line.begins) culprit = undefined;
  });
  curve.push([...life]);
  const best = moments.toSorted((one, other) => other.weight - one.weight).slice(0, MOST);
  return {
    rounds: round,
    deeds,
    curve,
    moments: best.toSorted((one, other) => one.at - other.at),
  };
}
