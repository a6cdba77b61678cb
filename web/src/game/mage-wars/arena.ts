import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { ObjectView } from '../../generated/mage-wars/ObjectView.ts';
import type { IconName } from '../../parts/icon-names.ts';

/** A zone and who stands in it, ready to be drawn. */
export interface ZoneTile {
  name: string;
  creatures: CreatureView[];
}

/** A spell attached to something: ours or revealed by its card, theirs hidden. */
export type Attached = Exclude<ObjectView, { type: 'creature' }>;

/** All zones row by row from the top left; row 1 lies at the bottom, as on a map. */
export function zonesOf(view: MageWarsView): ZoneTile[] {
  const creatures = view.objects.filter((object) => object.type === 'creature');
  const zones: ZoneTile[] = [];
  for (let row = view.arena.rows; row >= 1; row--) {
    for (let column = 0; column < view.arena.columns; column++) {
      const name = `${String.fromCharCode(65 + column)}${row}`;
      zones.push({ name, creatures: creatures.filter((creature) => creature.zone === name) });
    }
  }
  return zones;
}

export function attachedTo(view: MageWarsView, host: number): Attached[] {
  return view.objects.filter(
    (object): object is Attached => object.type !== 'creature' && object.host === host,
  );
}

/** Life left, in percent of the whole, for the bar. */
export function lifeLeft(creature: CreatureView): number {
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
