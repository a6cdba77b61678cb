import type { Choice } from '../../generated/mage-knight/Choice.ts';
import type { CombatView } from '../../generated/mage-knight/CombatView.ts';
import type { DamagePlan } from '../../generated/mage-knight/DamagePlan.ts';
import type { Query } from '../../generated/mage-knight/Query.ts';
import type { KnightTable } from './table.svelte.ts';

/** Most enemies for which plays are looked for one by one. */
const MOST = 4;

/** Enemies that still stand, one bit each. */
export function standing(combat: CombatView): number {
  return combat.foes.reduce((bits, { defeated }, at) => (defeated ? bits : bits | (1 << at)), 0);
}

function alone(bits: number): number[] {
  return Array.from({ length: 16 }, (_, at) => 1 << at).filter((bit) => bits & bit);
}

/** Groups somebody may want to attack: the chosen one, or all of them and each alone. */
export function wantedGroups(combat: CombatView, chosen: number): number[] {
  if (chosen !== 0) return [chosen];
  const reachable = alone(standing(combat)).filter(
    (bit) => !combat.strikes.find(({ enemies }) => enemies === bit)?.unreachable,
  );
  const all = reachable.reduce((bits, bit) => bits | bit, 0);
  return [...new Set([...(all === 0 ? [] : [all]), ...reachable.slice(0, MOST)])];
}

/** The enemies whose attack can be blocked, the chosen one first. */
export function wantedBlocks(combat: CombatView, chosen: number | null): number[] {
  const attacking = combat.foes.flatMap(({ attacks }, at) => (attacks ? [at] : []));
  if (chosen !== null && attacking.includes(chosen)) return [chosen];
  return attacking.slice(0, MOST);
}

/** What the server is asked without being told to: the plays for what is chosen, and the cheapest damage. */
export function queriesOf(table: KnightTable): Query[] {
  const { combat, ahead } = table.game;
  if (!table.asked || ahead === null) return [];
  const propose = (goal: Choice): Query[] => (table.option(goal) ? [] : [{ propose: { goal } }]);
  if (!combat) return table.picked === null ? [] : propose(table.picked as Choice);
  if (combat.cause === 'duel') return [];
  switch (combat.phase) {
    case 'ranged-and-siege':
    case 'attack':
      return wantedGroups(combat, table.targets).flatMap((enemies) =>
        propose({ strike: { enemies } }),
      );
    case 'block':
      return wantedBlocks(combat, table.blocking).flatMap((enemy) => propose({ block: { enemy } }));
    case 'damage':
      return [{ damage: { chosen: table.taking } }];
  }
}

/** The plan for the damage as it is chosen now, once it is known. */
export function damagePlan(table: KnightTable): DamagePlan | null {
  const reply = table.reply({ damage: { chosen: table.taking } });
  return reply && typeof reply === 'object' && 'damage' in reply ? reply.damage : null;
}
