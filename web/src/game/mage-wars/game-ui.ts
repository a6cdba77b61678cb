import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { GameUi } from '../boards.ts';
import { wayNote } from './aim.ts';
import { isPass, opens, pathOf } from './choices.ts';
import { noteOf } from './forecast.ts';
import { motion } from './motion.ts';
import { keyName, placeOf } from './names.ts';
import Table from './Table.svelte';
import { telling } from './telling.ts';
import { topics } from './topics.ts';

/** How Mage Wars is shown and answered. */
export const ui: GameUi = {
  Table,
  hasSeats: true,
  motion,
  steps: { pathOf, opens },
  isIdle: isPass,
  note: (choice, view) => noteOf(choice, view) ?? wayNote(view as MageWarsView, choice),
  telling,
  topics,
  placeOf,
  keyName,
};
