import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { Looks } from '../boards.ts';
import { wayNote } from './aim.ts';
import Board from './Board.svelte';
import { isPass, opens, pathOf } from './choices.ts';
import Controls from './Controls.svelte';
import { noteOf } from './forecast.ts';
import Hints from './Hints.svelte';
import { motion } from './motion.ts';
import { keyName, placeOf } from './names.ts';
import Side from './Side.svelte';
import { topics } from './topics.ts';

/** How Mage Wars is shown and answered. */
export const looks: Looks = {
  Board,
  Controls,
  Side,
  Hints,
  motion,
  steps: { pathOf, opens },
  isIdle: isPass,
  note: (choice, view) => noteOf(choice, view) ?? wayNote(view as MageWarsView, choice),
  topics,
  placeOf,
  keyName,
};
