import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import type { BoardProps } from '../boards.ts';
import { friendsOf } from './arena.ts';
import { isPlan, opens } from './choices.ts';
import { deedsOf, type Deed } from './order.ts';

/**
 * What the player of Mage Wars has in mind: which answer is picked and would be given by the gold button, and which
 * attack or spell targets are shown for. Nothing here decides what is legal.
 */
export class WarsTable {
  readonly #props: () => BoardProps;
  #picked = $state.raw<{ asked: unknown; option: OptionLine } | null>(null);
  /** Whether rare answers are in sight. */
  more = $state(false);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get game(): BoardProps {
    return this.#props();
  }

  view = $derived.by(() => this.#props().view as MageWarsView);
  friends = $derived.by(() => friendsOf(this.view, this.#props().yours));
  planning = $derived.by(() => {
    const { asked } = this.#props();
    return asked !== null && isPlan(asked.options);
  });

  /** All answers after the steps taken, in the order they are offered. */
  deeds = $derived.by((): Deed[] =>
    deedsOf(this.view, this.#props().chooser.matching, this.friends),
  );
  common = $derived(this.deeds.filter(({ rare }) => !rare));
  rare = $derived(this.deeds.filter(({ rare }) => rare));

  /** What the gold button does: what was picked, or the first answer that spends nothing. */
  gold = $derived.by((): Deed | null => {
    const { asked } = this.#props();
    if (!asked || this.planning) return null;
    const picked = this.#picked?.asked === asked ? this.#picked.option : null;
    const chosen = picked && this.deeds.find(({ entry }) => entry.option === picked);
    if (chosen) return chosen;
    const [first] = this.common;
    if (!first) return null;
    const taken = this.#props().chooser.prefix.length > 0;
    return taken || first.verb === 'attack' || first.verb === 'plain' || first.verb === 'reveal'
      ? first
      : null;
  });

  /** Answers with a digit of their own, in the order of the list. */
  numbered = $derived.by((): OptionLine[] => {
    const at = this.#props().chooser.prefix.length;
    return this.common
      .filter(({ entry }) => !opens(entry.path[at] ?? ''))
      .map(({ entry }) => entry.option)
      .slice(0, 9);
  });

  keyOf(option: OptionLine): string | null {
    const at = this.numbered.indexOf(option);
    return at < 0 ? null : String(at + 1);
  }

  pick(option: OptionLine): void {
    this.#picked = { asked: this.#props().asked, option };
  }

  confirm(): void {
    if (this.gold) this.game.chooser.answer(this.gold.entry.option);
  }
}
