import type { MageInfo } from '../generated/MageInfo.ts';
import type { Shelf } from '../generated/Shelf.ts';
import { library } from '../net/library.ts';
import { MAGES, SHELVES } from './setup.ts';

let mages = $state.raw<readonly MageInfo[]>([]);
let printed = $state.raw<readonly string[]>(
  MAGES.flatMap((mage) => SHELVES.map((shelf) => `${shelf}:${mage}`)),
);

/** The mages there are and the printed books; until they have come, those of the base set. */
export const shelf = {
  /** The mages of the base set and of these expansions. */
  mages(sets: readonly string[]): string[] {
    const further = mages.filter(({ set }) => sets.includes(set)).map(({ mage }) => mage);
    return [...MAGES, ...further];
  },

  /** The set a mage is from. */
  setOf(mage: string): string | undefined {
    return mages.find((one) => one.mage === mage)?.set;
  },

  hasBook(id: string): boolean {
    return printed.includes(id);
  },

  /** Fetches them once. */
  async load(): Promise<void> {
    if (mages.length > 0) return;
    const found = await library.shelf().catch(() => null);
    if (found) shelf.take(found);
  },

  /** They have come. */
  take(found: Shelf): void {
    mages = found.mages;
    printed = found.printed.map(({ id }) => id);
  },
};
