import type { Arena } from '../../generated/mage-wars/Arena.ts';
import type { ConjurationView } from '../../generated/mage-wars/ConjurationView.ts';
import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { ObjectView } from '../../generated/mage-wars/ObjectView.ts';
import type { WaitingView } from '../../generated/mage-wars/WaitingView.ts';
import type { Seat } from '../../generated/Seat.ts';

/** A zone and who stands in it, ready to be drawn. */
export interface ZoneTile {
  name: string;
  /** Counted from the left, and from the bottom. */
  column: number;
  row: number;
  creatures: CreatureView[];
  conjurations: ConjurationView[];
  /** Walls on its upper and right border; each border is drawn by one of its zones. */
  walls: Wall[];
  /** Its upper and right borders, where there are zones beyond. */
  borders: Edge[];
  /** Enchantments of the zone itself. */
  enchantments: Attached[];
  away: AwayView[];
  /** Cards that come into play here at the end of the round. */
  waiting: WaitingView[];
  orbs: OrbView[];
  /** The special tile that lies there. */
  tile: TileView | null;
  /** The other end of the Secret Passage that begins there. */
  passage: string | null;
}

export interface Edge {
  side: 'top' | 'right';
  border: string;
}

export interface Wall {
  side: 'top' | 'right';
  wall: ConjurationView;
}

/** What is attached to something: enchantments and conjurations, and what a mage wears. */
export type Attached = Exclude<ObjectView, { type: 'creature' | 'away' | 'orb' | 'tile' }>;

/** A creature that is out of the arena for a while. */
export type AwayView = Extract<ObjectView, { type: 'away' }>;

/** A V'Tar Orb. */
export type OrbView = Extract<ObjectView, { type: 'orb' }>;

/** A special tile of a map. */
export type TileView = Extract<ObjectView, { type: 'tile' }>;

/** All zones row by row from the top left; row 1 lies at the bottom, as on a map. */
export function zonesOf(view: MageWarsView): ZoneTile[] {
  const creatures = view.objects.filter((object) => object.type === 'creature');
  const conjurations = view.objects.filter((object) => object.type === 'conjuration');
  const attached = view.objects.filter(isAttached);
  const zones: ZoneTile[] = [];
  for (let row = view.arena.rows; row >= 1; row--) {
    for (let column = 0; column < view.arena.columns; column++) {
      const name = zoneName(column, row);
      if (view.arena.missing.includes(name)) continue;
      zones.push({
        name,
        column,
        row,
        creatures: creatures.filter((creature) => creature.zone === name),
        conjurations: conjurations.filter(({ spot }) => spot.at === 'zone' && spot.zone === name),
        walls: conjurations.flatMap((wall) => wallOf(name, wall)),
        borders: bordersOf(view.arena, column, row),
        enchantments: attached.filter(
          (object) =>
            object.type !== 'conjuration' &&
            object.type !== 'equipment' &&
            object.spot.at === 'zone' &&
            object.spot.zone === name,
        ),
        waiting: view.waiting.filter((card) => card.zone === name),
        away: view.objects
          .filter((object) => object.type === 'away')
          .filter((object) => object.zone === name),
        orbs: view.objects
          .filter((object) => object.type === 'orb')
          .filter((object) => object.zone === name),
        tile:
          view.objects
            .filter((object) => object.type === 'tile')
            .find((object) => object.zone === name) ?? null,
        passage: passageFrom(view, name),
      });
    }
  }
  return zones;
}

/** A border names the left or lower of its zones first. */
function wallOf(zone: string, wall: ConjurationView): Wall[] {
  if (wall.spot.at !== 'border' || wall.spot.between[0] !== zone) return [];
  const sameColumn = wall.spot.between[1][0] === zone[0];
  return [{ side: sameColumn ? 'top' : 'right', wall }];
}

function passageFrom(view: MageWarsView, zone: string): string | null {
  const ends = view.domination?.passage ?? null;
  if (!ends?.includes(zone)) return null;
  return ends[0] === zone ? ends[1] : ends[0];
}

/** Where zones are missing, counted as zones are. */
export function missingOf(view: MageWarsView): { name: string; column: number; row: number }[] {
  return view.arena.missing.map((name) => ({
    name,
    column: name.charCodeAt(0) - 65,
    row: Number(name.slice(1)),
  }));
}

function zoneName(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row}`;
}

function bordersOf(arena: Arena, column: number, row: number): Edge[] {
  const name = zoneName(column, row);
  const edges: Edge[] = [];
  const [above, right] = [zoneName(column, row + 1), zoneName(column + 1, row)];
  if (row < arena.rows && !arena.missing.includes(above))
    edges.push({ side: 'top', border: `${name}-${above}` });
  if (column + 1 < arena.columns && !arena.missing.includes(right))
    edges.push({ side: 'right', border: `${name}-${right}` });
  return edges;
}

function isAttached(object: ObjectView): object is Attached {
  return (
    object.type !== 'creature' &&
    object.type !== 'away' &&
    object.type !== 'orb' &&
    object.type !== 'tile'
  );
}

export function attachedTo(view: MageWarsView, host: number): Attached[] {
  return view.objects.filter(isAttached).filter((object) => hostOf(object) === host);
}

function hostOf(object: Attached): number | null {
  if (object.type === 'equipment') return object.host;
  return object.spot.at === 'host' ? object.spot.host : null;
}

/** Where something is, following what carries it. */
export function zoneOf(view: MageWarsView, id: number): string | null {
  const object = view.objects.find((other) => other.id === id);
  if (!object) return null;
  if (object.type === 'equipment') return zoneOf(view, object.host);
  if (!isAttached(object)) return object.zone;
  switch (object.spot.at) {
    case 'zone':
      return object.spot.zone;
    case 'host':
      return zoneOf(view, object.spot.host);
    case 'border':
      return object.spot.between.join('–');
  }
}

/** Who controls it; tiles and some others are nobody's. */
export function controllerOf(view: MageWarsView, id: number | null): Seat | null | undefined {
  const object = view.objects.find((other) => other.id === id);
  return object?.type === 'tile' ? null : object?.controller;
}

/** Whether everyone can see what it is. */
export function isOpen(attached: Attached): boolean {
  return attached.type !== 'hidden' && (attached.type !== 'enchantment' || attached.revealed);
}

/** What has Life and damage. */
export type Alive = Pick<CreatureView, 'life' | 'damage'>;

/** Damage it can still take. */
export function pointsLeft(of: Alive): number {
  return Math.max(0, of.life.value - of.damage);
}

/** Life left, in percent of the whole, for the bar. */
export function lifeLeft(of: Alive): number {
  return of.life.value > 0 ? Math.round((100 * pointsLeft(of)) / of.life.value) : 0;
}

/** Our seats and those that play with us. */
export function friendsOf(view: Pick<MageWarsView, 'seats'>, yours: number[]): number[] {
  const teams = view.seats.filter(({ seat }) => yours.includes(seat)).map(({ team }) => team);
  return view.seats.filter(({ team }) => teams.includes(team)).map(({ seat }) => seat);
}
