import type { Component, Snippet } from 'svelte';
import type { Asked } from '../generated/Asked.ts';
import type { MageWarsView } from '../generated/mage-wars/MageWarsView.ts';
import type { Orders } from '../generated/Orders.ts';
import type { Seat } from '../generated/Seat.ts';
import type { SeatInfo } from '../generated/SeatInfo.ts';
import type { Connection } from '../net/connection.svelte.ts';
import type { Chooser } from './chooser.svelte.ts';
import { still, type Motion } from './playback/motion.ts';
import type { Playback } from './playback/playback.svelte.ts';
import type { StoryLine } from './story.ts';
import type { Topics } from './topics.ts';
import { plainSteps, type Note, type Steps } from './steps.ts';
import {
  isForced,
  keyName as mageKnightKey,
  opens as mageKnightOpens,
  pathOf as mageKnightPath,
} from './mage-knight/choices.ts';
import { motion as mageKnightMotion } from './mage-knight/motion.ts';
import MageWarsBoard from './mage-wars/Board.svelte';
import MageWarsControls from './mage-wars/Controls.svelte';
import MageWarsHints from './mage-wars/Hints.svelte';
import MageWarsSide from './mage-wars/Side.svelte';
import { topics } from './mage-wars/topics.ts';
import { keyName, placeOf } from './mage-wars/names.ts';
import { isPass, opens, pathOf } from './mage-wars/choices.ts';
import { noteOf } from './mage-wars/forecast.ts';
import { wayNote } from './mage-wars/aim.ts';
import { motion } from './mage-wars/motion.ts';

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
}

/** A part of the page that is fetched when it is first needed. */
type Fetched<T extends object> = () => Promise<{ default: Component<T> }>;

/** How one game is shown and answered. Only what a game has is drawn. */
export interface Looks {
  Board?: Component<BoardProps>;
  /** The board as others see it, and in records; fetched where it is shown. */
  fetchBoard?: Fetched<BoardProps>;
  /** The whole screen, instead of board, question and story beside each other. */
  fetchTable?: Fetched<TableProps>;
  /** How what happened is played back. */
  motion: Motion;
  /** Beside the question: hands, slots. */
  Controls?: Component<BoardProps>;
  /** Beside the board, instead of the plain list of seats. */
  Side?: Component<BoardProps>;
  /** What a beginner should hear, above the board. */
  Hints?: Component<BoardProps>;
  steps: Steps;
  /** Whether an answer does nothing: where it is the only one, nobody need give it. */
  isIdle: (choice: unknown) => boolean;
  /** What the story can be about. */
  topics?: Topics;
  /** What is known beforehand of an answer. */
  note?: (choice: unknown, view: unknown) => ReturnType<Note>;
  /** Where what a step is about lies. */
  placeOf?: (key: string, view: unknown) => string | null;
  /** A step in words. */
  keyName: (key: string, view: unknown) => string;
}

const plain: Looks = {
  steps: plainSteps,
  isIdle: () => false,
  keyName: (key) => key,
  motion: still,
};

/** The games we can draw. Any other is played by its questions and its story. */
const games: Record<string, Looks | undefined> = {
  'mage-knight': {
    fetchBoard: () => import('./mage-knight/Board.svelte'),
    fetchTable: () => import('./mage-knight/Table.svelte'),
    motion: mageKnightMotion,
    steps: { pathOf: mageKnightPath, opens: mageKnightOpens },
    isIdle: isForced,
    keyName: mageKnightKey,
  },
  'mage-wars': {
    Board: MageWarsBoard,
    Controls: MageWarsControls,
    Side: MageWarsSide,
    Hints: MageWarsHints,
    motion,
    steps: { pathOf, opens },
    isIdle: isPass,
    note: (choice, view) => noteOf(choice, view) ?? wayNote(view as MageWarsView, choice),
    topics,
    placeOf,
    keyName,
  },
};

export function looksOf(game: string | undefined): Looks {
  return (game === undefined ? undefined : games[game]) ?? plain;
}
