import type { ConjurationView } from '../../generated/mage-wars/ConjurationView.ts';
import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { ObjectView } from '../../generated/mage-wars/ObjectView.ts';
import type { IconName } from '../../parts/icon-names.ts';

/** A zone and who stands in it, ready to be drawn. */
export interface ZoneTile {
  name: string;
  creatures: CreatureView[];
  conjurations: ConjurationView[];
  /** Walls on its upper and right border; each border is drawn by one of its zones. */
  walls: Wall[];
}

export interface Wall {
  side: 'top' | 'right';
  wall: ConjurationView;
}

/** What is attached to something: enchantments and conjurations, and what a mage wears. */
export type Attached = Exclude<ObjectView, { type: 'creature' }>;

/** All zones row by row from the top left; row 1 lies at the bottom, as on a map. */
export function zonesOf(view: MageWarsView): ZoneTile[] {
  const creatures = view.objects.filter((object) => object.type === 'creature');
  const conjurations = view.objects.filter((object) => object.type === 'conjuration');
  const zones: ZoneTile[] = [];
  for (let row = view.arena.rows; row >= 1; row--) {
    for (let column = 0; column < view.arena.columns; column++) {
      const name = `${String.fromCharCode(65 + column)}${row}`;
      zones.push({
        name,
        creatures: creatures.filter((creature) => creature.zone === name),
        conjurations: conjurations.filter(({ spot }) => spot.at === 'zone' && spot.zone === name),
        walls: conjurations.flatMap((wall) => wallOf(name, wall)),
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

export function attachedTo(view: MageWarsView, host: number): Attached[] {
  return view.objects.filter(
    (object): object is Attached => object.type !== 'creature' && hostOf(object) === host,
  );
}

function hostOf(object: Attached): number | null {
  if (object.type !== 'conjuration') return object.host;
  return object.spot.at === 'host' ? object.spot.host : null;
}

/** Whether everyone can see what it is. */
export function isOpen(attached: Attached): boolean {
  return attached.type !== 'hidden' && (attached.type !== 'enchantment' || attached.revealed);
}

/** Life left, in percent of the whole, for the bar. */
export function lifeLeft(creature: Pick<CreatureView, 'life' | 'damage'>): number {
  const left = Math.max(0, creature.life.value - creature.damage);
  return creature.life.value > 0 ? Math.round((100 * left) / creature.life.value) : 0;
}

const EMBLEMS: Record<string, IconName | undefined> = {
  beastmaster: 'wolf-head',
  priestess: 'holy-symbol',
  warlock: 'imp',
  wizard: 'wizard-face',
  'bitterwood-fox': 'fox-head',
  'timber-wolf': 'wolf-head',
  'skeletal-sentry': 'skeleton',
};

export function emblemOf(creature: CreatureView): IconName {
  return EMBLEMS[creature.card] ?? (creature.is_mage ? 'wizard-face' : 'bear-head');
}
