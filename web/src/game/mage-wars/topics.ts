import type { Topics } from '../topics.ts';

const FIGHT =
  /^log-(?:attack|counterstrike|zone-attack|dice|missed|not-missed|avoided|not-avoided|hit|healed|marker|burn|destroyed|mage-destroyed|life|guard|escaped|not-escaped)/;
const MAGIC =
  /^log-(?:cast|countered|canceled|spell|enchantment|arrived|raised|hidden|attached|used|effect-roll|amount-roll|affected|token|revealed|in-vain|mana|planned|chosen|looked|taken-back|sent-away|came-back)/;

/** The story of Mage Wars: blows, spells, and how the round goes. */
export const topics: Topics = {
  names: ['fight', 'magic', 'turns'],
  of: (id) => (FIGHT.test(id) ? 'fight' : MAGIC.test(id) ? 'magic' : 'turns'),
};
