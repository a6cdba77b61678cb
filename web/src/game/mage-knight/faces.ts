import type { CardFace } from '../../generated/mage-knight/CardFace.ts';
import type { EnemyFace } from '../../generated/mage-knight/EnemyFace.ts';
import type { Faces } from '../../generated/mage-knight/Faces.ts';
import type { LevelFace } from '../../generated/mage-knight/LevelFace.ts';
import type { Reward } from '../../generated/mage-knight/Reward.ts';
import type { RuinFace } from '../../generated/mage-knight/RuinFace.ts';
import type { StoryFace } from '../../generated/mage-knight/StoryFace.ts';
import type { SkillFace } from '../../generated/mage-knight/SkillFace.ts';
import type { TacticFace } from '../../generated/mage-knight/TacticFace.ts';
import type { UnitFace } from '../../generated/mage-knight/UnitFace.ts';
import printed from '../../generated/mage-knight/faces.json';
import { words } from '../../words/words.svelte.ts';

const faces = printed as unknown as Faces;

function byId<T extends { id: string }>(list: T[]): Map<string, T> {
  return new Map(list.map((face) => [face.id, face]));
}

const cards = byId(faces.cards);
const units = byId(faces.units);
const skills = byId(faces.skills);
const tactics = byId(faces.tactics);
const enemies = byId(faces.enemies);
const ruins = byId(faces.ruins);
/** All kinds of ruin tokens. */
export const ruinFaces = faces.ruins;

/** What is printed, by id; nothing for what a newer server knows. */
export const cardFace = (id: string): CardFace | undefined => cards.get(id);
export const unitFace = (id: string): UnitFace | undefined => units.get(id);
export const skillFace = (id: string): SkillFace | undefined => skills.get(id);
export const tacticFace = (id: string): TacticFace | undefined => tactics.get(id);
export const enemyFace = (id: string): EnemyFace | undefined => enemies.get(id);
export const ruinFace = (id: string): RuinFace | undefined => ruins.get(id);
export const tacticsOf = (time: string): TacticFace[] =>
  faces.tactics.filter((tactic) => tactic.time === time);

export const cardName = (id: string): string => words.name(`mk-card-${id}`, id);
export const unitName = (id: string): string => words.name(`mk-unit-${id}`, id);
export const skillName = (id: string): string => words.name(`mk-skill-${id}`, id);
export const tacticName = (id: string): string => words.name(`mk-tactic-${id}`, id);
export const enemyName = (id: string): string => words.name(`mk-enemy-${id}`, id);
export const heroName = (id: string): string => words.name(`mk-hero-${id}`, id);

/** What a Tactic does; one that does nothing has the first place. */
export function tacticText({ text }: TacticFace): string {
  return text.id === 'mk-effect-nothing' ? words.t('page-mk-tactic-nothing') : words.say(text);
}

/** The name of what a line of the story or a sum is about; nothing for what has none. */
export function faceName(face: StoryFace): string {
  if (typeof face === 'string') return '';
  if ('card' in face) return cardName(face.card);
  if ('unit' in face) return unitName(face.unit);
  if ('skill' in face) return skillName(face.skill);
  if ('enemy' in face) return enemyName(face.enemy);
  if ('hero' in face) return heroName(face.hero);
  return 'tactic' in face ? tacticName(face.tactic) : '';
}

/** A reward as a list has it: “2 Artifacts”. */
export function rewardName(reward: Reward): string {
  const kind = typeof reward === 'string' ? reward : (Object.keys(reward)[0] ?? '');
  const count = typeof reward === 'string' ? 1 : (Object.values(reward)[0] ?? 1);
  return words.t(`page-mk-reward-${kind}`, { count });
}

/** The level a Fame belongs to, and the next one. */
export function levelsAt(fame: number): { now: LevelFace; next: LevelFace | null } {
  const at = faces.levels.findLastIndex((level) => level.fame <= fame);
  const now = faces.levels[Math.max(at, 0)] as LevelFace;
  return { now, next: faces.levels[at + 1] ?? null };
}

/** The spaces of the Reputation track: what each adds to Influence. */
export const reputationTrack = faces.reputation;
/** The first of them is the worst. */
export const WORST = -7;

/** A number always with its sign; minus is a minus. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace('-', '−');
}
