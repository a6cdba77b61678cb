import type { Mana } from '../../generated/mage-knight/Mana.ts';
import type { Reward } from '../../generated/mage-knight/Reward.ts';
import type { StoryFace } from '../../generated/mage-knight/StoryFace.ts';
import type { StoryLine } from '../story.ts';
import { termOf, type SourceTerm } from './sources.ts';

/** An attack that was made, or a block: what it was put together of, and what it came to. */
export interface Effort {
  terms: SourceTerm[];
  enemies: string[];
  held: number;
  needed: number;
  failed: boolean;
}

/** Damage of one enemy, and what it did. */
export interface Hit {
  enemy: string;
  damage: number;
  /** The Unit that took it; nobody: the hero. */
  unit: string | null;
  wounds: number;
  discarded: number;
  unitWounds: number;
  absorbed: boolean;
  destroyed: boolean;
  handLost: boolean;
}

/** A combat from its first to its last line. */
export interface Receipt {
  /** Where it begins and ends in the story. */
  from: number;
  to: number;
  seat: number | null;
  enemies: string[];
  defeated: string[];
  ranged: Effort[];
  blocks: Effort[];
  hits: Hit[];
  attacks: Effort[];
  /** What was played and spent. */
  cards: string[];
  units: string[];
  skills: string[];
  mana: { color: Mana; source: string }[];
  wounds: number;
  discarded: number;
  unitsWounded: string[];
  unitsLost: string[];
  handLost: boolean;
  fame: number;
  reputation: number;
  conquered: boolean;
  withdrew: boolean;
  rewards: Reward[];
}

/** What a combat leads to follows its end at once. */
const AFTER = new Set([
  'reputation-changed',
  'gained-fame',
  'site-conquered',
  'city-conquered',
  'reward-gained',
  'withdrew',
  'card-moved',
]);
/** What leads to a combat comes just before it. */
const BEFORE = new Set(['reputation-changed', 'enemy-revealed', 'city-revealed', 'lost-move']);

function faceOf<K extends string>(face: unknown, kind: K): string | null {
  const shown = face as StoryFace | null | undefined;
  return shown && typeof shown === 'object' && kind in shown
    ? (shown as unknown as Record<K, string>)[kind]
    : null;
}

/** The lines a combat takes up, the newest one first; `seat` fights in it. */
export function combatsOf(lines: StoryLine[]): { from: number; to: number; seat: number | null }[] {
  const found = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const end = lines[at];
    if (end?.kind !== 'combat-ended') continue;
    let to = at;
    while (AFTER.has(lines[to + 1]?.kind ?? '')) to += 1;
    let from = lines.findLastIndex(({ kind }, place) => place < at && kind === 'combat-began');
    if (from < 0) break;
    while (BEFORE.has(lines[from - 1]?.kind ?? '')) from -= 1;
    found.push({ from, to, seat: end.who?.seat ?? null });
  }
  return found;
}

/** What a combat took and brought, from its lines alone. */
export function receiptOf(
  lines: StoryLine[],
  { from, to, seat }: { from: number; to: number; seat: number | null },
): Receipt {
  const receipt: Receipt = {
    ...{ from, to, seat, enemies: [], defeated: [], ranged: [], blocks: [], hits: [], attacks: [] },
    ...{ cards: [], units: [], skills: [], mana: [], wounds: 0, discarded: 0, unitsWounded: [] },
    ...{ unitsLost: [], handLost: false, fame: 0, reputation: 0, conquered: false },
    ...{ withdrew: false, rewards: [] },
  };
  let phase = 'ranged-and-siege';
  let terms: SourceTerm[] = [];
  let hit: Hit | null = null;
  for (const line of lines.slice(from, to + 1)) {
    const number = (line.amounts ?? {}) as Record<string, number | undefined>;
    const first = line.what?.[0]?.face;
    const enemies = (line.what ?? []).flatMap(({ face }) => faceOf(face, 'enemy') ?? []);
    const term = termOf(line);
    if (term) terms.push(term);
    const effort = (failed: boolean): Effort => {
      const made = { terms, enemies, held: number.held ?? 0, needed: number.needed ?? 0, failed };
      terms = [];
      return made;
    };
    switch (line.kind) {
      case 'combat-began':
        receipt.enemies = enemies;
        break;
      case 'phase-began':
        phase = faceOf(first, 'phase') ?? phase;
        terms = [];
        hit = null;
        break;
      case 'struck':
        (phase === 'attack' ? receipt.attacks : receipt.ranged).push(effort(false));
        break;
      case 'enemy-blocked':
      case 'block-failed':
        receipt.blocks.push(effort(line.kind === 'block-failed'));
        break;
      case 'enemy-defeated':
        receipt.defeated.push(...enemies);
        break;
      case 'enemy-attacked': {
        const enemy = faceOf(line.who?.face, 'enemy') ?? '';
        const unit = faceOf(first, 'unit');
        hit = {
          enemy,
          damage: number.attack ?? 0,
          unit,
          wounds: 0,
          discarded: 0,
          unitWounds: 0,
        } as Hit;
        Object.assign(hit, { absorbed: false, destroyed: false, handLost: false });
        receipt.hits.push(hit);
        break;
      }
      case 'wounded': {
        const wounds = number.wounds ?? 0;
        const discarded = line.to !== null && typeof line.to === 'object' && 'discard' in line.to;
        if (discarded) receipt.discarded += wounds;
        else receipt.wounds += wounds;
        if (hit && discarded) hit.discarded += wounds;
        else if (hit) hit.wounds += wounds;
        break;
      }
      case 'unit-wounded':
        receipt.unitsWounded.push(faceOf(first, 'unit') ?? '');
        if (hit) hit.unitWounds += number.wounds ?? 0;
        break;
      case 'unit-absorbed':
        if (hit) hit.absorbed = true;
        break;
      case 'unit-destroyed':
        receipt.unitsLost.push(faceOf(first, 'unit') ?? '');
        if (hit) hit.destroyed = true;
        break;
      case 'hand-lost':
        receipt.handLost = true;
        if (hit) hit.handLost = true;
        break;
      case 'played':
      case 'played-strong':
      case 'played-sideways':
        receipt.cards.push(faceOf(first, 'card') ?? '');
        break;
      case 'unit-activated':
        receipt.units.push(faceOf(first, 'unit') ?? '');
        break;
      case 'skill-used':
        receipt.skills.push(faceOf(first, 'skill') ?? '');
        break;
      case 'paid': {
        const source = (line.cause?.face as { 'mana-from'?: object } | undefined)?.['mana-from'];
        const color = faceOf(first, 'mana') as Mana | null;
        if (color) receipt.mana.push({ color, source: Object.keys(source ?? {})[0] ?? '' });
        break;
      }
      case 'gained-fame':
        receipt.fame += number.fame ?? 0;
        break;
      case 'reputation-changed':
        receipt.reputation += number.reputation ?? 0;
        break;
      case 'site-conquered':
      case 'city-conquered':
        receipt.conquered = true;
        break;
      case 'withdrew':
        receipt.withdrew = true;
        break;
      case 'reward-gained':
        receipt.rewards.push((first as { reward: Reward }).reward);
        break;
    }
  }
  return receipt;
}
