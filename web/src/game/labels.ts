/** An answer in words, and where what it is about lies. */
export interface Placed {
  label: string;
  place: string | null;
}

function counted(texts: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

/** Answers that read the same are told apart by place, and what lies in one place by number. */
export function distinct(lines: Placed[]): string[] {
  const same = counted(lines.map(({ label }) => label));
  const named = lines.map(({ label, place }) =>
    (same.get(label) ?? 0) > 1 && place !== null ? `${label} (${place})` : label,
  );
  const still = counted(named);
  const seen = new Map<string, number>();
  return named.map((label) => {
    if ((still.get(label) ?? 0) < 2) return label;
    const number = (seen.get(label) ?? 0) + 1;
    seen.set(label, number);
    return `${label} · ${number}`;
  });
}
