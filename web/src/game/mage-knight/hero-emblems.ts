import type { IconName } from '../../parts/icon-names.ts';

/** The start screen draws heroes as well, and nothing else of the game. */
const HEROES: Record<string, IconName | undefined> = {
  arythea: 'spiked-dragon-head',
  goldyx: 'dragon-head',
  norowas: 'elf-helmet',
  tovak: 'visored-helm',
};

export const heroEmblem = (id: string): IconName => HEROES[id] ?? 'visored-helm';
