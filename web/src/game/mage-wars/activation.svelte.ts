import type { Choice } from '../../generated/mage-wars/Choice.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { PieceView } from '../../generated/mage-wars/PieceView.ts';
import type { Asked } from '../../generated/Asked.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import type { BoardProps } from '../boards.ts';
import { Chooser, type Asking } from '../chooser.svelte.ts';
import { same } from '../same.ts';
import { wayNote } from './aim.ts';
import { opens, pathOf } from './choices.ts';
import { noteOf } from './forecast.ts';
import { revealNote } from './reasons.ts';

/** The connection, as far as answers go. */
type Source = Asking & { readonly update: { revision: number; view: unknown } | null };

/** What a creature shall do once it is activated. */
interface Deed {
  creature: number;
  choice: unknown;
  /** The question it was chosen at. */
  revision: number;
}

function isSpell(choice: unknown): boolean {
  const chosen = choice as Choice;
  return typeof chosen !== 'string' && ('cast' in chosen || 'use' in chosen);
}

export function isActivation(choice: unknown): number | null {
  const chosen = choice as Choice;
  return typeof chosen !== 'string' && 'activate' in chosen ? chosen.activate : null;
}

/** The game as it is shown while a creature is picked: its answers stand in place of the question who acts. */
export function withPiece(
  view: MageWarsView,
  asked: Asked,
  piece: PieceView,
): [MageWarsView, Asked] {
  const quick = asked.options.filter(
    ({ choice }) => isSpell(choice) && !piece.options.some((own) => same(own.choice, choice)),
  );
  const activation = asked.options.find(({ choice }) => isActivation(choice) === piece.creature);
  const creature = activation?.label.args?.creature;
  return [
    {
      ...view,
      acting: piece.creature,
      forecasts: [...piece.forecasts, ...view.forecasts],
      outlooks: [...piece.outlooks, ...view.outlooks],
      ways: piece.ways,
      leans: [...piece.leans, ...view.leans],
    },
    {
      ...asked,
      question: {
        id: 'ask-act',
        args: creature === undefined ? {} : { creature },
      },
      options: [...piece.options, ...quick],
      why_not: [],
    },
  ];
}

/**
 * Picking a creature before it is activated. What it could do is shown as if it were asked already; the answer activates
 * it and then does that. Where something is asked in between, the deed waits for the answer.
 */
export class Activation {
  readonly #props: () => BoardProps;
  readonly #source: Source;
  #picked = $state.raw<{ asked: Asked; creature: number } | null>(null);
  #deed = $state.raw<Deed | null>(null);
  readonly chooser: Chooser;

  constructor(props: () => BoardProps, source: Source) {
    this.#props = props;
    this.#source = source;
    const shown = (): BoardProps => this.game;
    this.chooser = new Chooser(
      {
        get update() {
          return source.update;
        },
        get asked() {
          return shown().asked;
        },
        get pending() {
          return source.pending;
        },
        answer: (choice) => this.#answer(choice),
      },
      () => ({ pathOf, opens }),
      (choice) => {
        const { view } = this.game;
        const shown = view as MageWarsView;
        return noteOf(choice, view) ?? wayNote(shown, choice) ?? revealNote(shown, choice);
      },
    );
  }

  /** What the picked creature could do. */
  piece = $derived.by((): PieceView | null => {
    const { asked, view } = this.#props();
    const picked = this.#picked;
    if (!asked || picked?.asked !== asked) return null;
    return (
      (view as MageWarsView).pieces.find(({ creature }) => creature === picked.creature) ?? null
    );
  });

  #shown = $derived.by((): [unknown, Asked | null] => {
    const { asked, view } = this.#props();
    return asked && this.piece ? withPiece(view as MageWarsView, asked, this.piece) : [view, asked];
  });

  /** The game as the table draws it. */
  get game(): BoardProps {
    const [view, asked] = this.#shown;
    return { ...this.#props(), view, asked, chooser: this.chooser };
  }

  canPick(creature: number | null): boolean {
    const { asked, view } = this.#props();
    return (
      asked !== null && (view as MageWarsView).pieces.some((piece) => piece.creature === creature)
    );
  }

  pick(creature: number): void {
    const { asked } = this.#props();
    while (this.chooser.prefix.length > 0) this.chooser.back();
    this.#picked = asked && { asked, creature };
  }

  leave(): void {
    this.#picked = null;
  }

  #answer(choice: unknown): void {
    const { piece } = this;
    const own = piece?.options.some((option) => same(option.choice, choice)) ?? false;
    if (!piece || !own) return this.#source.answer(choice);
    const revision = this.#source.update?.revision ?? -1;
    this.#deed = { creature: piece.creature, choice, revision };
    this.#source.answer({ activate: piece.creature });
  }

  /** The answer that follows from what was chosen with the creature, once it is asked. Call `carryOn` with it. */
  next = $derived.by((): { option: OptionLine | null } | null => {
    const deed = this.#deed;
    const { asked, view } = this.#props();
    if (!deed || !asked || this.#source.pending !== null) return null;
    if ((this.#source.update?.revision ?? -1) <= deed.revision) return null;
    const acts = asked.options.some(({ choice }) => choice === 'finish');
    const over = asked.options.some(({ choice }) => isActivation(choice) !== null);
    if (!acts && !over) return null;
    const ours = acts && (view as MageWarsView).acting === deed.creature;
    const found = asked.options.find(({ choice }) => same(choice, deed.choice));
    return { option: ours ? (found ?? null) : null };
  });

  /** Does what was chosen, or forgets it where it cannot be done any more. */
  carryOn(next: { option: OptionLine | null }): void {
    this.#deed = null;
    if (next.option) this.#source.answer(next.option.choice);
  }

  get underWay(): boolean {
    return this.#deed !== null;
  }
}
