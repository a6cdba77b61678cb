import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { DestinationView } from '../../generated/mage-knight/DestinationView.ts';
import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { Hex } from '../../generated/mage-knight/Hex.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { OutcomeView } from '../../generated/mage-knight/OutcomeView.ts';
import type { PlaceView } from '../../generated/mage-knight/PlaceView.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import type { WhyNot } from '../../generated/WhyNot.ts';
import type { BoardProps } from '../boards.ts';
import { same } from '../same.ts';
import { spaceKey } from './choices.ts';

/** What fills the middle of the table. */
export type Scene = 'map' | 'combat' | 'town' | 'tactics' | 'choice' | 'score';

/** Where somebody wants to go: a space, or a place for the next tile. */
export type Aim = { kind: 'space'; there: DestinationView } | { kind: 'place'; place: PlaceView };

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
  /** What the pointer or the cursor is on. */
  hovered = $state<string | null>(null);
  /** Enemies that are to be attacked together, one bit each; nothing chosen takes the best group. */
  targets = $state(0);
  /** The offer that is chosen in town, by choice. */
  picked = $state.raw<unknown>(null);
  /** Somebody looks at the map while something else is asked. */
  looking = $state(false);
  /** Spaces still to be entered. */
  #walk = $state.raw<Hex[]>([]);
  /** A strong effect was chosen: what pays for it is found without asking where that is plain. */
  #paying = $state(false);

  /** The turn was ended, and nothing shall be discarded before cards are drawn. */
  #drawing = $state(false);

  constructor(props: () => BoardProps) {
    this.#props = props;
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
    if (this.question === 'mk-question-tactic') return 'tactics';
    if (this.isChoice) return 'choice';
    if (game.combat) return 'combat';
    return game.turn?.stage === 'interacting' ? 'town' : 'map';
  });

  /** Cards, Units or Skills are to be chosen, and each should be read. */
  isChoice = $derived.by((): boolean => {
    const kinds = this.options.map(({ choice }) => kindOf(choice));
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

  /** What is chosen on the map. */
  aim = $derived.by((): Aim | null => this.aimAt(this.aimed));

  aimAt(key: string | null): Aim | null {
    if (key === null) return null;
    const there = this.destinations.find(({ to }) => spaceKey(to) === key);
    if (there) return { kind: 'space', there };
    const place = this.places.find(({ at }) => placeKey(at) === key);
    return place ? { kind: 'place', place } : null;
  }

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
    this.#paying = strong || ability;
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
    if (this.aimed === key && this.canGo) this.go();
    else this.aimed = this.aimAt(key) ? key : null;
  }

  /** Whether there are points for what is chosen on the map. */
  get canGo(): boolean {
    const { aim } = this;
    if (!aim) return false;
    return (aim.kind === 'space' ? aim.there.cost : aim.place.cost) <= this.points;
  }

  go(): void {
    const { aim } = this;
    if (!aim || !this.canGo) return;
    this.aimed = null;
    this.hovered = null;
    if (aim.kind === 'place') this.give({ explore: { at: aim.place.at } });
    else {
      const [first, ...rest] = aim.there.path;
      if (!first) return;
      this.#walk = rest;
      this.give({ move: { to: first } });
    }
  }

  get walking(): boolean {
    return this.#walk.length > 0;
  }

  /**
   * What follows by itself from what was chosen: further steps of a way, and what a strong effect is paid with. True while
   * there is something to follow.
   */
  follow(): boolean {
    if (!this.asked || this.chooser.busy) return false;
    const [next, ...rest] = this.#walk;
    if (next) {
      const step = this.option({ move: { to: next } });
      this.#walk = step ? rest : [];
      if (step) this.chooser.answerNow(step);
      return Boolean(step);
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
    this.hovered = null;
    this.targets = 0;
    this.picked = null;
    this.looking = false;
  }

  /** Stops what was to follow by itself. */
  halt(): void {
    this.#walk = [];
    this.#paying = false;
    this.#drawing = false;
  }
}

const FACED = ['card', 'offer-unit', 'skill', 'take-hero', 'offer-ability'];
const CHOSEN = [...FACED, 'decline', 'accept'];

export function placeKey({ a, b }: { a: number; b: number }): string {
  return `place:${a},${b}`;
}

/** The word an answer begins with. */
export function kindOf(choice: unknown): string {
  if (typeof choice === 'string') return choice;
  return Object.keys(choice as object)[0] ?? '';
}

function sourceOf(choice: unknown): string {
  const pay = (choice as { pay?: { from: object } }).pay;
  return pay ? (Object.keys(pay.from)[0] ?? '') : '';
}
