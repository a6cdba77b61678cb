import type { Message } from '../generated/Message.ts';
import type { Update } from '../generated/Update.ts';

/** One thing that happened, in any game; each game has a type of its own that knows the words. */
export type StoryLine = Update['lines'][number];

/** The sentences of a story. Other lines are for pictures. */
export function sentencesOf(lines: StoryLine[]): Message[] {
  return lines.flatMap(({ text }) => text ?? []);
}

/** The things of the view a line is about. */
export function objectsOf({ who, what, cause }: StoryLine): number[] {
  const pieces = [who, ...(what ?? []), cause];
  return pieces.flatMap((piece) => piece?.object ?? []);
}
