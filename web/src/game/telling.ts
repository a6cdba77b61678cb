import type { Seat } from '../generated/Seat.ts';
import { objectsOf, type StoryLine } from './story.ts';

/** A die that was rolled, as it is drawn in the story. */
export interface Glyph {
  text: string;
  look: 'plain' | 'blank' | 'critical' | 'effect';
  /** What it is called; `text` where there is nothing more to say. */
  name?: string;
}

/** How a game tells its story as prose. What a game leaves out is told line by line, action by action. */
export interface Telling {
  /** Whether a part begins here, such as a round; its sentence is the heading. */
  isChapter: (line: StoryLine) => boolean;
  /** Whether a turn begins here, after one that began with `before`. */
  opens: (line: StoryLine, before: StoryLine) => boolean;
  /** Bookkeeping: it belongs to the act that caused it, and is said under “every rule” alone. */
  isQuiet: (line: StoryLine) => boolean;
  /** Whether its dice say all of it. */
  isRoll?: (line: StoryLine) => boolean;
  /** Whether it is what the reader looks for: damage, an end. */
  isWeighty?: (line: StoryLine) => boolean;
  glyph?: (die: unknown) => Glyph | null;
}

export const plainTelling: Telling = {
  isChapter: () => false,
  opens: ({ begins }) => begins === true,
  isQuiet: ({ text }) => text === undefined,
};

/** A line with its place in the whole story. */
export interface Placed {
  line: StoryLine;
  at: number;
}

/** What somebody did, from the line that opened it to the next such. */
export interface Turn {
  at: number;
  /** Whose deed it was. */
  seat: Seat | null;
  /** The thing that acted. */
  actor: number | null;
  /** The lines that are said. */
  lines: Placed[];
  /** One more than the place of its last line, said or not. */
  end: number;
}

export interface Chapter {
  at: number;
  head: StoryLine | null;
  turns: Turn[];
}

/** The story by chapters and turns. Turns of which nothing is said are left out. */
export function chaptersOf(lines: StoryLine[], telling: Telling): Chapter[] {
  const chapters: Chapter[] = [];
  let turn: Turn | null = null;
  let opener: StoryLine | null = null;
  lines.forEach((line, at) => {
    let chapter = chapters.at(-1);
    if (!chapter || telling.isChapter(line)) {
      chapter = { at, head: telling.isChapter(line) ? line : null, turns: [] };
      chapters.push(chapter);
      turn = null;
      opener = null;
      if (chapter.head) return;
    }
    if (!turn || (opener && telling.opens(line, opener))) {
      turn = { at, seat: line.who?.seat ?? null, actor: null, lines: [], end: at };
      opener = line;
      chapter.turns.push(turn);
    }
    turn.seat ??= line.who?.seat ?? null;
    turn.actor ??= line.who?.object ?? null;
    turn.end = at + 1;
    if (line.text && !telling.isQuiet(line)) turn.lines.push({ line, at });
  });
  for (const chapter of chapters)
    chapter.turns = chapter.turns.filter(({ lines: said }) => said.length > 0);
  return chapters.filter(({ head, turns }) => head !== null || turns.length > 0);
}

/** Everything a turn is about. */
export function objectsOfTurn({ lines }: Turn): number[] {
  return [...new Set(lines.flatMap(({ line }) => objectsOf(line)))];
}
