import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { IconName } from '../../parts/icon-names.ts';
import { words } from '../../words/words.svelte.ts';
import type { StoryLine } from '../story.ts';
import { isBookkeeping } from './telling.ts';
import { featureOf } from './features.ts';
import { cardName, enemyName, heroName, unitName } from './faces.ts';
import { listOf } from './figures.ts';
import { spacesOf } from './map.ts';
import { sign } from './emblems.ts';

/** One thing that is different from what somebody saw last. */
export interface Change {
  icon: IconName;
  text: string;
}

/** What is in the first list and not in the second, one for one. */
function gone(before: string[], now: string[]): string[] {
  const left = [...now];
  return before.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function enemiesOf(game: MageKnightView): string[] {
  return spacesOf(game)
    .filter(({ rampaging }) => rampaging)
    .flatMap(({ tokens }) => tokens.flatMap((token) => ('known' in token ? token.known : [])));
}

/** What others changed on the table between two views, for the player of this seat. */
export function changesFor(
  seat: number | null,
  before: MageKnightView,
  now: MageKnightView,
): Change[] {
  const changes: Change[] = [];
  const add = (icon: IconName, id: string, args: Record<string, string | number>): void => {
    changes.push({ icon, text: words.t(id, args) });
  };
  const tiles = now.tiles.length - before.tiles.length;
  if (tiles > 0) add('compass', 'page-mk-changed-tiles', { tiles });
  const fallen = gone(enemiesOf(before), enemiesOf(now)).map(enemyName);
  if (fallen.length > 0) add(sign('attack'), 'page-mk-changed-fallen', { enemies: listOf(fallen) });
  const sites = new Map(spacesOf(before).map(({ hex, shield }) => [`${hex.q},${hex.r}`, shield]));
  for (const space of spacesOf(now)) {
    const was = sites.get(`${space.hex.q},${space.hex.r}`);
    const owner = now.heroes.find((hero) => hero.seat === space.shield);
    const what = featureOf(space);
    if (was !== undefined && was !== space.shield && owner && owner.seat !== seat && what)
      add('castle', 'page-mk-changed-taken', {
        hero: heroName(owner.hero),
        what: words.t(`page-mk-a-${what}`),
      });
  }
  if (before.round === now.round) {
    const units = gone(before.offers.units, now.offers.units).map(unitName);
    const cards = gone(
      [...before.offers.advanced, ...before.offers.spells],
      [...now.offers.advanced, ...now.offers.spells],
    ).map(cardName);
    const left = [...units, ...cards];
    if (left.length > 0) add(sign('list'), 'page-mk-changed-offer', { what: listOf(left) });
  }
  const dice = (game: MageKnightView): string =>
    game.source
      .map(({ color }) => color)
      .sort()
      .join();
  if (dice(before) !== dice(now))
    add(sign('dice'), 'page-mk-changed-source', {
      dice: listOf(now.source.map(({ color }) => words.name(`mk-color-${color}`, color))),
    });
  const own = now.heroes.find((hero) => hero.seat === seat);
  for (const hero of now.heroes) {
    const was = before.heroes.find((other) => other.seat === hero.seat);
    if (!was || hero.seat === seat || was.fame === hero.fame) continue;
    const past = own !== undefined && was.fame <= own.fame && hero.fame > own.fame;
    add(sign('fame'), past ? 'page-mk-changed-fame-past' : 'page-mk-changed-fame', {
      hero: heroName(hero.hero),
      before: was.fame,
      now: hero.fame,
    });
  }
  if (now.dummy && before.dummy && now.dummy.deck !== before.dummy.deck)
    add(sign('deck'), 'page-mk-changed-dummy', { cards: now.dummy.deck });
  return changes;
}

export interface Told {
  key: string;
  hero: string | null;
  sentences: string[];
}

/** Whether somebody else begins a turn. */
export function isTurnOfOthers({ kind, who }: StoryLine, yours: number[]): boolean {
  if (kind === 'dummy-turned' || kind === 'dummy-announced') return true;
  return kind === 'turn-began' && who?.seat !== undefined && !yours.includes(who.seat);
}

/** The lines between our last turn and now, or before the turn in which we have done nothing yet. */
function between(lines: StoryLine[], yours: number[]): StoryLine[] {
  const isOwn = ({ who }: StoryLine): boolean =>
    who?.seat !== undefined && yours.includes(who.seat);
  const own = lines.flatMap((line, at) => (line.kind === 'turn-began' && isOwn(line) ? at : []));
  const last = own.at(-1) ?? -1;
  const rest = lines.slice(last + 1);
  if (rest.some((line) => isTurnOfOthers(line, yours))) return rest;
  if (last < 0 || rest.some((line) => line.begins && isOwn(line))) return [];
  return lines.slice((own.at(-2) ?? -1) + 1, last);
}

/** What others did after our last turn, hero by hero. */
export function toldSince(lines: StoryLine[], yours: number[]): Told[] {
  const rest = between(lines, yours);
  const after = rest.findIndex((line) => isTurnOfOthers(line, yours));
  if (after < 0) return [];
  const told: Told[] = [];
  for (const line of rest.slice(after)) {
    if (!line.text || isBookkeeping(line)) continue;
    const dummy = line.kind.startsWith('dummy-');
    const seat = line.who?.seat;
    if (seat !== undefined && yours.includes(seat)) continue;
    const key = dummy ? 'dummy' : seat === undefined ? told.at(-1)?.key : String(seat);
    if (key === undefined) continue;
    const face = line.who?.face as { hero?: string } | string | null | undefined;
    const hero = face && typeof face === 'object' ? (face.hero ?? null) : null;
    const found = told.find((one) => one.key === key);
    if (found) found.sentences.push(words.say(line.text));
    else told.push({ key, hero: dummy ? null : hero, sentences: [words.say(line.text)] });
  }
  return told;
}
