import type { AttackStep } from '../../generated/mage-wars/AttackStep.ts';
import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { MageWarsLine } from '../../generated/mage-wars/MageWarsLine.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { Marker } from '../../generated/mage-wars/Marker.ts';
import type { ObjectView } from '../../generated/mage-wars/ObjectView.ts';
import type { StoryLine } from '../story.ts';

type Living = Extract<ObjectView, { type: 'creature' | 'conjuration' }>;

/** The view with one object changed. */
function withObject(
  view: MageWarsView,
  id: number | undefined,
  change: (object: ObjectView) => ObjectView,
): MageWarsView {
  return {
    ...view,
    objects: view.objects.map((object) => (object.id === id ? change(object) : object)),
  };
}

function withLiving(
  view: MageWarsView,
  id: number | undefined,
  change: (object: Living) => Partial<Living>,
): MageWarsView {
  return withObject(view, id, (object) =>
    object.type === 'creature' || object.type === 'conjuration'
      ? ({ ...object, ...change(object) } as ObjectView)
      : object,
  );
}

function withCreature(
  view: MageWarsView,
  id: number | undefined,
  change: (creature: CreatureView) => Partial<CreatureView>,
): MageWarsView {
  return withObject(view, id, (object) =>
    object.type === 'creature' ? { ...object, ...change(object) } : object,
  );
}

/** What has come into play or changed its face looks as it will when everything was told. */
function asAfter(view: MageWarsView, id: number | undefined, after: MageWarsView): MageWarsView {
  const found = after.objects.find((object) => object.id === id);
  if (!found) return view;
  const fresh =
    found.type === 'creature' || found.type === 'conjuration'
      ? { ...found, damage: 0, conditions: [] }
      : found;
  return view.objects.some((object) => object.id === id)
    ? withObject(view, id, () => fresh)
    : { ...view, objects: [...view.objects, fresh] };
}

/** What left play, with everything on it. */
function without(view: MageWarsView, id: number | undefined): MageWarsView {
  const on = (object: ObjectView): boolean =>
    object.type === 'equipment'
      ? object.host === id
      : 'spot' in object && object.spot.at === 'host' && object.spot.host === id;
  return { ...view, objects: view.objects.filter((object) => object.id !== id && !on(object)) };
}

function withMarker(view: MageWarsView, line: MageWarsLine, by: number): MageWarsView {
  const face = line.what?.[0]?.face;
  if (!face || !('marker' in face)) return view;
  const marker: Marker = face.marker;
  return withLiving(view, line.who?.object, ({ conditions }) => {
    const before = conditions.find((condition) => condition.marker === marker)?.count ?? 0;
    const others = conditions.filter((condition) => condition.marker !== marker);
    const count = before + by;
    return { conditions: count > 0 ? [...others, { marker, count }] : others };
  });
}

function withMana(view: MageWarsView, line: MageWarsLine, sign: 1 | -1): MageWarsView {
  return withLiving(view, line.who?.object, ({ mana }) => ({
    mana: Math.max(0, mana + sign * (line.amounts?.mana ?? 0)),
  }));
}

function withDamage(view: MageWarsView, line: MageWarsLine, sign: 1 | -1): MageWarsView {
  return withLiving(view, line.who?.object, ({ damage }) => ({
    damage: Math.max(0, damage + sign * (line.amounts?.damage ?? 0)),
  }));
}

function withLife(view: MageWarsView, line: MageWarsLine, sign: 1 | -1): MageWarsView {
  return withLiving(view, line.who?.object, ({ life }) => ({
    life: { ...life, value: life.value + sign * (line.amounts?.life ?? 0) },
  }));
}

function atStep(view: MageWarsView, step: AttackStep): MageWarsView {
  return view.attack ? { ...view, attack: { ...view.attack, step, odds: null } } : view;
}

function attacked(view: MageWarsView, line: MageWarsLine): MageWarsView {
  const defender = line.what?.[0]?.object;
  const cause = line.cause?.face;
  const bar = cause && 'attack' in cause ? cause.attack : { attack: '', card: '' };
  if (defender === undefined) return view;
  return {
    ...view,
    attack: {
      attacker: line.who?.object ?? null,
      defender,
      step: 'declare-attack',
      counterstrike: line.kind === 'counterstrike-declared',
      bar: bar.attack,
      card: bar.card,
      odds: null,
    },
  };
}

/** Nothing of what went on before. */
function anew(view: MageWarsView): MageWarsView {
  return view.attack || view.cast ? { ...view, attack: null, cast: null } : view;
}

/**
 * What a line changes on the board on the way to the view the server sent. It need not be the whole truth: when
 * everything was told, the page shows that view, whatever was drawn before.
 */
export function fold(shown: unknown, told: StoryLine, then: unknown): unknown {
  const [view, line, after] = [shown as MageWarsView, told as MageWarsLine, then as MageWarsView];
  const id = line.who?.object;
  switch (line.kind) {
    case 'moved':
    case 'pushed':
    case 'teleported': {
      const to = line.to && 'zone' in line.to ? line.to.zone : null;
      const moved = to === null ? view : withCreature(view, id, () => ({ zone: to }));
      return line.kind === 'moved' ? anew(moved) : moved;
    }
    case 'attack-declared':
    case 'counterstrike-declared':
      return attacked(view, line);
    case 'missed':
    case 'not-missed':
      return atStep(view, 'roll-to-miss');
    case 'avoided':
    case 'not-avoided':
      return atStep(view, 'avoid-attack');
    case 'dice-rolled':
      return atStep(view, 'roll-dice');
    case 'hit':
      return atStep(view, 'damage-and-effects');
    case 'damaged':
      return withDamage(view, line, 1);
    case 'healed':
      return withDamage(view, line, -1);
    case 'damage-shifted': {
      const other = line.what?.[0];
      const eased = withDamage(view, line, -1);
      return other ? withDamage(eased, { ...line, who: other }, 1) : eased;
    }
    case 'life-gained':
      return withLife(view, line, 1);
    case 'life-lost':
      return withLife(view, line, -1);
    case 'marker-placed':
      return withMarker(view, line, 1);
    case 'marker-removed':
      return withMarker(view, line, -(line.amounts?.count ?? 1));
    case 'mana-gained':
      return withMana(view, line, 1);
    case 'mana-spent':
    case 'mana-lost':
      return withMana(view, line, -1);
    case 'destroyed':
    case 'returned':
    case 'obliterated':
    case 'sent-away':
      return without(view, id);
    case 'guarding':
      return withCreature(anew(view), id, () => ({ guarding: true }));
    case 'guard-removed':
      return withCreature(view, id, () => ({ guarding: false }));
    case 'activated':
      return withCreature({ ...anew(view), acting: id ?? null }, id, () => ({ active: false }));
    case 'turn-passed':
      return { ...anew(view), acting: null };
    case 'round-began':
      return { ...anew(view), acting: null, round: line.amounts?.round ?? view.round };
    case 'phase-began': {
      const face = line.what?.[0]?.face;
      if (!face || !('phase' in face)) return view;
      const next = { ...anew(view), phase: face.phase, acting: null };
      if (face.phase !== 'reset') return next;
      const objects = next.objects.map((object) =>
        object.type === 'creature' ? { ...object, active: true, quickcast: true } : object,
      );
      return { ...next, objects };
    }
    case 'arrived':
    case 'attached':
    case 'revealed':
    case 'came-back':
      return asAfter(view, id, after);
    default:
      return view;
  }
}
