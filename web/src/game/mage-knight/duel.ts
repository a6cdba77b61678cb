import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { DuelView } from '../../generated/mage-knight/DuelView.ts';
import { same } from '../same.ts';
import type { KnightTable } from './table.svelte.ts';

/** What the points of an attack are to be spent on, as far as somebody chose and it is still on sale. */
export function spentOf(
  table: KnightTable,
  duel: DuelView,
): { chosen: Choice[]; points: number; answers: Choice[] } {
  const priced = table.spending.flatMap((choice) => {
    const price = duel.uses.find((use) => same(use.choice, choice))?.price;
    return price === null || price === undefined ? [] : [{ choice, price }];
  });
  // Driving the other one off ends the combat, so it comes last.
  const drives = (choice: Choice): boolean => typeof choice === 'object' && 'space' in choice;
  const ordered = [
    ...priced.filter(({ choice }) => !drives(choice)),
    ...priced.filter(({ choice }) => drives(choice)),
  ];
  const chosen = ordered.map(({ choice }) => choice);
  const points = ordered.reduce((sum, { price }) => sum + price, 0);
  const ends = chosen.some(drives);
  return { chosen, points, answers: ends ? chosen : [...chosen, 'decline'] };
}
