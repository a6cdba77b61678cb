import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { SpaceView } from '../../generated/mage-knight/SpaceView.ts';
import type { DestinationView } from '../../generated/mage-knight/DestinationView.ts';
import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { Hex } from '../../generated/mage-knight/Hex.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { OutcomeView } from '../../generated/mage-knight/OutcomeView.ts';
import type { PlaceView } from '../../generated/mage-knight/PlaceView.ts';
import type { PlaceWay } from '../../generated/mage-knight/PlaceWay.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import type { WhyNot } from '../../generated/WhyNot.ts';
import type { Proposal } from '../../generated/mage-knight/Proposal.ts';
import type { Query } from '../../generated/mage-knight/Query.ts';
import type { Reply } from '../../generated/mage-knight/Reply.ts';
import type { BoardProps } from '../boards.ts';
import type { Connection } from '../../net/connection.svelte.ts';
import { same } from '../same.ts';
import { isForced, spaceKey } from './choices.ts';
import { spacesOf } from './map.ts';

/** What fills the middle of the table. */
export type Scene =
  | 'map'
  | 'combat'
  | 'town'
  | 'tactics'
  | 'round'
  | 'choice'
  | 'score'
  | 'entering'
  | 'ruins'
  | 'recruit'
  | 'duel'
  | 'joint';

/** Where somebody wants to go: a space, or a place for the next tile with the way to it. */
export type Aim =
  { kind: 'space'; there: DestinationView } | { kind: 'place'; place: PlaceView; way: PlaceWay };

/** Mana that is spent without asking, the most fleeting first; crystals are only spent so where there is no choice. */
const FLEETING = ['token', 'endless', 'die', 'stored-die'];

/**
 * What the player of Mage Knight has in hand and in mind: what is asked, which space, enemies or card are chosen, and the
 * steps that are still to be walked. Nothing here decides what is legal.
 */
export class KnightTable {
  readonly #props: () => BoardProps;
  /** The space or place that is chosen, by key. */
  aimed = $state<string | null>(null);
  /** Somebody looks what may lie in the ruins that are looked at. */
  surveyed = $state(false);
  /** The space somebody pressed last, whether the hero can go there or not. */
  looked = $state<string | null>(null);
  /** What the pointer or the cursor is on. */
  hovered = $state<string | null>(null);
  /** Enemies that are to be attacked together, one bit each; nothing chosen takes the best group. */
  targets = $state(0);
  /** The enemy whose attack is to be blocked; nothing chosen takes the first. */
  blocking = $state<number | null>(null);
  /** Who takes which damage, as far as somebody chose. */
  taking = $state.raw<Choice[]>([]);
  /** What the points of an attack on a hero are to be spent on. */
  spending = $state.raw<Choice[]>([]);
  /** What is looked at before it is answered: entering a site, a joint assault, the Unit that makes room. */
  weighed = $state.raw<Choice | null>(null);
  /** The offer that is chosen in town, by choice. */
  picked = $state.raw<unknown>(null);
  /** Somebody looks at the map while something else is asked. */
  looking = $state(false);
  /** Somebody looks at the whole map, and which kind of place is lit there. */
  overview = $state(false);
  lit = $state<string | null>(null);
  /** The last round whose beginning was read. */
  readyFor = $state(1);
  /** A plan came to a halt because something was revealed on the way. */
  stopped = $state(false);
  /** The space from which a tile is to be turned up, if somebody chose it before the place. */
  #via = $state<string | null>(null);
  /** Spaces still to be entered, and what is done there. */
  #walk = $state.raw<Hex[]>([]);
  #then = $state.raw<Choice | null>(null);
  /** How much of the story was told when the last step was taken. */
  #told = 0;
  /** A strong effect was chosen: what pays for it is found without asking where that is plain. */
  #paying = $state(false);

  /** The turn was ended, and nothing shall be discarded before cards are drawn. */
  #drawing = $state(false);

  /** Answers that are given one after the other, as long as each is offered. */
  #series = $state.raw<Choice[]>([]);
  readonly #link: () => Connection | null;

  constructor(props: () => BoardProps, link: () => Connection | null = () => null) {
    this.#props = props;
    this.#link = link;
  }

  get #connection(): Connection | null {
    return this.#link();
  }

  /** Asks the server what would come of a plan. */
  ask(query: Query): void {
    const revision = this.#connection?.update?.revision;
    if (this.asked && revision !== undefined)
      this.#connection?.consultant.ask(this.asked.seat, revision, query);
  }

  /** What the server said to it: nothing while it is not known, `null` where there is nothing to say. */
  reply(query: Query): Reply | null | undefined {
    const connection = this.#connection;
    const revision = connection?.update?.revision ?? -1;
    return connection?.consultant.reply(revision, query) as Reply | null | undefined;
  }

  /** Something is being worked out. */
  get consulting(): boolean {
    return this.#connection?.consultant.busy ?? false;
  }

  /** The plays after which an answer is possible, where there are any. */
  proposal(goal: Choice): Proposal | null {
    const reply = this.reply({ propose: { goal } });
    return reply && 'proposal' in reply && reply.proposal.found ? reply.proposal : null;
  }

  /** Gives these answers one after the other; what is not offered any more ends it. */
  carryOut(answers: Choice[]): void {
    if (this.chooser.busy || this.chooser.guarded) return;
    this.#paying = false;
    this.#drawing = false;
    this.#series = answers;
    this.follow();
  }

  /** The next answer of a series. What there was no choice about may have been answered already. */
  #nextOfSeries(): boolean {
    let rest = this.#series;
    while (rest[0] !== undefined && !this.option(rest[0]) && isForced(rest[0]))
      rest = rest.slice(1);
    const [next] = rest;
    const option = next === undefined ? undefined : this.option(next);
    this.#series = option ? rest.slice(1) : [];
    if (option) this.chooser.answerNow(option);
    return option !== undefined;
  }

  get props(): BoardProps {
    return this.#props();
  }

  get game(): MageKnightView {
    return this.props.view as MageKnightView;
  }

  get chooser(): BoardProps['chooser'] {
    return this.props.chooser;
  }

  /** Our own hero, or the first where we only watch. */
  me = $derived.by((): HeroView | undefined => {
    const { seat } = this.props;
    return this.game.heroes.find((hero) => hero.seat === seat) ?? this.game.heroes[0];
  });

  /** The hero whose turn it is, and whether that is somebody else's. */
  actor = $derived.by((): HeroView | undefined => {
    const seat = this.game.turn?.seat;
    return this.game.heroes.find((hero) => hero.seat === seat) ?? this.me;
  });
  othersAct = $derived.by(() => this.actor?.seat !== this.props.seat);

  asked = $derived.by(() => this.props.asked);
  question = $derived.by((): string => this.asked?.question.id ?? '');
  options = $derived.by((): OptionLine[] => this.asked?.options ?? []);

  /** Where somebody can go now or with a little more. */
  destinations = $derived.by((): DestinationView[] =>
    this.asked ? (this.game.ahead?.destinations ?? []) : [],
  );
  places = $derived.by((): PlaceView[] => (this.asked ? (this.game.ahead?.places ?? []) : []));
  points = $derived.by((): number => this.game.turn?.move_points ?? 0);

  scene = $derived.by((): Scene => {
    const { game } = this;
    if (game.over) return 'score';
    if (this.question === 'mk-question-tactic')
      return game.round > 1 && this.readyFor < game.round ? 'round' : 'tactics';
    if (this.isChoice && !game.duel) return 'choice';
    if (this.question === 'mk-question-disband') return 'recruit';
    if (game.duel && game.duel.stage !== 'ending') return 'duel';
    if (game.combat) return 'combat';
    if (kindOf(this.weighed) === 'propose' || game.joint?.proposed) return 'joint';
    if (this.site) return 'entering';
    if (this.surveyed && this.spot?.site === 'ruins') return 'ruins';
    return game.turn?.stage === 'interacting' ? 'town' : 'map';
  });

  /** The site that is looked at before it is entered. */
  site = $derived.by(() => this.game.ahead?.sites.find(({ choice }) => same(choice, this.weighed)));

  /** A gold die of a reward: which crystal. */
  isCrystal = $derived.by(
    () =>
      this.question === 'mk-question-reward' &&
      this.options.length > 0 &&
      this.options.every(({ choice }) => kindOf(choice) === 'color'),
  );

  /** Cards, Units or Skills are to be chosen, and each should be read. */
  isChoice = $derived.by((): boolean => {
    const kinds = this.options.map(({ choice }) => kindOf(choice));
    if (this.isCrystal) return true;
    const faces = kinds.filter((kind) => FACED.includes(kind));
    if (this.asked === null || faces.length === 0) return false;
    return kinds.every((kind) => CHOSEN.includes(kind)) && !this.isFromHand;
  });

  /** One of the cards in hand is to be chosen: it is pressed where it lies. */
  isFromHand = $derived.by((): boolean => {
    const hand = this.me && 'known' in this.me.hand ? this.me.hand.known : [];
    const cards = this.options.flatMap(({ choice }) =>
      kindOf(choice) === 'card' ? (choice as { card: { card: string } }).card.card : [],
    );
    return cards.length > 0 && cards.every((card) => hand.includes(card));
  });

  /** The space that is looked at. */
  spot = $derived.by((): SpaceView | undefined =>
    spacesOf(this.game).find(({ hex }) => spaceKey(hex) === this.looked),
  );

  /** What is chosen on the map. */
  aim = $derived.by((): Aim | null => this.aimAt(this.aimed));

  aimAt(key: string | null): Aim | null {
    if (key === null) return null;
    const there = this.destinations.find(({ to }) => spaceKey(to) === key);
    if (there) return { kind: 'space', there };
    const place = this.places.find(({ at }) => placeKey(at) === key);
    const way = place?.ways.find(({ path }) => this.#endsAt(path, this.#via)) ?? place?.ways[0];
    return place && way ? { kind: 'place', place, way } : null;
  }

  #endsAt(path: Hex[], key: string | null): boolean {
    const end = path.at(-1);
    return end !== undefined && spaceKey(end) === key;
  }

  /** What going there costs. */
  costOf(aim: Aim): number {
    return aim.kind === 'space' ? aim.there.cost : aim.way.cost;
  }

  pathOf(aim: Aim): Hex[] {
    return aim.kind === 'space' ? aim.there.path : aim.way.path;
  }

  /** Places for a tile there are points for, and from where each is cheapest. */
  openPlaces = $derived.by((): PlaceView[] =>
    this.places.filter(({ ways }) => ways.some(({ cost }) => cost <= this.points)),
  );

  option(choice: Choice): OptionLine | undefined {
    return this.options.find((option) => same(option.choice, choice));
  }

  /** The options of one kind. */
  of(kind: string): OptionLine[] {
    return this.options.filter(({ choice }) => kindOf(choice) === kind);
  }

  whyNot(choice: Choice): WhyNot | undefined {
    return this.asked?.why_not.find((closed) => same(closed.choice, choice));
  }

  outcome(choice: Choice): OutcomeView | undefined {
    return this.game.ahead?.outcomes.find((outcome) => same(outcome.choice, choice));
  }

  /** Gives an answer, if it is still offered. */
  give(choice: Choice): void {
    const option = this.option(choice);
    if (!option || this.chooser.busy) return;
    const strong = typeof choice !== 'string' && 'play' in choice && choice.play.way === 'strong';
    const ability = typeof choice !== 'string' && 'activate' in choice;
    this.stopped = false;
    // The mana of an altar.
    this.#paying = strong || ability || choice === 'enter-site';
    this.#drawing = choice === 'end-turn';
    this.chooser.answer(option);
  }

  /** Ends the turn, but first asks which cards to discard. */
  endAndDiscard(): void {
    const option = this.option('end-turn');
    if (!option) return;
    this.#drawing = false;
    this.chooser.answer(option);
  }

  /** Points at a place of the map; the second time goes there. */
  point(key: string): void {
    if (this.chooser.busy) return;
    if (this.aimed === key && this.canGo) {
      this.go();
      return;
    }
    const from = this.aim;
    this.#via = key.startsWith('place:') && from?.kind === 'space' ? this.aimed : null;
    this.aimed = this.aimAt(key) ? key : null;
    this.looked = key.startsWith('place:') ? null : key;
    this.stopped = false;
  }

  /** Nothing on the map is chosen or looked at any more. */
  lookAway(): void {
    this.aimed = null;
    this.looked = null;
  }

  /** Whether there are points for what is chosen on the map. */
  get canGo(): boolean {
    const { aim } = this;
    return aim !== null && this.costOf(aim) <= this.points;
  }

  /** Does what is chosen on the map: the whole way, and what is to be done at its end. */
  go(): void {
    const { aim } = this;
    if (!aim || !this.canGo) return;
    if (aim.kind === 'place') this.#set(aim.way.path, { explore: { at: aim.place.at } });
    else this.#set(aim.there.path, aim.there.deals ? 'interact' : null);
  }

  /** Goes the way that is chosen, and does nothing at its end. */
  onlyGo(): void {
    const { aim } = this;
    if (aim && this.canGo) this.#set(this.pathOf(aim), null);
  }

  #set(path: Hex[], then: Choice | null): void {
    const [first, ...rest] = path;
    this.aimed = null;
    this.hovered = null;
    this.#walk = rest;
    this.#then = first ? then : null;
    this.#told = this.props.story.length;
    if (first) this.give({ move: { to: first } });
    else if (then !== null) this.give(then);
  }

  get walking(): boolean {
    return this.#walk.length > 0 || this.#then !== null;
  }

  /** Whether the last step showed something nobody knew when the plan was made. */
  get #surprised(): boolean {
    return this.props.story.slice(this.#told).some(({ kind }) => SURPRISES.includes(kind));
  }

  /**
   * What follows by itself from what was chosen: further steps of a way, and what a strong effect is paid with. True while
   * there is something to follow.
   */
  follow(): boolean {
    if (!this.asked || this.chooser.busy) return false;
    if (this.walking && this.#surprised) {
      this.halt();
      this.stopped = true;
      return false;
    }
    if (this.#series.length > 0) return this.#nextOfSeries();
    const [next, ...rest] = this.#walk;
    if (next) {
      const step = this.option({ move: { to: next } });
      if (!step) this.halt();
      else {
        this.#walk = rest;
        this.#told = this.props.story.length;
        this.chooser.answerNow(step);
      }
      return Boolean(step);
    }
    if (this.#then !== null) {
      const last = this.option(this.#then);
      this.#then = null;
      if (last) this.chooser.answerNow(last);
      return Boolean(last);
    }
    if (this.game.ahead !== null) this.#drawing = false;
    const draw = this.#drawing ? this.option('draw') : undefined;
    if (draw) {
      this.chooser.answerNow(draw);
      return true;
    }
    if (!this.#paying) return false;
    this.#paying = false;
    if (this.question !== 'mk-question-pay') return false;
    const payment = this.#payment();
    if (payment) {
      this.#paying = true;
      this.chooser.answerNow(payment);
    }
    return payment !== null;
  }

  #payment(): OptionLine | null {
    const sources = this.options.map((option) => ({ option, from: sourceOf(option.choice) }));
    for (const wanted of FLEETING) {
      const found = sources.find(({ from }) => from === wanted);
      if (found) return found.option;
    }
    return sources.length === 1 ? (sources[0]?.option ?? null) : null;
  }

  /** Forgets what was chosen for another question. */
  forget(): void {
    this.aimed = null;
    this.looked = null;
    this.surveyed = false;
    this.hovered = null;
    this.targets = 0;
    this.blocking = null;
    this.taking = [];
    this.weighed = null;
    this.spending = [];
    this.picked = null;
    this.looking = false;
    this.#via = null;
  }

  /** Stops what was to follow by itself. */
  halt(): void {
    this.#walk = [];
    this.#then = null;
    this.#series = [];
    this.#paying = false;
    this.#drawing = false;
  }
}

/** What nobody knew before it is told. */
const SURPRISES = [
  'enemy-revealed',
  'ruin-revealed',
  'city-revealed',
  'tile-revealed',
  'combat-began',
];

const FACED = ['card', 'offer-unit', 'skill', 'take-hero', 'offer-ability'];
const CHOSEN = [...FACED, 'decline', 'accept'];

export function placeKey({ a, b }: { a: number; b: number }): string {
  return `place:${a},${b}`;
}

/** The word an answer begins with. */
export function kindOf(choice: unknown): string {
  if (typeof choice === 'string') return choice;
  return Object.keys((choice ?? {}) as object)[0] ?? '';
}

function sourceOf(choice: unknown): string {
  const pay = (choice as { pay?: { from: object } }).pay;
  return pay ? (Object.keys(pay.from)[0] ?? '') : '';
}
