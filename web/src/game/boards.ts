import type { Component, Snippet } from 'svelte';
import type { Asked } from '../generated/Asked.ts';
import type { Orders } from '../generated/Orders.ts';
import type { Seat } from '../generated/Seat.ts';
import type { SeatInfo } from '../generated/SeatInfo.ts';
import type { Connection } from '../net/connection.svelte.ts';
import type { Chooser } from './chooser.svelte.ts';
import { still, type Motion } from './playback/motion.ts';
import type { Playback } from './playback/playback.svelte.ts';
import type { StoryLine } from './story.ts';
import type { Telling } from './telling.ts';
import type { Topics } from './topics.ts';
import { plainSteps, type Note, type Steps } from './steps.ts';
/** What everything of one game on the screen is given: the view, whose eyes it is, and what is asked. */
export interface BoardProps {
  view: unknown;
  /** Whose view it is; nobody's for those who watch. */
  seat: Seat | null;
  yours: Seat[];
  seats: SeatInfo[];
  waiting: Seat[];
  asked: Asked | null;
  chooser: Chooser;
  /** What has happened, as this viewer knows it. */
  story: StoryLine[];
  /** What our seat wants to be asked in windows, and how to change it. */
  orders: Orders;
  order: (orders: Orders) => void;
}

/** What a game gets that lays out the whole screen itself. */
export interface TableProps {
  game: BoardProps;
  connection: Connection;
  playback: Playback;
  /** What belongs to every table: invitations, clocks, chat, tools. */
  aside: Snippet;
  /** In a record: what stands in the place of the question. */
  deck?: Snippet;
  /** In a record: shows lines again on the board as it was, instead of on the board as it is. */
  rerun?: (lines: StoryLine[]) => void;
}

/** How one game is shown and answered. Only what a game has is drawn. */
export interface GameUi {
  /** The whole screen, instead of question and story alone. */
  Table?: Component<TableProps>;
  /** How what happened is played back. */
  motion: Motion;
  /** The table draws the seats itself. */
  hasSeats?: boolean;
  steps: Steps;
  /** Whether an answer does nothing: where it is the only one, nobody need give it. */
  isIdle: (choice: unknown) => boolean;
  /** What the story can be about. */
  topics?: Topics;
  /** How the story is told as prose. */
  telling?: Telling;
  /** What is known beforehand of an answer. */
  note?: (choice: unknown, view: unknown) => ReturnType<Note>;
  /** Where what a step is about lies. */
  placeOf?: (key: string, view: unknown) => string | null;
  /** A step in words. */
  keyName: (key: string, view: unknown) => string;
}

export const plain: GameUi = {
  steps: plainSteps,
  isIdle: () => false,
  keyName: (key) => key,
  motion: still,
};

/** The games we can draw, each fetched with its first table. Any other is played by its questions and its story. */
const games: Record<string, (() => Promise<{ ui: GameUi }>) | undefined> = {
  'mage-knight': () => import('./mage-knight/game-ui.ts'),
  'mage-wars': () => import('./mage-wars/game-ui.ts'),
};

export async function gameUiOf(game: string): Promise<GameUi> {
  return (await games[game]?.())?.ui ?? plain;
}
