import type { StoryLine } from '../story.ts';

/** How a game shows what happened. */
export interface Motion {
  /** How long a line is to be seen, in milliseconds at normal pace. */
  time: (line: StoryLine, own: boolean) => number;
  /**
   * The view after a line, on the way to the view the update brings; a game without leaves it as it is until the
   * answer's own view comes.
   */
  fold?: (view: unknown, line: StoryLine, after: unknown) => unknown;
  /** An action is shown line by line, each for its time, instead of as one picture. */
  beats?: boolean;
  /** How long an action is seen at least, though none of its lines takes time. */
  least?: (action: StoryLine[]) => number;
  /** What each of these actions changed, which led to this view. */
  changes?: (actions: StoryLine[][], after: unknown, yours: number[]) => Change[][];
  /** Whether the picture of a line keeps its whole time, however much waits to be shown. */
  unhurried?: (line: StoryLine) => boolean;
  /** Whether the last picture of an action stays until somebody goes on. */
  stays?: (action: StoryLine[], own: boolean) => boolean;
}

/** What an action changed for good, to be read at a glance: `10 → 6, Burn`. */
export interface Change {
  text: string;
  /** For those who read it. */
  tone: 'bad' | 'good' | 'plain';
}

/** Games that say nothing are shown without waiting. */
export const still: Motion = { time: () => 0 };

/** One picture of an action: what is told with it, what the board shows, and how long. */
export interface Beat {
  lines: StoryLine[];
  view: unknown;
  ms: number;
  /** It keeps its time, however much waits to be shown. */
  unhurried: boolean;
}

/** One action: lines that belong together, and what the board shows with them, picture by picture. */
export interface Scene {
  lines: StoryLine[];
  /** The lines it is about; the others took no time and came before or after. */
  action: StoryLine[];
  beats: Beat[];
  /** One of these seats did it, or it happened to one. */
  own: boolean;
  ms: number;
  stays: boolean;
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

/** The pictures of an action. A line that takes no time belongs to the picture before it, or to the first. */
function beatsOf(
  action: StoryLine[],
  before: unknown,
  after: unknown,
  own: boolean,
  motion: Motion,
): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  for (const line of action) {
    view = motion.fold?.(view, line, after) ?? view;
    const ms = motion.time(line, own);
    const unhurried = motion.unhurried?.(line) ?? false;
    const last = beats.at(-1);
    if (!last || (motion.beats && ms > 0 && last.ms > 0))
      beats.push({ lines: [line], view, ms, unhurried });
    else {
      last.lines.push(line);
      last.view = view;
      last.ms += ms;
      last.unhurried ||= unhurried;
    }
  }
  return beats;
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
    const beats = beatsOf(action, view, after, own, motion);
    const last = beats.at(-1);
    view = last?.view ?? view;
    const sum = beats.reduce((all, { ms }) => all + ms, 0);
    const ms = sum > 0 ? sum : (motion.least?.(action) ?? 0);
    if (sum === 0 && last) last.ms = ms;
    if (ms === 0 || !beats[0]) {
      waiting.push(...action);
      continue;
    }
    beats[0].lines.unshift(...waiting);
    const stays = motion.stays?.(action, own) ?? false;
    scenes.push({ lines: [...waiting, ...action], action, beats, own, ms, stays });
    waiting = [];
  }
  const last = scenes.at(-1);
  const shown = last?.beats.at(-1);
  if (last && shown) {
    last.lines.push(...waiting);
    shown.lines.push(...waiting);
    shown.view = after;
  }
  return scenes;
}
