import type { Asked } from '../generated/Asked.ts';
import type { OptionLine } from '../generated/OptionLine.ts';
import type { WhyNot } from '../generated/WhyNot.ts';
import {
  nextSteps,
  startsWith,
  type Entry,
  type Line,
  type Next,
  type Note,
  type Steps,
} from './steps.ts';

/** Whoever asks, and takes the answer. */
export interface Asking {
  readonly update: { revision: number } | null;
  readonly asked: Asked | null;
  readonly pending: unknown;
  answer: (choice: unknown) => void;
}

/** A list has whole answers up to so many; with more it has steps. */
const FEW = 16;

/**
 * Choosing an answer step by step, on the board or in a list. Nothing is thought up here: every step comes from the
 * answers the server offers, and what is closed from those it explains.
 */
export class Chooser {
  #connection: Asking;
  #steps: () => Steps;
  /** Steps taken, and the revision they were taken at: a new question begins from nothing. */
  #taken = $state.raw<{ revision: number; keys: string[] }>({ revision: -1, keys: [] });
  /** The step the pointer rests on, wherever it is drawn. */
  hinted = $state<string | null>(null);
  /** The whole answer the pointer rests on, if the step is one. */
  considered = $state.raw<unknown>(null);
  /** The step on the board that is looked at, whether it is open or not. */
  looked = $state<string | null>(null);
  /** Things the story speaks of where somebody reads. */
  pointed = $state.raw<number[]>([]);
  /** The question is so new that a click was meant for the last one. */
  guarded = $state(false);
  #guard: ReturnType<typeof setTimeout> | undefined;
  /** The closed step somebody tried. */
  #refused = $state.raw<{ revision: number; reasons: WhyNot[] } | null>(null);

  constructor(connection: Asking, steps: () => Steps, note: Note = () => null) {
    this.#connection = connection;
    this.#steps = steps;
    this.noteOf = note;
  }

  /** What is known beforehand of an answer, such as its chance. */
  readonly noteOf: Note;

  /** Points at a step, or at nothing. */
  hint(line: Line | null): void {
    this.hinted = line?.key ?? null;
    this.considered = line?.option?.choice ?? null;
  }

  get #revision(): number {
    return this.#connection.update?.revision ?? -1;
  }

  entries = $derived.by((): Entry[] => {
    const { pathOf } = this.#steps();
    const options = this.#connection.asked?.options ?? [];
    return options.map((option) => ({ option, path: pathOf(option.choice) }));
  });

  prefix = $derived.by((): string[] =>
    this.#taken.revision === this.#revision ? this.#taken.keys : [],
  );

  /** The answers that are still possible. */
  matching = $derived(this.entries.filter(({ path }) => startsWith(path, this.prefix)));

  next = $derived(nextSteps(this.entries, this.prefix));

  /** Answers that need no further step. */
  ends = $derived(this.matching.filter(({ path }) => path.length === this.prefix.length));

  /** Answers that are closed, after the steps taken. */
  closed = $derived.by((): WhyNot[] => {
    const { pathOf } = this.#steps();
    const all = this.#connection.asked?.why_not ?? [];
    if (this.prefix.length === 0) return all;
    return all.filter(({ choice }) => startsWith(pathOf(choice), this.prefix));
  });

  /** Why the step that was tried is closed. */
  refused = $derived.by((): WhyNot[] =>
    this.#refused?.revision === this.#revision ? this.#refused.reasons : [],
  );

  /** Steps that are drawn elsewhere than in the list. */
  sources = $derived(this.next.filter(({ key }) => this.#steps().opens(key)));

  /** The list: whole answers while there are few, otherwise steps. */
  lines = $derived.by((): Line[] => {
    const at = this.prefix.length;
    const { opens } = this.#steps();
    const listed = this.matching.filter(({ path }) => !opens(path[at] ?? ''));
    const whole = ({ option, path }: Entry): Line => ({ key: path[at] ?? null, option });
    if (listed.length <= FEW) return listed.map(whole);
    const steps = nextSteps(listed, this.prefix).map(({ key, entries }): Line => {
      const [only, ...more] = entries;
      return { key, option: only && more.length === 0 ? only.option : null };
    });
    return [...steps, ...this.ends.map(whole)];
  });

  get busy(): boolean {
    return this.#connection.pending !== null;
  }

  step(key: string): Next | undefined {
    return this.next.find((next) => next.key === key);
  }

  isOpen(key: string): boolean {
    return this.next.some((next) => next.key === key);
  }

  /** Takes a step; the last one is the answer. A step that opens a group never answers by itself. */
  take(key: string): void {
    const step = this.step(key);
    if (!step) {
      this.explain(key);
      return;
    }
    const only = step.entries.length === 1 ? step.entries[0] : undefined;
    if (only && !this.#steps().opens(key)) this.answer(only.option);
    else {
      this.#refused = null;
      this.#taken = { revision: this.#revision, keys: [...this.prefix, key] };
    }
  }

  /** Says why a step is closed, if anybody has thought of it. */
  explain(key: string): void {
    const { pathOf } = this.#steps();
    const wanted = [...this.prefix, key];
    const all = this.#connection.asked?.why_not ?? [];
    const reasons = all.filter(({ choice }) => startsWith(pathOf(choice), wanted));
    this.#refused = reasons.length > 0 ? { revision: this.#revision, reasons } : null;
  }

  back(): void {
    this.#refused = null;
    this.#taken = { revision: this.#revision, keys: this.prefix.slice(0, -1) };
  }

  choose(line: Line): void {
    if (line.option) this.answer(line.option);
    else if (line.key !== null) this.take(line.key);
  }

  answer(option: OptionLine): void {
    if (!this.guarded) this.answerNow(option);
  }

  /** Gives an answer that follows from the last one. */
  answerNow(option: OptionLine): void {
    this.#refused = null;
    this.#connection.answer(option.choice);
  }

  /** A new question was shown: for a moment it takes no answer. */
  guard(ms: number): void {
    clearTimeout(this.#guard);
    this.guarded = ms > 0;
    if (ms > 0) this.#guard = setTimeout(() => (this.guarded = false), ms);
  }
}
