import type { Me } from '../generated/Me.ts';
import { people } from '../net/people.ts';

let known = $state.raw<Me | null>(null);
let asked: Promise<void> | null = null;

/** Who is signed in here, or nobody yet. Asked for once; whatever changes it says so. */
export const me = {
  get now(): Me | null {
    return known;
  },

  /** The name others read, or none. */
  get name(): string {
    return known?.name ?? '';
  },

  /** Resolves when it is known, as far as the server can be reached. */
  load(): Promise<void> {
    asked ??= people.me().then(
      (found) => {
        known = found;
      },
      () => {
        asked = null;
      },
    );
    return asked;
  },

  became(person: Me | null): void {
    known = person;
    asked = Promise.resolve();
  },
};
