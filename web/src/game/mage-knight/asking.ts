import type { IconName } from '../../parts/icon-names.ts';
import { words } from '../../words/words.svelte.ts';
import { sign } from './emblems.ts';
import { planNote } from './plan.ts';
import type { KnightTable } from './table.svelte.ts';

/** The seal beside the question says what it is about. */
export function sealOf(table: KnightTable, over: boolean): IconName {
  if (over) return 'laurels';
  if (!table.asked) return 'hourglass';
  const { combat } = table.game;
  if (combat) {
    if (combat.phase === 'block') return sign('block');
    if (combat.phase === 'damage') return sign('wounds');
    return combat.phase === 'attack' ? sign('attack') : sign('ranged');
  }
  if (table.scene === 'town') return sign('influence');
  if (table.scene === 'tactics') return 'sun';
  return table.scene === 'choice' ? 'laurel-crown' : 'wax-seal';
}

/** What is chosen and what it will do, or what one can do next. */
export function questionNote(table: KnightTable): string {
  const { aim } = table;
  if (!table.asked) return '';
  if (aim) return planNote(table, aim);
  if (table.stopped) return words.t('page-mk-plan-stopped');
  if (table.game.duel) return '';
  switch (table.question) {
    case 'mk-question-turn':
    case 'mk-question-act':
      return words.t('page-mk-note-map');
    case 'mk-question-tactic':
      return words.t('page-mk-note-tactic');
    case 'mk-question-interact':
      return words.t('page-mk-note-town');
    case 'mk-question-damage':
      return words.t('page-mk-note-damage');
    case 'mk-question-ranged':
    case 'mk-question-attack':
      return words.t('page-mk-note-strike');
    case 'mk-question-block':
      return words.t('page-mk-note-block');
    case 'mk-question-artifact-returned':
      return words.t('page-mk-note-artifact');
    default:
      return '';
  }
}
