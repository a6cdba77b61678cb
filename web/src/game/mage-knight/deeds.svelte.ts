import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import { same } from '../same.ts';
import { words } from '../../words/words.svelte.ts';
import { enemyName, reputationTrack, signed, WORST } from './faces.ts';
import { warningOf } from './spaces.ts';
import { kindOf, type Aim, type KnightTable } from './table.svelte.ts';

/** A button of the ask bar. */
export interface Deed {
  id: string;
  label: string;
  /** What it costs or brings. */
  note: string;
  primary: boolean;
  danger: boolean;
  /** Not possible now; the note says why. */
  closed: boolean;
  busy: boolean;
  run: () => void;
}

/** Answers that are drawn elsewhere: on the map, in the hand, with Units and Skills, in the offer, in the combat. */
const ELSEWHERE = new Set([
  'play',
  'activate',
  'use-skill',
  'use-banner',
  'use-tactic',
  'move',
  'explore',
  'discard',
  'heal-unit',
  'recruit',
  'buy-card',
  'damage',
  'block',
  'strike',
  'tactic',
]);

/** What a button says besides, by the answer. */
function noteOf(table: KnightTable, kind: string): string {
  const { game, me } = table;
  switch (kind) {
    case 'interact': {
      const by = me ? reputationTrack[me.reputation - WORST] : 0;
      return words.t('page-mk-note-interact', { by: signed(by ?? 0) });
    }
    case 'end-turn': {
      const left = game.turn?.move_points ?? 0;
      if (left > 0 && game.turn?.stage === 'movement')
        return words.t('page-mk-note-points-lost', { points: left });
      return me ? words.t('page-mk-note-draw', { cards: me.hand_limit }) : '';
    }
    case 'challenge':
    case 'enter-site':
    case 'burn':
      return words.t('page-mk-note-action');
    case 'rest':
      return words.t('page-mk-note-rest');
    case 'announce-end-of-round':
      return words.t('page-mk-note-announce');
    case 'plunder':
      return words.t('page-mk-note-plunder');
    case 'end-phase':
      return endPhaseNote(table);
    default:
      return '';
  }
}

/** What going on with the combat means: damage that gets through, enemies that stay. */
function endPhaseNote(table: KnightTable): string {
  const { combat } = table.game;
  if (combat?.phase === 'block') {
    const damage = combat.foes.reduce((sum, foe) => sum + (foe.attacks ? foe.deals : 0), 0);
    return words.t('page-mk-note-unblocked', { damage });
  }
  if (combat?.phase === 'attack') {
    const left = combat.foes.filter(({ defeated }) => !defeated).length;
    return left > 0 ? words.t('page-mk-note-undefeated', { left }) : '';
  }
  return words.t('page-mk-note-strike-nobody');
}

/** What comes after a phase of the combat, as a button says it. */
function endPhaseLabel(table: KnightTable): string | null {
  switch (table.game.combat?.phase) {
    case 'ranged-and-siege':
      return words.t('page-mk-to-the-block');
    case 'block':
      return words.t('page-mk-to-the-damage');
    case 'attack':
      return words.t('page-mk-end-fight');
    case 'damage':
    case undefined:
      return null;
  }
}

/** What the gold button does with what is chosen on the map. */
function goLabel(aim: Aim): string {
  if (aim.kind === 'place')
    return words.t(aim.way.path.length > 0 ? 'page-mk-go-reveal' : 'page-mk-reveal');
  const { assault, provokes, deals, path } = aim.there;
  if (assault) return words.t('page-mk-go-assault');
  if (provokes.length > 0) return words.t('page-mk-go-fight');
  return deals ? words.t('page-mk-go-deal') : words.t('page-mk-go', { spaces: path.length });
}

const DANGEROUS = new Set(['burn', 'plunder', 'announce-end-of-round', 'duel']);
/** What is done last: none of it is the gold button while there is something else to do. */
const LAST = ['rest', 'announce-end-of-round', 'end-turn', 'end-phase'];

export class Deeds {
  readonly #table: KnightTable;

  constructor(table: KnightTable) {
    this.#table = table;
  }

  #deed(option: OptionLine, over: Partial<Deed> = {}): Deed {
    const kind = kindOf(option.choice);
    return {
      id: JSON.stringify(option.choice),
      label: (kind === 'end-phase' ? endPhaseLabel(this.#table) : null) ?? words.say(option.label),
      note: noteOf(this.#table, kind),
      primary: false,
      danger: DANGEROUS.has(kind),
      closed: false,
      busy: this.#table.chooser.busy,
      run: () => this.#table.give(option.choice as Choice),
      ...over,
    };
  }

  /** The plan that is chosen on the map, as the gold button; only to go is the other one. */
  #going(): Deed[] {
    const table = this.#table;
    const { aim, points } = table;
    if (!aim) return [];
    const cost = table.costOf(aim);
    const short = cost - points;
    const busy = table.chooser.busy;
    const spends = words.t('page-mk-of-points', { cost, points });
    const plan: Deed = {
      id: 'go',
      label: goLabel(aim),
      note: short > 0 ? words.t('page-mk-short', { short, cost }) : spends,
      primary: short <= 0,
      danger: aim.kind === 'space' && warningOf(aim.there, table.game) !== null,
      closed: short > 0,
      busy,
      run: () => table.go(),
    };
    const more = aim.kind === 'place' ? aim.way.path.length > 0 : aim.there.deals;
    if (!more || short > 0) return [plan];
    const way =
      aim.kind === 'place'
        ? table.destinations.find(({ path }) => same(path, aim.way.path))?.cost
        : cost;
    return [
      plan,
      {
        ...plan,
        id: 'only-go',
        label: words.t('page-mk-only-go'),
        note: words.t('page-mk-of-points', { cost: way ?? cost, points }),
        primary: false,
        run: () => table.onlyGo(),
      },
    ];
  }

  /** The offer that is chosen in town. */
  #buying(): Deed[] {
    const table = this.#table;
    const option = table.picked === null ? undefined : table.option(table.picked as Choice);
    return option ? [this.#deed(option, { id: 'buy', primary: true })] : [];
  }

  /** What the combat proposes: the enemies that fall, the attack that is stopped. */
  #fighting(): Deed[] {
    const table = this.#table;
    const { combat } = table.game;
    if (!combat) return [];
    const strikes = table.of('strike');
    const wanted = table.targets === 0 ? null : table.targets;
    const bits = (option: OptionLine): number =>
      (option.choice as { strike: { enemies: number } }).strike.enemies;
    const count = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
    const best = wanted
      ? strikes.find((option) => bits(option) === wanted)
      : [...strikes].sort((one, other) => count(bits(other)) - count(bits(one)))[0];
    const deeds: Deed[] = [];
    if (best) {
      const sum = combat.strikes.find(({ enemies }) => enemies === bits(best));
      const fame = combat.foes.reduce(
        (all, foe, at) => all + (bits(best) & (1 << at) ? foe.fame : 0),
        0,
      );
      const names = combat.foes
        .filter((_, at) => bits(best) & (1 << at))
        .map((foe) => enemyName(foe.monster ?? foe.enemy));
      deeds.push(
        this.#deed(best, {
          id: 'strike',
          primary: true,
          label: words.t('page-mk-strike', {
            enemies: new Intl.ListFormat(words.language).format(names),
          }),
          note: words.t('page-mk-strike-note', {
            held: sum?.held ?? 0,
            needed: sum?.needed ?? 0,
            fame,
          }),
        }),
      );
    }
    for (const option of table.of('block')) {
      const { enemy } = (option.choice as { block: { enemy: number } }).block;
      const foe = combat.foes[enemy];
      if (!foe) continue;
      deeds.push(
        this.#deed(option, {
          primary: deeds.length === 0,
          note: words.t('page-mk-held', { held: foe.block_held, needed: foe.block_needed }),
        }),
      );
    }
    return deeds;
  }

  /** What damage is cheapest: the one with the fewest Wounds, and no Unit lost. */
  #damage(): Deed[] {
    const table = this.#table;
    const rated = (table.game.ahead?.damage ?? []).map((damage) => ({
      damage,
      worth:
        damage.wounds * 3 +
        damage.discarded * 2 +
        damage.hand_lost * 2 +
        (damage.destroyed ? 9 : 0) +
        damage.unit_wounds * 4 +
        (damage.knocked_out ? 30 : 0) +
        (damage.left > 0 ? 3 : 0),
    }));
    const best = rated.sort((one, other) => one.worth - other.worth)[0]?.damage;
    const option = best && table.option({ damage: { enemy: best.enemy, to: best.to } });
    if (!option) return [];
    const note = words.t('page-mk-wounds-hand', { wounds: best.wounds });
    return [this.#deed(option, { id: 'damage', primary: true, note: best.wounds > 0 ? note : '' })];
  }

  /** Whoever looks at the whole map goes back to what was chosen. */
  overview(): Deed[] {
    const table = this.#table;
    return [
      {
        id: 'overview',
        label: words.t('page-mk-overview-back'),
        note: '',
        primary: true,
        danger: false,
        closed: false,
        busy: false,
        run: () => (table.overview = false),
      },
    ];
  }

  /** Everything the ask bar offers, the gold button first. */
  list(): Deed[] {
    const table = this.#table;
    if (!table.asked) return [];
    const first = [...this.#going(), ...this.#buying(), ...this.#fighting(), ...this.#damage()];
    const isAct = table.game.ahead !== null;
    const rest = table.options
      .filter(({ choice }) => {
        const kind = kindOf(choice);
        if (isAct) return !ELSEWHERE.has(kind);
        if (kind === 'card' && table.isFromHand) return false;
        return kind !== 'tactic' && !(table.isChoice && isFaced(kind));
      })
      .map((option) => this.#deed(option));
    const late = rest.filter(({ id }) => LAST.some((kind) => id === JSON.stringify(kind)));
    const soon = rest.filter((deed) => !late.includes(deed));
    const all = [...first, ...soon, ...late, ...this.#discarding()];
    if (isAct && table.question.startsWith('mk-question-act')) all.push(...this.#closed());
    if (!all.some(({ primary }) => primary)) {
      const gold = late.length > 0 && soon.length === 0 && first.length === 0 ? late.at(-1) : null;
      if (gold && !this.#canStillPlay()) gold.primary = true;
    }
    return all;
  }

  /** Whoever holds cards may end the turn and discard some before drawing. */
  #discarding(): Deed[] {
    const table = this.#table;
    const { me } = table;
    const option = table.option('end-turn');
    const held = me && 'known' in me.hand ? me.hand.known.filter((card) => card !== 'wound') : [];
    if (!option || held.length === 0) return [];
    const over = { id: 'end-and-discard', note: words.t('page-mk-end-discard-note') };
    const label = words.t('page-mk-end-discard');
    return [this.#deed(option, { ...over, label, run: () => table.endAndDiscard() })];
  }

  /** Whether cards or Units could still do something. */
  #canStillPlay(): boolean {
    const outcomes = this.#table.game.ahead?.outcomes ?? [];
    const stage = this.#table.game.turn?.stage;
    return stage !== 'acted' && outcomes.some(({ in_vain, gains }) => !in_vain && gains.length > 0);
  }

  /** What players look for and cannot do now, with the reason. */
  #closed(): Deed[] {
    const why = this.#table.whyNot('interact');
    if (!why || this.#table.option('interact')) return [];
    return [
      {
        id: 'closed-interact',
        label: words.say(why.label),
        note: words.say(why.reason),
        primary: false,
        danger: false,
        closed: true,
        busy: false,
        run: () => undefined,
      },
    ];
  }
}

function isFaced(kind: string): boolean {
  return ['card', 'offer-unit', 'skill', 'take-hero', 'offer-ability'].includes(kind);
}
