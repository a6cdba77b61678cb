import type { GameUi } from '../boards.ts';
import { isForced, keyName, opens, pathOf } from './choices.ts';
import { motion } from './motion.ts';
import Table from './Table.svelte';
import { telling } from './telling.ts';

/** How Mage Knight is shown and answered. */
export const ui: GameUi = {
  Table,
  motion,
  telling,
  steps: { pathOf, opens },
  isIdle: isForced,
  keyName,
};
