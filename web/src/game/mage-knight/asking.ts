import type { IconName } from '../../parts/icon-names.ts';
import { words } from '../../words/words.svelte.ts';
import { sign } from './emblems.ts';
import { heroName } from './faces.ts';
import { planNote } from './plan.ts';
import { describe } from './spaces.ts';
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
  if (table.scene === 'tactics' || table.scene === 'round') return 'sun';
  return table.scene === 'choice' ? 'laurel-crown' : 'wax-seal';
}

/** Of two Artifacts one is kept: then pressing it is easier to read than giving the other one back. */
export function keepsArtifact({ question, options }: KnightTable): boolean {
  return question === 'mk-question-artifact-returned' && options.length === 2;
}

/** How few cards of the dummy player say that the round ends soon. */
const FEW_CARDS = 3;

/** The end of the round, said before it comes. */
function roundWarning({ game, me }: KnightTable): string | null {
  const { announced, dummy } = game;
  if (announced === 'dummy')
    return words.t('page-mk-warn-last-turn', { who: words.t('page-mk-dummy') });
  if (announced !== null) {
    const hero = game.heroes.find(({ seat }) => seat === announced.seat);
    return hero && hero.seat !== me?.seat
      ? words.t('page-mk-warn-last-turn', { who: heroName(hero.hero) })
      : null;
  }
  return dummy && dummy.deck <= FEW_CARDS
    ? words.t('page-mk-warn-dummy', { cards: dummy.deck })
    : null;
}

/** What is chosen and what it will do, or what one can do next. */
export function questionNote(table: KnightTable): string {
  const { aim } = table;
  if (!table.asked) return '';
  if (aim) return planNote(table, aim);
  if (table.stopped) return words.t('page-mk-plan-stopped');
  if (table.game.duel) return '';
  if (table.spot && table.scene === 'map') return describe(table.spot, table.game, undefined, 0);
  const ends = roundWarning(table);
  switch (table.question) {
    case 'mk-question-turn':
    case 'mk-question-act':
      return ends ?? words.t('page-mk-note-map');
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
