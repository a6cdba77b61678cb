/** Whether two plain values are the same, whatever order their fields come in. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => same(value, (other as Record<string, unknown>)[key]))
  );
}
