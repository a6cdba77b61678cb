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

/** Puts a message into words: in the first of these languages that has it, or else its bare id. */
export function sentence(message: Message, bundles: FluentBundle[]): string {
  for (const bundle of bundles) {
    const pattern = patternOf(message.id, bundle);
    if (pattern) return bundle.formatPattern(pattern, variables(message, bundles), []);
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

function variables(message: Message, bundles: FluentBundle[]): Record<string, FluentVariable> {
  const entries = Object.entries(message.args ?? {});
  return Object.fromEntries(entries.map(([name, arg]) => [name, variable(arg, bundles)]));
}

function variable(arg: Arg, bundles: FluentBundle[]): FluentVariable {
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  return sentence('object' in arg ? arg.name : arg, bundles);
}
