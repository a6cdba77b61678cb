import type { Feature } from '../../generated/mage-knight/Feature.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { SpaceView } from '../../generated/mage-knight/SpaceView.ts';
import type { IconName } from '../../parts/icon-names.ts';
import { siteEmblem, spacesOf } from './map.ts';

/** What stands on a space, as a kind that can be counted. */
export function featureOf(space: SpaceView): Feature | null {
  if (space.rampaging) return space.rampaging === 'orc' ? 'orcs' : 'draconum';
  const { site } = space;
  if (site === null || site === 'portal') return null;
  if (typeof site === 'string') return site;
  return 'mine' in site ? 'mine' : 'city';
}

/** What can be taken, so that it matters how many are left. */
const TAKEN: Feature[] = [
  'keep',
  'mage-tower',
  'ruins',
  'dungeon',
  'tomb',
  'monster-den',
  'spawning-grounds',
];

const ORDER: Feature[] = [
  'city',
  ...TAKEN,
  'orcs',
  'draconum',
  'mine',
  'glade',
  'village',
  'monastery',
];

export interface Count {
  what: Feature;
  all: number;
  /** How many nobody has taken; nothing for what cannot be taken. */
  open: number | null;
}

/** Everything on the map, counted by kind. */
export function census(game: MageKnightView): Count[] {
  const spaces = spacesOf(game);
  return ORDER.flatMap((what) => {
    const found = spaces.filter((space) => featureOf(space) === what);
    if (found.length === 0) return [];
    const open = TAKEN.includes(what) ? found.filter(({ shield }) => shield === null).length : null;
    return { what, all: found.length, open };
  });
}

export function featureEmblem(what: Feature): IconName {
  switch (what) {
    case 'orcs':
      return 'orc-head';
    case 'draconum':
      return 'dragon-head';
    case 'mine':
      return 'mine-wagon';
    case 'city':
      return 'elven-castle';
    default:
      return siteEmblem(what);
  }
}
