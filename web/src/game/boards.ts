import type { Component } from 'svelte';
import type { Seat } from '../generated/Seat.ts';
import type { SeatInfo } from '../generated/SeatInfo.ts';
import MageKnightBoard from './mage-knight/Board.svelte';
import MageWarsBoard from './mage-wars/Board.svelte';

/** What every board is given: the view, and whose eyes it is. */
export interface BoardProps {
  view: unknown;
  yours: Seat[];
  seats: SeatInfo[];
}

/** The boards there are, by game. A game without one is played by its questions and its story. */
export const boards: Record<string, Component<BoardProps> | undefined> = {
  'mage-knight': MageKnightBoard,
  'mage-wars': MageWarsBoard,
};
