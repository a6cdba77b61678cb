import type { StoryLine } from '../story.ts';

/** How a game shows what happened. */
export interface Motion {
  /** How long a line is to be seen, in milliseconds at normal pace. */
  time: (line: StoryLine, own: boolean) => number;
  /** The view after a line; a game without leaves it as it is until the answer's own view comes. */
  fold?: (view: unknown, line: StoryLine) => unknown;
}

/** Games that say nothing are shown without waiting. */
export const still: Motion = { time: () => 0 };

/** One action: lines that belong together, what the board shows with them, and how long. */
export interface Scene {
  lines: StoryLine[];
  /** The lines it is about; the others took no time and came before or after. */
  action: StoryLine[];
  view: unknown;
  ms: number;
}

/** Divides lines into actions: each begins with a line that says so. */
export function actionsOf(lines: StoryLine[]): StoryLine[][] {
  const actions: StoryLine[][] = [];
  for (const line of lines) {
    const last = actions.at(-1);
    if (last && !line.begins) last.push(line);
    else actions.push([line]);
  }
  return actions;
}

/** Whether one of these seats did it, or it happened to one. */
function isOwn(action: StoryLine[], yours: number[]): boolean {
  const seat = action.find(({ who }) => who?.seat !== undefined)?.who?.seat;
  return seat !== undefined && yours.includes(seat);
}

/** The scenes of an update, from the view before it to its own. What takes no time is part of the scene after it. */
export function scenesOf(
  lines: StoryLine[],
  before: unknown,
  after: unknown,
  yours: number[],
  motion: Motion,
): Scene[] {
  const scenes: Scene[] = [];
  let view = before;
  let waiting: StoryLine[] = [];
  for (const action of actionsOf(lines)) {
    const own = isOwn(action, yours);
    const ms = action.reduce((sum, line) => sum + motion.time(line, own), 0);
    view = action.reduce((seen, line) => motion.fold?.(seen, line) ?? seen, view);
    waiting.push(...action);
    if (ms === 0) continue;
    scenes.push({ lines: waiting, action, view, ms });
    waiting = [];
  }
  const last = scenes.at(-1);
  if (last) {
    last.lines.push(...waiting);
    last.view = after;
  }
  return scenes;
}
