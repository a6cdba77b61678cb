import type { StoryFace } from '../../generated/mage-knight/StoryFace.ts';
import type { StoryKind } from '../../generated/mage-knight/StoryKind.ts';
import type { IconName } from '../../parts/icon-names.ts';
import { words } from '../../words/words.svelte.ts';
import type { Scene } from '../playback/motion.ts';
import type { StoryLine } from '../story.ts';
import { enemyEmblem, sign, unitEmblem } from './emblems.ts';
import { enemyName, faceName, heroName, signed } from './faces.ts';

/** Who acts in a scene: the hero of a seat, or the dummy player. */
export interface Actor {
  key: string;
  hero: string;
  name: string;
  seat: number | null;
}

/** One frame of the reel. */
export interface Frame {
  at: number;
  icon: IconName;
  title: string;
  note: string;
}

function faceOf(line: StoryLine | undefined): StoryFace | null {
  return (line?.what?.[0]?.face ?? null) as StoryFace | null;
}

/** Who a scene is about; nobody for what happens to all. */
export function actorOf(scene: Scene, heroes: { seat: number; hero: string }[]): Actor | null {
  for (const line of [...scene.action, ...scene.lines]) {
    if (line.kind.startsWith('dummy-'))
      return { key: 'dummy', hero: 'dummy', name: words.t('page-mk-dummy'), seat: null };
    const seat = line.who?.seat;
    const hero = heroes.find((one) => one.seat === seat)?.hero;
    if (seat !== undefined && hero !== undefined)
      return { key: String(seat), hero, name: heroName(hero), seat };
  }
  return null;
}

const ICONS: Partial<Record<StoryKind, IconName>> = {
  moved: 'walking-boot',
  explored: 'compass',
  'tile-revealed': 'compass',
  'city-revealed': 'elven-castle',
  'round-began': 'sun',
  'source-rolled': 'rolling-dices',
  'rest-declared': 'night-sky',
  'round-end-announced': 'hourglass',
  'dummy-turned': 'card-draw',
  'dummy-announced': 'hourglass',
  'interaction-began': 'conversation',
  recruited: 'vertical-banner',
  bought: 'scroll-unfurled',
  wounded: 'bleeding-wound',
  'unit-wounded': 'bleeding-wound',
  'gained-fame': 'laurel-crown',
  'level-reached': 'upgrade',
  'site-conquered': 'castle',
  'city-conquered': 'elven-castle',
};

function iconOf(line: StoryLine): IconName {
  const face = faceOf(line);
  if (face && typeof face === 'object') {
    if ('enemy' in face) return enemyEmblem(face.enemy);
    if ('unit' in face) return unitEmblem(face.unit);
  }
  return ICONS[line.kind as StoryKind] ?? sign('list');
}

/** A short title: whom or what it is about, or what kind of thing happened. */
function titleOf(line: StoryLine): string {
  const face = faceOf(line);
  const name = face ? faceName(face) : '';
  if (name !== '') return name;
  const id = `page-mk-frame-${line.kind}`;
  return words.name(id, words.t('page-mk-frame-other'));
}

/** What a scene brought in figures. */
export function figuresOf(lines: StoryLine[]): string[] {
  const sums = new Map<string, number>();
  const add = (what: string, by: number | undefined): void => {
    if (by) sums.set(what, (sums.get(what) ?? 0) + by);
  };
  for (const { kind, amounts } of lines) {
    const of = (amounts ?? {}) as Record<string, number | undefined>;
    if (kind === 'gained-fame') add('fame', of.fame);
    if (kind === 'reputation-changed') add('reputation', of.reputation);
    if (kind === 'wounded') add('wounds', of.wounds);
  }
  return [...sums].map(([what, by]) =>
    words.t('page-mk-gain', { what: words.t(`page-mk-gain-${what}`), by: signed(by) }),
  );
}

/** The frames of one actor's scenes. */
export function framesOf(scenes: Scene[], places: number[]): Frame[] {
  return places.flatMap((at) => {
    const scene = scenes[at];
    const line = scene?.action[0];
    if (!scene || !line) return [];
    return {
      at,
      icon: iconOf(line),
      title: titleOf(line),
      note: figuresOf(scene.lines).join(', '),
    };
  });
}

/** Whether a line names an enemy that fell; for the list of what changed. */
export function fallen(line: StoryLine): string | null {
  const face = faceOf(line);
  if (line.kind !== 'enemy-defeated' || !face || typeof face !== 'object' || !('enemy' in face))
    return null;
  return enemyName(face.enemy);
}
