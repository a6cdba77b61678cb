import type { StoryLine } from './story.ts';

/** What lines of a story can be about. */
export interface Topics {
  /** Each is a message `page-topic-…`. */
  names: readonly string[];
  of: (line: StoryLine) => string;
}
