/** Defenders that may fall to somebody, and in how many of the equally likely deals. */
export interface Deal {
  enemies: string[];
  times: number;
}

/** Everybody's share is dealt at random (MK-COOP-10): what `share` of these defenders may be, like deals counted together. */
export function dealsOf(defenders: string[], share: number): Deal[] {
  const deals = new Map<string, Deal>();
  const choose = (from: number, chosen: string[]): void => {
    if (chosen.length === share) {
      const enemies = [...chosen].sort();
      const known = deals.get(enemies.join());
      deals.set(enemies.join(), { enemies, times: (known?.times ?? 0) + 1 });
      return;
    }
    for (const [at, enemy] of defenders.entries())
      if (at >= from) choose(at + 1, [...chosen, enemy]);
  };
  choose(0, []);
  return [...deals.values()].sort((one, other) => other.times - one.times);
}
