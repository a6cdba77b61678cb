import type { Message } from '../generated/Message.ts';
import type { WhyNot } from '../generated/WhyNot.ts';

/** Closed answers that have the same reason. */
export interface ClosedGroup {
  rule: string;
  reason: Message;
  labels: Message[];
}

/** Closed answers by their reason, the reason of most answers last: what is special is worth more. */
export function groupClosed(closed: WhyNot[]): ClosedGroup[] {
  const groups = new Map<string, ClosedGroup>();
  for (const { rule, reason, label } of closed) {
    const key = `${rule} ${JSON.stringify(reason)}`;
    const group = groups.get(key);
    if (group) group.labels.push(label);
    else groups.set(key, { rule, reason, labels: [label] });
  }
  return [...groups.values()].sort((one, other) => one.labels.length - other.labels.length);
}
