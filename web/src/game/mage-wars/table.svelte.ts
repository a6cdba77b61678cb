import { createContext } from 'svelte';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { OptionLine } from '../../generated/OptionLine.ts';
import { words } from '../../words/words.svelte.ts';
import type { BoardProps } from '../boards.ts';
import type { Entry, Next } from '../steps.ts';
import { friendsOf } from './arena.ts';
import type { Activation } from './activation.svelte.ts';
import { isPlan, opens } from './choices.ts';
import { forecastOf } from './forecast.ts';
import { objectName } from './names.ts';
import { deedsOf, targetOf, type Deed } from './order.ts';

/** An attack bar that can be used now. */
export interface Bar {
  group: string;
  best: Deed;
  name: string;
  dice: number;
}

const [getTable, setTable, hasTable] = createContext<WarsTable>();
export { getTable, hasTable, setTable };

/**
 * What the player of Mage Wars has in mind: which answer is picked and would be given by the gold button, and which
 * attack or spell targets are shown for. Nothing here decides what is legal.
 */
export class WarsTable {
  readonly #props: () => BoardProps;
  /** Creatures that are picked before they are activated. */
  readonly activation: Activation;
  #picked = $state.raw<{ asked: unknown; option: OptionLine } | null>(null);
  /** The question whose rare answers are in sight. */
  #more = $state.raw<unknown>(null);
  /** A creature is being dragged: nothing may lie over its targets. */
  dragging = $state(false);
  /** An answer against our own mage that was asked for once. */
  #sure = $state.raw<OptionLine | null>(null);

  constructor(activation: Activation) {
    this.#props = () => activation.game;
    this.activation = activation;
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
    // Whom to activate is not decided by a press of Enter.
    if (!first || first.verb === 'activate') return null;
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
      .slice(0, this.castable.length > 0 ? 7 : 9);
  });

  /** Spells of the hand that can be cast now; the last ones have the keys 8 and 9. */
  castable = $derived.by((): string[] =>
    this.#props()
      .chooser.entries.flatMap(({ path: [head] }) => (head?.includes(':card:') ? [head] : []))
      .filter((key, at, all) => all.indexOf(key) === at)
      .slice(0, 2),
  );

  spellKey(group: string): string | null {
    const at = this.castable.indexOf(group);
    return at < 0 ? null : String(8 + at);
  }

  /** The attack bars of whoever acts, each with its best target. */
  bars = $derived.by((): Bar[] => {
    const attacks = this.common.filter(({ group }) => group.startsWith('bar:'));
    const groups = attacks
      .map(({ group }) => group)
      .filter((group, at, all) => all.indexOf(group) === at);
    return groups.flatMap((group) => {
      const best = attacks.find((deed) => deed.group === group);
      if (!best) return [];
      const [, object = '', at = ''] = group.split(':');
      const found = this.view.objects.find(({ id }) => id === Number(object));
      const bar = found?.type === 'creature' ? found.attacks[Number(at)] : undefined;
      const dice = forecastOf(this.view, best.entry.option.choice)?.odds.dice.value;
      const name = bar
        ? words.name(`attack-${bar.name}`, bar.name)
        : objectName(this.view, Number(object));
      return [{ group, best, name, dice: dice ?? bar?.dice.value ?? 0 }];
    });
  });

  /** Of several attacks on one target: the one with the bar that is picked, or the best. */
  attackBehind({ entries }: Next): Entry | null {
    const attacks = this.deeds.filter(
      ({ verb, entry }) => verb === 'attack' && entries.includes(entry),
    );
    if (attacks.length < entries.length) return null;
    const picked = attacks.find(({ group }) => group === this.gold?.group);
    return (picked ?? attacks[0])?.entry ?? null;
  }

  /** The first press picks, the second does it. */
  press(deed: Deed): void {
    if (this.gold === deed) this.confirm();
    else this.pick(deed.entry.option);
  }

  /** Picks the next answer of a group; false after the last one. */
  next(group: string | undefined): boolean {
    const deeds = this.common.filter((deed) => deed.group === group);
    const deed = deeds[deeds.findIndex((one) => one === this.gold) + 1];
    if (deed) this.pick(deed.entry.option);
    return deed !== undefined;
  }

  get more(): boolean {
    const { asked } = this.#props();
    return asked !== null && this.#more === asked;
  }

  showMore(): void {
    this.#more = this.#props().asked;
  }

  /** Whether every answer behind a step would hurt our own, and nobody has asked for such answers. */
  isKept({ entries }: Next): boolean {
    return (
      !this.more &&
      entries.length > 0 &&
      entries.every((entry) => this.rare.some((deed) => deed.entry === entry)) &&
      this.common.length > 0
    );
  }

  /** Whether it would hurt our own mage. */
  isGrave(deed: Deed): boolean {
    const target = targetOf(deed.entry);
    const mine = this.view.seats.some(
      ({ seat, mage }) => mage === target && this.friends.includes(seat),
    );
    return deed.rare && mine;
  }

  /** The gold button asks a second time before it hurts our own mage. */
  get doubts(): boolean {
    return this.gold !== null && this.isGrave(this.gold) && this.#sure !== this.gold.entry.option;
  }

  keyOf(option: OptionLine): string | null {
    const at = this.numbered.indexOf(option);
    return at < 0 ? null : String(at + 1);
  }

  pick(option: OptionLine): void {
    this.#picked = { asked: this.#props().asked, option };
  }

  /** Whether somebody has picked it, and it does not only come first. */
  isPicked(option: OptionLine): boolean {
    return this.#picked?.asked === this.#props().asked && this.#picked?.option === option;
  }

  confirm(): void {
    if (!this.gold) return;
    if (this.doubts) this.#sure = this.gold.entry.option;
    else this.game.chooser.answer(this.gold.entry.option);
  }
}
