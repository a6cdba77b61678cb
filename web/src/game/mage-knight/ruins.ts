import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import type { RuinFace } from '../../generated/mage-knight/RuinFace.ts';
import type { SpaceView } from '../../generated/mage-knight/SpaceView.ts';
import { words } from '../../words/words.svelte.ts';
import { heroName, rewardName, ruinFaces } from './faces.ts';
import { listOf } from './figures.ts';
import { spacesOf } from './map.ts';

/** What a ruin token gives: Fame for mana, or what its enemies guard. */
export function bringsOf({ altar, rewards }: RuinFace): string {
  if (!altar) return listOf(rewards.map(rewardName));
  return words.t('page-mk-ruin-altar', {
    mana: altar.mana,
    color: words.t(`mk-color-${altar.color}`),
    fame: altar.fame,
  });
}

/** A token by what is on it: “Green altar”, “Grey and violet enemy”. */
export function ruinName({ altar, enemies }: RuinFace): string {
  if (altar) return words.t(`mk-ruin-altar-${altar.color}`);
  const [first, second] = enemies;
  return first === second
    ? words.t('page-mk-ruin-two', { color: words.t(`page-mk-pile-${first}`) })
    : words.t('page-mk-ruin-pair', {
        first: words.t(`page-mk-pile-${first}`),
        second: words.t(`page-mk-pile-${second}`),
      });
}

/** A kind of ruin token, and where it lies if somebody has seen it. */
export interface RuinKind {
  face: RuinFace;
  /** Why it cannot be the one that lies face down; nothing where it can. */
  seen: string | null;
}

/** All kinds of tokens, those nobody has seen first. */
export function kindsOf(game: MageKnightView): RuinKind[] {
  const kinds = ruinFaces.map((face): RuinKind => {
    // What was won stays on its space.
    const space = spacesOf(game).find(({ ruin }) => ruin === face.id);
    if (!space) return { face, seen: null };
    const owner = game.heroes.find(({ seat }) => seat === space.shield);
    const seen = owner
      ? words.t('page-mk-ruin-taken', { hero: heroName(owner.hero) })
      : words.t('page-mk-ruin-open');
    return { face, seen };
  });
  return kinds.sort((one, other) => Number(one.seen !== null) - Number(other.seen !== null));
}

/** How many tokens nobody has seen. */
export function unseenRuins(game: MageKnightView): number {
  return kindsOf(game).filter(({ seen }) => seen === null).length;
}

/** A ruin token lies there face down. */
export function isUnseen(space: SpaceView): boolean {
  return space.site === 'ruins' && space.ruin === null;
}
