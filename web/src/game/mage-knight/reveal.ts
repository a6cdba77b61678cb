import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { Position } from '../../generated/mage-knight/Position.ts';
import type { SpaceView } from '../../generated/mage-knight/SpaceView.ts';
import type { TileView } from '../../generated/mage-knight/TileView.ts';
import type { IconName } from '../../parts/icon-names.ts';
import { words } from '../../words/words.svelte.ts';
import type { StoryLine } from '../story.ts';
import { enemyEmblem } from './emblems.ts';
import { enemyName } from './faces.ts';
import { featureEmblem, featureOf } from './features.ts';
import { siteName } from './map.ts';
import { capital } from './spaces.ts';

/** The tile that the last action turned up, if it did. */
export function revealedTile(lines: StoryLine[], game: MageKnightView): TileView | null {
  const begin = lines.findLastIndex(({ begins }) => begins);
  const line = lines
    .slice(Math.max(begin, 0))
    .findLast(({ kind, begins: first }) => kind === 'tile-revealed' || (first && kind === 'moved'));
  const at = (line?.to as { tile?: { at: Position } } | null | undefined)?.tile?.at;
  if (!at) return null;
  return game.tiles.find((tile) => tile.at.a === at.a && tile.at.b === at.b) ?? null;
}

export interface Found {
  key: string;
  icon: IconName;
  text: string;
  /** What nobody has seen yet. */
  hidden: boolean;
}

function foundOn(space: SpaceView): Found | null {
  const what = featureOf(space);
  if (what === null) return null;
  const key = `${space.hex.q},${space.hex.r}`;
  const known = space.tokens.flatMap((token) => ('known' in token ? token.known : []))[0];
  if (space.rampaging && known !== undefined)
    return {
      key,
      icon: enemyEmblem(known),
      text: words.t('page-mk-found-rampaging', { enemy: enemyName(known) }),
      hidden: false,
    };
  const name = space.site ? capital(words.say(siteName(space.site))) : '';
  const hidden = space.tokens.some((token) => 'face-down' in token);
  const face = what === 'ruins' && space.ruin === null;
  const id = face
    ? 'page-mk-found-face-down'
    : hidden
      ? 'page-mk-found-garrison'
      : 'page-mk-found-site';
  return {
    key,
    icon: featureEmblem(what),
    text: words.t(id, { site: name }),
    hidden: hidden || face,
  };
}

/** What came with a tile, and what of it stays hidden. */
export function foundOnTile(tile: TileView): Found[] {
  return tile.spaces.flatMap((space) => foundOn(space) ?? []);
}
