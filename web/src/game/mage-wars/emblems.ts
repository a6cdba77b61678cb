import type { Kind } from '../../generated/mage-wars/Kind.ts';
import type { School } from '../../generated/mage-wars/School.ts';
import type { IconName } from '../../parts/icon-names.ts';

const EMBLEMS: Record<string, IconName | undefined> = {
  beastmaster: 'wolf-head',
  priestess: 'holy-symbol',
  warlock: 'imp',
  wizard: 'wizard-face',
  'adramelech-lord-of-fire': 'daemon-skull',
  'asyran-cleric': 'ankh',
  'bitterwood-fox': 'fox-head',
  'blue-gremlin': 'goblin-head',
  'brogan-bloodstone': 'mounted-knight',
  'cervere-the-forest-shadow': 'tiger-head',
  'dark-pact-slayer': 'hooded-figure',
  'darkfenne-bat': 'bat-wing',
  'darkfenne-hydra': 'hydra',
  'emerald-tegu': 'lizardman',
  'fellella-pixie-familiar': 'fairy',
  'feral-bobcat': 'lynx-head',
  'firebrand-imp': 'imp',
  'flaming-hellion': 'imp-laugh',
  'goran-werewolf-pet': 'werewolf',
  'gorgon-archer': 'medusa-head',
  'gray-angel': 'angel-wings',
  'highland-unicorn': 'unicorn',
  'huginn-raven-familiar': 'raven',
  'knight-of-westlock': 'visored-helm',
  malacoda: 'devil-mask',
  'mana-leech': 'tentacles-skull',
  'moonglow-faerie': 'fairy',
  'mountain-gorilla': 'gorilla',
  'necropian-vampiress': 'vampire-dracula',
  'redclaw-alpha-male': 'wolf-head',
  'royal-archer': 'archer',
  'samandriel-angel-of-light': 'angel-outfit',
  'skeletal-sentry': 'skeleton',
  'sosruko-ferret-companion': 'rat',
  'steelclaw-grizzly': 'bear-face',
  'stonegaze-basilisk': 'snake',
  'tarok-the-skyhunter': 'wyvern',
  'thunderift-falcon': 'falcon-moon',
  'timber-wolf': 'wolf-head',
  'valshalla-lightning-angel': 'feathered-wing',
  'whirling-spirit': 'whirlwind',
  'gate-to-hell': 'portal',
  'gate-to-voltari': 'portal',
  lair: 'cave-entrance',
  'battle-forge': 'sword-brandish',
  'hand-of-bim-shalla': 'holy-symbol',
  'idol-of-pestilence': 'totem-head',
  'mana-flower': 'sprout',
  'mohktari-great-tree-of-life': 'pine-tree',
  'poison-gas-cloud': 'cauldron',
  tanglevine: 'thorny-vine',
  'temple-of-asyra': 'greek-temple',
  'temple-of-light': 'temple-gate',
  'temple-of-the-dawnbreaker': 'church',
};

const KINDS: Record<Kind, IconName> = {
  mage: 'wizard-face',
  creature: 'bear-head',
  attack: 'bolt-spell-cast',
  incantation: 'scroll-unfurled',
  enchantment: 'surrounded-eye',
  equipment: 'visored-helm',
  conjuration: 'crystal-growth',
  wall: 'brick-wall',
};

const SCHOOLS: Record<School, IconName> = {
  air: 'tornado',
  arcane: 'pentacle',
  dark: 'moon',
  earth: 'stone-block',
  fire: 'flame',
  holy: 'sun-radiations',
  mind: 'third-eye',
  nature: 'oak-leaf',
  war: 'crossed-swords',
  water: 'drop',
};

/** The emblem of a card, or of its kind if it has none of its own. */
export function emblemOf(card: string, kind: Kind): IconName {
  return EMBLEMS[card] ?? KINDS[kind];
}

export function kindIcon(kind: Kind): IconName {
  return KINDS[kind];
}

export function schoolIcon(school: School): IconName {
  return SCHOOLS[school];
}
