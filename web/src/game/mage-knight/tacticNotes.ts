import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import { words } from '../../words/words.svelte.ts';
import { listOf } from './figures.ts';
import { countOf } from './map.ts';

/** What a Tactic has to work with now, from what its taker sees; nothing where its number says all. */
export function tacticNote(id: string, hero: HeroView, game: MageKnightView): string | null {
  const hand = countOf(hero.hand);
  const deck = countOf(hero.deck);
  const cards = 'known' in hero.hand ? hero.hand.known : [];
  const wounds = cards.filter((card) => card === 'wound').length;
  const colors = game.source.map(({ color }) => color);
  const dice = (shown: typeof colors): string =>
    listOf(shown.map((color) => words.t(`mk-color-${color}`)));
  const basic = colors.filter((color) => color !== 'gold' && color !== 'black');
  switch (id) {
    case 'rethink':
      return words.t('page-mk-now-rethink', { wounds, deck });
    case 'mana-steal':
      return basic.length > 0
        ? words.t('page-mk-now-mana-steal', { dice: dice(basic) })
        : words.t('page-mk-now-mana-steal-none');
    case 'planning':
      return words.t('page-mk-now-planning', {
        limit: hero.hand_limit,
        more: hero.hand_limit + 1,
      });
    case 'great-start':
      return words.t('page-mk-now-great-start', { hand, more: hand + Math.min(2, deck) });
    case 'the-right-moment':
      return words.t('page-mk-now-the-right-moment');
    case 'long-night':
      return words.t('page-mk-now-long-night', { deck });
    case 'mana-search':
      return words.t('page-mk-now-mana-search', { dice: dice(colors) });
    case 'midnight-meditation':
      return words.t('page-mk-now-midnight-meditation', { hand, wounds });
    case 'preparation':
      return words.t('page-mk-now-preparation', { deck });
    case 'sparing-power':
      return words.t('page-mk-now-sparing-power', { deck });
    default:
      return null;
  }
}
