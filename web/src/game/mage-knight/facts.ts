import type { CardsView } from '../../generated/mage-knight/CardsView.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { Seat } from '../../generated/mage-knight/Seat.ts';
import { words } from '../../words/words.svelte.ts';
import { cardName, heroName, tacticName } from './faces.ts';
import { countOf } from './map.ts';

/** The colours of crystals, in the order a view counts them. */
const COLORS = ['red', 'blue', 'white', 'green'];

/** Something of the table that has no picture of its own: whom or what it is about, and a sentence. */
export interface Fact {
  about: string;
  text: string;
}

/** What is rarely there and still matters: effects that last, the dummy player's cards, teams, what lies under Tactics. */
export function factsOf(game: MageKnightView): Fact[] {
  const name = (seat: Seat): string =>
    heroName(game.heroes.find((hero) => hero.seat === seat)?.hero ?? '');
  const color = (mana: string): string => words.t(`mk-color-${mana}`);
  const list = (parts: string[]): string => new Intl.ListFormat(words.language).format(parts);
  const named = (cards: CardsView): string =>
    'known' in cards && cards.known.length > 0 ? ` (${list(cards.known.map(cardName))})` : '';

  const turn = game.turn
    ? [{ about: name(game.turn.seat), text: turnText(game.turn.kind, game.turn.healing) }]
    : [];
  const lasting = game.lasting.map(({ owner, effect, color: mana }) => ({
    about: name(owner),
    text: words.t(`page-mk-lasting-${effect}`, { color: mana === null ? '' : color(mana) }),
  }));
  const dice = game.source.flatMap(({ color: mana, place }) => {
    if (typeof place === 'string') return [];
    return 'stored' in place
      ? { about: name(place.stored), text: words.t('page-mk-die-stored', { color: color(mana) }) }
      : {
          about: name(place.claimed),
          text: words.t('page-mk-die-claimed', { color: color(mana) }),
        };
  });
  const cities = game.cities
    .filter(({ shields }) => shields.length > 0)
    .map((city) => ({
      about: words.t('mk-site-city', { color: color(city.color) }),
      text: words.t('page-mk-city-shields', { heroes: list(city.shields.map(name)) }),
    }));
  const heroes = game.heroes.flatMap((hero) => {
    const allies = game.heroes.filter(({ team, seat }) => team === hero.team && seat !== hero.seat);
    return [
      allies.length > 0 &&
        words.t('page-mk-ally', { heroes: list(allies.map((ally) => heroName(ally.hero))) }),
      hero.chosen && words.t('page-mk-chosen-hero'),
      hero.fame_debt > 0 && words.t('page-mk-fame-debt', { fame: hero.fame_debt }),
      hero.stored > 0 &&
        words.t('page-mk-stored', {
          cards: hero.stored,
          tactic: hero.tactic === null ? '' : tacticName(hero.tactic),
        }),
      countOf(hero.drafting) > 0 &&
        words.t('page-mk-drafting', { cards: countOf(hero.drafting) }) + named(hero.drafting),
      countOf(hero.set_aside) > 0 &&
        words.t('page-mk-set-aside', { cards: countOf(hero.set_aside) }) + named(hero.set_aside),
    ]
      .filter((text) => text !== false)
      .map((text) => ({ about: heroName(hero.hero), text }));
  });
  const dummy = game.dummy
    ? [
        {
          about: heroName(game.dummy.hero),
          text: words.t('page-mk-dummy-holds', {
            cards: game.dummy.discard.length,
            crystals: list(
              game.dummy.crystals.flatMap((count, at) =>
                count > 0 ? `${color(COLORS[at] ?? '')} ${count}` : [],
              ),
            ),
          }),
        },
      ]
    : [];
  return [
    ...turn,
    ...combatFacts(game.combat),
    ...lasting,
    ...dice,
    ...cities,
    ...heroes,
    ...dummy,
  ];
}

function turnText(kind: NonNullable<MageKnightView['turn']>['kind'], healing: number): string {
  const rests = typeof kind === 'object' && 'resting' in kind;
  const text = words.t(rests ? 'page-mk-turn-rest' : 'page-mk-turn-of');
  return healing > 0 ? `${text} ${words.t('page-mk-healing-held', { healing })}` : text;
}

/** Why there is a fight, and what is different in it. */
function combatFacts(combat: MageKnightView['combat']): Fact[] {
  if (!combat) return [];
  const { cause, die } = combat;
  const kind =
    typeof cause === 'string'
      ? cause
      : 'assault' in cause
        ? 'assault'
        : 'burning' in cause
          ? 'burning'
          : 'adventure';
  return [
    words.t(`page-mk-cause-${kind}`),
    !combat.units_allowed && words.t('page-mk-no-units-here'),
    combat.knocked_out && words.t('page-mk-knocked-out'),
    combat.die_set && die === null && words.t('page-mk-die-set'),
    die !== null && words.t('page-mk-die-shows', { color: words.t(`mk-color-${die}`) }),
  ]
    .filter((text) => text !== false)
    .map((text) => ({ about: words.t('page-combat'), text }));
}
