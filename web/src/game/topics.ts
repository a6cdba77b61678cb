import type { Message } from '../generated/Message.ts';

/** What lines of a story can be about. */
export interface Topics {
  /** Each is a message `page-topic-…`. */
  names: readonly string[];
  /** What a line is about, by its message. */
  of: (id: string) => string;
}

/** The things a line speaks of. */
export function objectsOf(line: Message): number[] {
  return Object.values(line.args ?? {}).flatMap((arg) =>
    typeof arg === 'object' && 'object' in arg ? [arg.object] : [],
  );
}
