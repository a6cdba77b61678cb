import type { DestinationView } from '../../generated/mage-knight/DestinationView.ts';
import type { Hex } from '../../generated/mage-knight/Hex.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { SpaceView } from '../../generated/mage-knight/SpaceView.ts';
import type { TokenView } from '../../generated/mage-knight/TokenView.ts';
import { words } from '../../words/words.svelte.ts';
import { enemyName, heroName } from './faces.ts';
import { centre, siteName } from './map.ts';

/** With a capital letter, as a label begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** What stands on a space: its site, its enemy, or the land alone. */
export function placeName(space: SpaceView): string {
  const foe = space.rampaging
    ? space.tokens.flatMap((token) => ('known' in token ? token.known : []))[0]
    : undefined;
  if (foe !== undefined) return enemyName(foe);
  if (space.site) return words.say(siteName(space.site));
  return words.t(`mk-terrain-${space.terrain}`);
}

/** The entry of the codex about what stands on a space; none about the land alone. */
export function placeEntry({ site, rampaging, tokens }: SpaceView): string | null {
  const foe = tokens.find((token) => 'known' in token);
  if (rampaging) return foe ? `enemy-${foe.known}` : `site-${rampaging}`;
  if (!site) return null;
  if (typeof site === 'string') return `site-${site}`;
  return 'city' in site ? `city-${site.city}` : 'site-mine';
}

/** An enemy by its name, where that is known. */
function tokenName(token: TokenView): string {
  return 'known' in token ? enemyName(token.known) : words.t('page-mk-unknown-enemy');
}

/** What the last step of a way leads into, said before it is taken. */
export function warningOf(way: DestinationView, game: MageKnightView): string | null {
  const hero = game.heroes.find(({ seat }) => seat === way.hero);
  const provoked = way.provokes.map(tokenName);
  const enemies = new Intl.ListFormat(words.language).format(provoked);
  if (way.assault && provoked.length > 0) return words.t('page-mk-warn-both', { enemies });
  if (way.assault && hero) return words.t('page-mk-warn-hero-keep', { hero: heroName(hero.hero) });
  if (way.assault) return words.t('page-mk-warn-assault');
  if (provoked.length > 0) return words.t('page-mk-warn-provoke', { enemies });
  if (hero) return words.t('page-mk-warn-hero', { hero: heroName(hero.hero) });
  return null;
}

/** A space in words: what it is, what lies there, who stands there, and what going there costs. */
export function describe(
  space: SpaceView,
  game: MageKnightView,
  way: DestinationView | undefined,
  points: number,
): string {
  const terrain = words.t(`mk-terrain-${space.terrain}`);
  const cost = space.cost.points;
  const parts = [
    cost === null
      ? words.t('page-space-closed', { terrain })
      : words.t('page-space', { terrain, cost }),
  ];
  if (space.site || space.rampaging) parts.unshift(placeName(space));
  if (!space.rampaging) parts.push(...space.tokens.map(tokenName));
  const owner = game.heroes.find(({ seat }) => seat === space.shield);
  if (owner) parts.push(words.t('page-mk-shield-of', { hero: heroName(owner.hero) }));
  for (const hero of game.heroes)
    if (hero.at.q === space.hex.q && hero.at.r === space.hex.r)
      parts.push(words.t('page-hero-here', { hero: heroName(hero.hero) }));
  if (way) {
    parts.push(words.t('page-mk-way', { cost: way.cost, points }));
    const warning = warningOf(way, game);
    if (warning !== null) parts.push(warning);
  }
  return parts.join('; ');
}

const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of these spaces in the direction of an arrow key. */
export function stepsTowards(key: string, from: Hex, spaces: Hex[]): Hex | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = centre(from);
  const rated = spaces.flatMap((hex) => {
    const at = centre(hex);
    const [dx, dy] = [at.x - here.x, at.y - here.y];
    const along = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    return along > 1 ? [{ hex, far: along + aside * 2 }] : [];
  });
  return rated.sort((one, other) => one.far - other.far)[0]?.hex ?? null;
}
