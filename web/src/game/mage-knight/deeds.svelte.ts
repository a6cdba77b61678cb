import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { CombatView } from '../../generated/mage-knight/CombatView.ts';
import type { Proposal } from '../../generated/mage-knight/Proposal.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import { same } from '../same.ts';
import { words } from '../../words/words.svelte.ts';
import { enemyName, reputationTrack, ruinFace, signed, WORST } from './faces.ts';
import { damagePlan, wantedBlocks, wantedGroups } from './plans.ts';
import { listed, playFace, sourceName } from './sources.ts';
import { spentOf } from './duel.ts';
import { bringsOf, isUnseen, unseenRuins } from './ruins.ts';
import { spacesOf } from './map.ts';
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
    case 'enter-site':
      return altarNote(table) ?? words.t('page-mk-note-action');
    case 'challenge':
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

/** What the altar asks for and gives on which the hero stands. */
function altarNote({ game, me }: KnightTable): string | null {
  const here = spacesOf(game).find(({ hex }) => hex.q === me?.at.q && hex.r === me.at.r);
  const face = here?.ruin ? ruinFace(here.ruin) : undefined;
  return face?.altar ? bringsOf(face) : null;
}

/** What going on with the combat means: damage that gets through, enemies that stay. */
function endPhaseNote(table: KnightTable): string {
  const { combat, duel } = table.game;
  if (duel) return '';
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
  const { duel } = table.game;
  if (duel)
    return words.t(duel.stage === 'block' ? 'page-mk-duel-block-done' : 'page-mk-duel-pass');
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

/** A button that asks for nothing and can be pressed at any time. */
function button(id: string, label: string): Omit<Deed, 'run'> {
  return { id, label, note: '', primary: false, danger: false, closed: false, busy: false };
}

const DANGEROUS = new Set(['burn', 'plunder', 'announce-end-of-round', 'duel']);
/** What is done last: none of it is the gold button while there is something else to do. */
const LAST = ['rest', 'announce-end-of-round', 'end-turn', 'end-phase'];

export class Deeds {
  readonly #table: KnightTable;

  constructor(table: KnightTable) {
    this.#table = table;
  }

  /** What is looked at first: pressing it opens its picture. */
  #opening(option: OptionLine): Partial<Deed> {
    const table = this.#table;
    const choice = option.choice as Choice;
    const label = kindOf(choice) === 'propose' ? { label: words.t('page-mk-joint-propose') } : {};
    const opens =
      kindOf(choice) === 'propose' ||
      (table.game.ahead?.sites.some((site) => same(site.choice, choice)) ?? false);
    return opens ? { ...label, run: () => (table.weighed = choice) } : {};
  }

  /** The answers beside a picture that is looked at before anything is done. */
  #weighing(): Deed[] | null {
    const table = this.#table;
    const { weighed } = table;
    if (table.scene === 'duel') return this.#duelling();
    // The Units themselves are the answers.
    if (table.scene === 'recruit' && weighed === null)
      return table.of('decline').map((decline) => this.#deed(decline));
    if (weighed === null || !['entering', 'joint', 'recruit'].includes(table.scene)) return null;
    const option = table.option(weighed);
    if (!option) return null;
    const kind = kindOf(weighed);
    const gold = this.#deed(option, {
      id: kind === 'unit' ? 'make-room' : 'begin',
      primary: true,
      ...(kind === 'unit'
        ? { label: words.t('page-mk-dismiss', { unit: words.say(option.label) }) }
        : {}),
      note: kind === 'unit' ? '' : words.t('page-mk-no-way-back'),
      run: () => table.give(weighed),
    });
    const others = table.of('decline').map((decline) => this.#deed(decline));
    const back: Deed = {
      ...button(
        'back',
        words.t(kind === 'propose' ? 'page-mk-joint-back' : 'page-mk-stay-outside'),
      ),
      note: words.t('page-mk-keep-action'),
      run: () => (table.weighed = null),
    };
    return [gold, ...others, ...(kind === 'unit' ? [] : [back])];
  }

  /** Ruins seen from outside: walk in, or stay where one is. */
  #surveying(): Deed[] {
    const table = this.#table;
    const [go] = this.#going();
    const walk = go && { ...go, label: words.t('page-mk-ruin-walk') };
    const back: Deed = {
      ...button('back', words.t(walk ? 'page-mk-stay-outside' : 'page-mk-close')),
      note: walk ? words.t('page-mk-keep-action') : '',
      primary: !walk,
      run: () => (table.surveyed = false),
    };
    return walk ? [walk, back] : [back];
  }

  /** What may lie in the ruins that are looked at, or what lies there. */
  #lookingIn(): Deed[] {
    const table = this.#table;
    const { spot } = table;
    if (table.scene !== 'map' || spot?.site !== 'ruins') return [];
    const hidden = isUnseen(spot);
    return [
      {
        ...button('ruins', words.t(hidden ? 'page-mk-ruin-may' : 'page-mk-ruin-here')),
        note: hidden ? words.t('page-mk-ruin-kinds', { left: unseenRuins(table.game) }) : '',
        run: () => (table.surveyed = true),
      },
    ];
  }

  /** The points of an attack on a hero, spent in one go. */
  #duelling(): Deed[] | null {
    const table = this.#table;
    const { duel } = table.game;
    if (!duel || duel.stage !== 'assign' || table.question !== 'mk-question-assign') return null;
    const { chosen, points, answers } = spentOf(table, duel);
    const drives = chosen.some((choice) => kindOf(choice) === 'space');
    const nothing = table.option('decline');
    const deeds = nothing
      ? [
          this.#deed(nothing, {
            id: 'spend-nothing',
            note: words.t('page-mk-duel-lost', { points: duel.points }),
          }),
        ]
      : [];
    if (chosen.length === 0) return deeds;
    const gold: Deed = {
      id: 'spend',
      label: words.t(drives ? 'page-mk-duel-spend-win' : 'page-mk-duel-spend', {
        count: chosen.length,
      }),
      note: words.t('page-mk-held', { held: points, needed: duel.points }),
      primary: true,
      danger: false,
      closed: points > duel.points,
      busy: table.chooser.busy,
      run: () => table.carryOut(answers),
    };
    return [gold, ...deeds];
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
      ...this.#opening(option),
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

  /** The offer that is chosen in town; what is missing may be made up by cards. */
  #buying(): Deed[] {
    const table = this.#table;
    const goal = table.picked as Choice | null;
    if (goal === null) return [];
    const option = table.option(goal);
    if (option) return [this.#deed(option, { id: 'buy', primary: true })];
    const proposal = table.proposal(goal);
    const why = table.whyNot(goal);
    if (!proposal || !why) return [];
    const { held, needed } = proposal;
    const note = needed > 0 ? words.t('page-mk-of-influence', { held, needed }) : '';
    return [this.#proposed(proposal, 'buy', words.say(why.label), note)];
  }

  /** One press for several plays and what they are for. */
  #proposed(proposal: Proposal, id: string, goal: string, note: string): Deed {
    const table = this.#table;
    const names = proposal.plays.map((play) => sourceName(playFace(play, table.me)));
    const many = names.length > 2;
    return {
      id,
      label: words.t(many ? 'page-mk-play-many' : 'page-mk-play-and', {
        cards: listed(names),
        count: names.length,
        goal,
      }),
      note: [many ? listed(names) : '', note].filter((part) => part !== '').join(' · '),
      primary: true,
      danger: false,
      closed: false,
      busy: table.chooser.busy,
      run: () => table.carryOut(proposal.answers),
    };
  }

  /** What the combat proposes: the enemies that fall, the attack that is stopped. */
  #fighting(): Deed[] {
    const { combat } = this.#table.game;
    if (!combat) return [];
    const deeds = [...this.#striking(combat), ...this.#blocking(combat)];
    // The first one is what Enter does.
    return deeds.map((deed, at) => ({ ...deed, primary: at === 0 }));
  }

  #striking(combat: CombatView): Deed[] {
    const table = this.#table;
    const bits = (option: OptionLine): number =>
      (option.choice as { strike: { enemies: number } }).strike.enemies;
    const count = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
    const strikes = table.of('strike');
    const chosen = table.targets !== 0;
    const best = [...strikes].sort((one, other) => count(bits(other)) - count(bits(one)))[0];
    const exact = strikes.find((option) => bits(option) === table.targets);
    const deeds: Deed[] = [];
    const option = exact ?? best;
    if (option) {
      const mask = bits(option);
      const sum = combat.strikes.find(({ enemies }) => enemies === mask);
      deeds.push(
        this.#deed(option, {
          id: 'strike',
          label: words.t('page-mk-strike', { enemies: foesOf(combat, mask) }),
          note: strikeNote(combat, mask, sum?.held ?? 0, sum?.needed ?? 0),
        }),
      );
    }
    // Without a choice the largest group that cards can bring down, if that is more than falls already.
    const least = option && !chosen ? count(bits(option)) : 0;
    const groups = wantedGroups(combat, table.targets).filter((mask) => count(mask) > least);
    for (const enemies of groups) {
      const proposal = table.proposal({ strike: { enemies } });
      if (!proposal || table.option({ strike: { enemies } })) continue;
      const goal = words.t('page-mk-strike', { enemies: foesOf(combat, enemies) });
      const note = strikeNote(combat, enemies, proposal.held, proposal.needed);
      const deed = this.#proposed(proposal, 'play-and-strike', goal, note);
      if (chosen) deeds.unshift(deed);
      else deeds.push(deed);
      break;
    }
    return deeds;
  }

  #blocking(combat: CombatView): Deed[] {
    const table = this.#table;
    const deeds: Deed[] = [];
    for (const option of table.of('block')) {
      const { enemy } = (option.choice as { block: { enemy: number } }).block;
      const foe = combat.foes[enemy];
      if (!foe) continue;
      const held = words.t('page-mk-held', { held: foe.block_held, needed: foe.block_needed });
      const deed = this.#deed(option, { note: held });
      if (enemy === table.blocking) deeds.unshift(deed);
      else deeds.push(deed);
    }
    if (combat.phase !== 'block') return deeds;
    for (const enemy of wantedBlocks(combat, table.blocking)) {
      const proposal = table.proposal({ block: { enemy } });
      const foe = combat.foes[enemy];
      if (!proposal || !foe || table.option({ block: { enemy } })) continue;
      const goal = words.t('page-mk-block-enemy', { enemy: enemyName(foe.monster ?? foe.enemy) });
      const { held, needed } = proposal;
      const note = words.t('page-mk-held', { held, needed });
      const deed = this.#proposed(proposal, `play-and-block-${enemy}`, goal, note);
      if (enemy === table.blocking) deeds.unshift(deed);
      else deeds.push(deed);
    }
    return deeds;
  }

  /** All damage at once, as it is planned. */
  #damage(): Deed[] {
    const table = this.#table;
    const plan = table.game.combat?.phase === 'damage' ? damagePlan(table) : null;
    if (!plan) return [];
    const { wounds, discarded, destroyed, knocked_out } = plan.after;
    const parts = [
      wounds + discarded > 0
        ? words.t('page-mk-wounds-count', { wounds: wounds + discarded })
        : words.t('page-mk-no-wounds'),
      destroyed > 0 ? words.t('page-mk-units-lost', { units: destroyed }) : '',
      knocked_out ? words.t('page-mk-knocked-out') : '',
    ];
    return [
      {
        id: 'damage',
        label: words.t('page-mk-take-damage'),
        note: parts.filter((part) => part !== '').join(' · '),
        primary: true,
        danger: knocked_out,
        closed: false,
        busy: table.chooser.busy,
        run: () => table.carryOut(plan.answers),
      },
    ];
  }

  /** Whoever looks at the whole map goes back to what was chosen. */
  overview(): Deed[] {
    const table = this.#table;
    return [
      {
        ...button('overview', words.t('page-mk-overview-back')),
        primary: true,
        run: () => (table.overview = false),
      },
    ];
  }

  /** The end of a round was read: on to the Tactics. */
  #ready(): Deed {
    const table = this.#table;
    return {
      ...button('ready', words.t('page-mk-ready')),
      note: words.t('page-mk-ready-note'),
      primary: true,
      run: () => (table.readyFor = table.game.round),
    };
  }

  /** Everything the ask bar offers, the gold button first. */
  list(): Deed[] {
    const table = this.#table;
    if (table.scene === 'ruins') return this.#surveying();
    if (!table.asked) return this.#lookingIn();
    const weighed = this.#weighing();
    if (weighed) return weighed;
    if (table.scene === 'round') return [this.#ready()];
    const first = [
      ...this.#going(),
      ...this.#lookingIn(),
      ...this.#buying(),
      ...this.#fighting(),
      ...this.#damage(),
    ];
    const isAct = table.game.ahead !== null;
    const rest = table.options
      .filter(({ choice }, at) => {
        const kind = kindOf(choice);
        // One button leads to all shares of a joint assault.
        if (kind === 'propose')
          return at === table.options.findIndex((option) => kindOf(option.choice) === 'propose');
        if (isAct) return !ELSEWHERE.has(kind);
        if (kind === 'card' && table.isFromHand) return false;
        return kind !== 'tactic' && !(table.isChoice && isFaced(kind));
      })
      .map((option) => this.#deed(option));
    const late = rest.filter(({ id }) => LAST.some((kind) => id === JSON.stringify(kind)));
    const soon = rest.filter((deed) => !late.includes(deed));
    const all = [...first, ...soon, ...late, ...this.#discarding()];
    if (isAct) all.push(...this.#closed());
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
    const table = this.#table;
    const missed: Choice[] = [];
    if (table.question.startsWith('mk-question-act')) missed.push('interact');
    if (altarNote(table) !== null) missed.push('enter-site');
    return missed.flatMap((choice) => {
      const why = table.whyNot(choice);
      if (!why || table.option(choice)) return [];
      return [
        {
          ...button(`closed-${kindOf(choice)}`, words.say(why.label)),
          note: words.say(why.reason),
          closed: true,
          run: () => undefined,
        },
      ];
    });
  }
}

function isFaced(kind: string): boolean {
  return ['card', 'offer-unit', 'skill', 'take-hero', 'offer-ability', 'color'].includes(kind);
}

/** Enemies by their names. */
function foesOf(combat: CombatView, mask: number): string {
  return listed(combat.foes.flatMap(({ enemy }, at) => (mask & (1 << at) ? enemyName(enemy) : [])));
}

function strikeNote(combat: CombatView, mask: number, held: number, needed: number): string {
  const fame = combat.foes.reduce((sum, foe, at) => sum + (mask & (1 << at) ? foe.fame : 0), 0);
  return words.t('page-mk-strike-note', { held, needed, fame });
}
