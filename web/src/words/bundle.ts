import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../generated/Arg.ts';
import type { Message } from '../generated/Message.ts';

/** The sentences of one language. */
export function bundleOf(language: string, files: string[]): FluentBundle {
  // Isolation marks guard mixed scripts; ours is Latin throughout, and they would end up in labels tests read.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** A part of a sentence; the name of an object of the view can be pointed at. */
export interface Piece {
  text: string;
  object: number | null;
}

// Characters of no language, around names of objects while a sentence is put together.
const BEGIN = '\uE000';
const NAME = '\uE001';
const END = '\uE002';

/** Who sits at a seat, by its letter: what they are called, and whether it is we. */
export type People = (letter: string) => { name: string; you: boolean } | null;

const nobody: People = () => null;

/** A sentence with the names of objects apart. */
export function pieces(
  message: Message,
  bundles: FluentBundle[],
  people: People = nobody,
): Piece[] {
  return said(message, bundles, true, people)
    .split(BEGIN)
    .flatMap((part, at): Piece[] => {
      if (at === 0) return [{ text: part, object: null }];
      const [object = '', text = '', after = ''] = part.split(/[\uE001\uE002]/);
      return [
        { text, object: Number(object) },
        { text: after, object: null },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** Puts a message into words: in the first of these languages that has it, or else its bare id. */
export function sentence(
  message: Message,
  bundles: FluentBundle[],
  people: People = nobody,
): string {
  return said(message, bundles, false, people);
}

/** A negative number has a minus, not a hyphen. */
function withMinus(text: string): string {
  return text.replace(/(^|[^\p{L}\p{N}])-(?=\p{N})/gu, '$1−');
}

function said(message: Message, bundles: FluentBundle[], marked: boolean, people: People): string {
  const seat = message.args?.seat;
  for (const bundle of bundles) {
    // A sentence about a seat may have another form for its player's name, and one that speaks to them. Only then is
    // asked who sits there: their name may be a sentence about the seat itself.
    const hasForms = bundle.getMessage(message.id)?.attributes.named !== undefined;
    const person = hasForms && typeof seat === 'string' ? people(seat) : null;
    const form = person ? patternOf(`${message.id}.${person.you ? 'you' : 'named'}`, bundle) : null;
    const pattern = form ?? patternOf(message.id, bundle);
    if (!pattern) continue;
    const values = variables(message, bundles, marked, people);
    if (form && person) values.seat = person.name;
    return withMinus(bundle.formatPattern(pattern, values, []));
  }
  return message.id;
}

/** `flying.name` is the attribute `name` of the message `flying`. */
function patternOf(id: string, bundle: FluentBundle) {
  const [name = id, attribute] = id.split('.');
  const found = bundle.getMessage(name);
  return attribute === undefined ? found?.value : found?.attributes[attribute];
}

/** Whether any of these languages has words for this id. */
export function has(id: string, bundles: FluentBundle[]): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

function variables(
  message: Message,
  bundles: FluentBundle[],
  marked: boolean,
  people: People,
): Record<string, FluentVariable> {
  const entries = Object.entries(message.args ?? {});
  return Object.fromEntries(
    entries.map(([name, arg]) => [name, variable(arg, bundles, marked, people)]),
  );
}

function variable(
  arg: Arg,
  bundles: FluentBundle[],
  marked: boolean,
  people: People,
): FluentVariable {
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  if (!('object' in arg)) return said(arg, bundles, marked, people);
  const name = said(arg.name, bundles, false, people);
  return marked ? `${BEGIN}${arg.object}${NAME}${name}${END}` : name;
}
