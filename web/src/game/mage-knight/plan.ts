import type { Hex } from '../../generated/mage-knight/Hex.ts';
import type { PlaceView } from '../../generated/mage-knight/PlaceView.ts';
import { words } from '../../words/words.svelte.ts';
import { spaceKey } from './choices.ts';
import { centre, spacesOf } from './map.ts';
import { capital, placeName } from './spaces.ts';
import type { Aim, KnightTable } from './table.svelte.ts';

const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** Where a place for a tile lies, seen from a space. */
export function directionOf(from: Hex, place: PlaceView): string {
  return directionTo(from, place.spaces[0] ?? from);
}

/** Where a space lies, seen from another one. */
export function directionTo(from: Hex, to: Hex): string {
  const [here, there] = [centre(from), centre(to)];
  const turn = Math.atan2(there.y - here.y, there.x - here.x) / (Math.PI / 4);
  const point = COMPASS[(Math.round(turn) + 8) % 8] ?? 'e';
  return words.t(`page-mk-direction-${point}`);
}

/** A place for a tile by where it lies from the hero. */
export function nameOfPlace(table: KnightTable, place: PlaceView): string {
  return table.me ? directionOf(table.me.at, place) : '';
}

/** What each step of a way costs; nothing where the steps do not add up. */
function prices(table: KnightTable, path: Hex[]): number[] {
  const costs = path.map(
    (hex) => table.destinations.find(({ to }) => spaceKey(to) === spaceKey(hex))?.cost ?? 0,
  );
  return costs.map((cost, at) => cost - (costs[at - 1] ?? 0));
}

/** The steps of what is chosen with their prices: “village 2, tower 3, reveal 2”. */
export function stepsOf(table: KnightTable, aim: Aim): string {
  const path = table.pathOf(aim);
  const costs = prices(table, path);
  const spaces = spacesOf(table.game);
  const steps = path.map((hex, at) => {
    const space = spaces.find((one) => spaceKey(one.hex) === spaceKey(hex));
    return `${space ? placeName(space) : ''} ${costs[at] ?? 0}`;
  });
  if (aim.kind === 'place') {
    const walked = costs.reduce((sum, cost) => sum + cost, 0);
    steps.push(words.t('page-mk-step-reveal', { cost: aim.way.cost - walked }));
  }
  return capital(steps.join(', '));
}

/** What is chosen on the map, in the words of the question. */
export function planNote(table: KnightTable, aim: Aim): string {
  const { points, game } = table;
  const cost = table.costOf(aim);
  const end = table.pathOf(aim).at(-1);
  const space = spacesOf(game).find((one) => end && spaceKey(one.hex) === spaceKey(end));
  const place = space ? placeName(space) : '';
  if (aim.kind === 'space') {
    const left = points - cost;
    return aim.there.deals && left > 0
      ? words.t('page-mk-chosen-deal', { place, cost, points, left })
      : words.t('page-mk-chosen-space', { place, cost, points });
  }
  const direction = nameOfPlace(table, aim.place);
  return end
    ? words.t('page-mk-chosen-plan', { place, direction, cost, points })
    : words.t('page-mk-chosen-place', { direction, cost });
}
