import type { CardsView } from '../../generated/mage-knight/CardsView.ts';
import type { Hex } from '../../generated/mage-knight/Hex.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { Site } from '../../generated/mage-knight/Site.ts';
import type { SpaceView } from '../../generated/mage-knight/SpaceView.ts';
import type { Message } from '../../generated/Message.ts';
import type { IconName } from '../../parts/icon-names.ts';

/** From the middle of a space to its corner, in units of the drawing. */
export const RADIUS = 50;
const WIDTH = Math.sqrt(3) * RADIUS;

/** The middle of a space on the drawing; spaces stand on a corner, and east is to the right. */
export function centre(hex: Hex): { x: number; y: number } {
  return { x: WIDTH * (hex.q + hex.r / 2), y: 1.5 * RADIUS * hex.r };
}

/** How far beside the middle of their space a hero stands who is not alone there. */
export function asideOf(
  heroes: { seat: number; at: Hex }[],
  hero: { seat: number; at: Hex },
): number {
  const together = heroes.filter(({ at }) => at.q === hero.at.q && at.r === hero.at.r);
  const place = together.findIndex(({ seat }) => seat === hero.seat);
  return (place - (together.length - 1) / 2) * 26;
}

/** The outline of a space around its middle. */
export const OUTLINE = [0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(RADIUS * Math.cos(angle)).toFixed(1)},${(RADIUS * Math.sin(angle)).toFixed(1)}`;
  })
  .join(' ');

const CORNERS = [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = (Math.PI / 3) * corner + Math.PI / 6;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});
/** The space beyond each side, the side between the first two corners first. */
const BEYOND = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
] as const;

/** The line around several spaces that lie together. */
export function rimOf(hexes: Hex[]): string {
  const inside = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  return hexes
    .flatMap((hex) => {
      const at = centre(hex);
      return BEYOND.flatMap(([dq, dr], side) => {
        if (inside.has(`${hex.q + dq},${hex.r + dr}`)) return [];
        const [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]];
        if (!from || !to) return [];
        const point = ({ x, y }: { x: number; y: number }): string =>
          `${(at.x + x).toFixed(1)} ${(at.y + y).toFixed(1)}`;
        return `M${point(from)}L${point(to)}`;
      });
    })
    .join('');
}

export function spacesOf(view: MageKnightView): SpaceView[] {
  return view.tiles.flatMap((tile) => tile.spaces);
}

/** The part of the drawing that holds all these spaces, with room around them. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function frameOf(hexes: Hex[], room: number): Frame {
  const at = hexes.map(centre);
  const xs = at.map((point) => point.x);
  const ys = at.map((point) => point.y);
  const [left, top] = [Math.min(0, ...xs) - room, Math.min(0, ...ys) - room];
  const [right, bottom] = [Math.max(0, ...xs) + room, Math.max(0, ...ys) + room];
  return { left, top, width: right - left, height: bottom - top };
}

/** How wide a space is in units of the drawing. */
export const SPACE_WIDTH = WIDTH;
/** No space is ever narrower on the screen, in pixels. */
export const NARROWEST = 44;

const SITE_EMBLEMS: Record<Extract<Site, string>, IconName> = {
  portal: 'portal',
  glade: 'sprout',
  village: 'village',
  monastery: 'church',
  keep: 'castle',
  'mage-tower': 'white-tower',
  ruins: 'ancient-ruins',
  dungeon: 'dungeon-gate',
  tomb: 'tombstone',
  'monster-den': 'cave-entrance',
  'spawning-grounds': 'nest-eggs',
};

export function siteEmblem(site: Site): IconName {
  if (typeof site === 'string') return SITE_EMBLEMS[site];
  return 'mine' in site ? 'mine-wagon' : 'medieval-gate';
}

/** The frame of a site says what kind it is: people, walls, adventure, or something to be had. */
export function siteFrame(site: Site): 'inhabited' | 'fortified' | 'adventure' | 'resource' {
  if (typeof site !== 'string') return 'mine' in site ? 'resource' : 'fortified';
  switch (site) {
    case 'village':
    case 'monastery':
    case 'portal':
      return 'inhabited';
    case 'keep':
    case 'mage-tower':
      return 'fortified';
    case 'glade':
      return 'resource';
    case 'ruins':
    case 'dungeon':
    case 'tomb':
    case 'monster-den':
    case 'spawning-grounds':
      return 'adventure';
  }
}

export function siteName(site: Site): Message {
  if (typeof site === 'string') return { id: `mk-site-${site}` };
  const [kind, color] = 'mine' in site ? ['mine', site.mine] : ['city', site.city];
  return { id: `mk-site-${kind}`, args: { color: { id: `mk-color-${color}` } } };
}

/** How many cards there are, whether we know them or not. */
export function countOf(cards: CardsView): number {
  return 'known' in cards ? cards.known.length : cards.hidden;
}
