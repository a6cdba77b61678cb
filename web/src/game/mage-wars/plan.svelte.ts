/** For whom the next spell is chosen; nobody: for the first who can have it. */
let wanted = $state<number | null>(null);

export const plan = {
  get caster(): number | null {
    return wanted;
  },
  choose(caster: number | null): void {
    wanted = caster;
  },
};

/** The answer that prepares a card: for the caster that was picked, or for whoever can have it. */
export function answerFor<T extends { caster: number }>(
  possible: T[],
  caster: number | null,
): T | undefined {
  return possible.find((one) => one.caster === caster) ?? possible[0];
}
