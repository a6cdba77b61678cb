import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { StoryFace } from '../../generated/mage-knight/StoryFace.ts';
import type { StoryKind } from '../../generated/mage-knight/StoryKind.ts';
import { words } from '../../words/words.svelte.ts';
import type { StoryLine } from '../story.ts';
import { faceName, heroName } from './faces.ts';

/** Deeds that are worth telling at the end of a round. */
const DEEDS: ReadonlySet<StoryKind> = new Set<StoryKind>([
  'tile-revealed',
  'city-revealed',
  'enemy-defeated',
  'site-conquered',
  'city-conquered',
  'plundered',
  'recruited',
  'disbanded',
  'bought',
  'level-reached',
  'skill-gained',
  'reward-gained',
  'unit-destroyed',
  'hand-lost',
  'duel-ended',
  'glade-marked',
]);

export interface Deeds {
  seat: number;
  hero: string;
  sentences: string[];
  fame: number;
}

export interface RoundEnd {
  /** Who announced it. */
  announced: string | null;
  deeds: Deeds[];
  /** What came new into the offers. */
  offered: string[];
}

/** The round that ended before the one that is played now, from the story. */
export function roundEnd(lines: StoryLine[], game: MageKnightView): RoundEnd {
  const began = lines.flatMap(({ kind }, at) => (kind === 'round-began' ? at : []));
  const now = began.at(-1) ?? 0;
  const last = lines.slice(began.at(-2) ?? 0, now);
  // Who reveals or rolls is not named by every line: it is the one whose turn it is.
  let acting: number | null = null;
  const by = new Map<number, Deeds>(
    game.heroes.map(({ seat, hero }) => [seat, { seat, hero, sentences: [], fame: 0 }]),
  );
  let announced: string | null = null;
  for (const line of last) {
    const kind = line.kind as StoryKind;
    if (kind === 'turn-began') acting = line.who?.seat ?? null;
    if (kind === 'dummy-turned') acting = null;
    const seat = line.who?.seat ?? acting;
    const deeds = seat === null ? undefined : by.get(seat);
    if (kind === 'dummy-announced') announced = words.t('page-mk-dummy');
    if (kind === 'round-end-announced' && deeds) announced = heroName(deeds.hero);
    if (!deeds) continue;
    const amounts = (line.amounts ?? {}) as Record<string, number | undefined>;
    if (kind === 'gained-fame') deeds.fame += amounts.fame ?? 0;
    if (DEEDS.has(kind) && line.text) deeds.sentences.push(words.say(line.text));
  }
  const offered = lines.slice(now).flatMap(({ kind, what }) => {
    if (kind !== 'offered') return [];
    return (what ?? [])
      .map(({ face }) => faceName(face as StoryFace))
      .filter((name) => name !== '');
  });
  return { announced, deeds: [...by.values()], offered };
}
