import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { Chosen } from './plan.svelte.ts';

/** What a card costs: to cast, and to turn up if it is an enchantment; X counts as unknown. */
export interface Price {
  cost: number | null;
  reveal: number | null;
}

/** Mana that something takes: now, or when it is turned up. */
export interface Share {
  card: string;
  kind: 'cast' | 'reveal' | 'kept';
  mana: number;
}

export interface Budget {
  mana: number;
  shares: Share[];
  /** What is left when all of it is paid; below nought not all of it can be. */
  left: number;
  /** A card costs X: nobody knows yet. */
  open: boolean;
}

/**
 * Where the mage's mana goes: to the spells prepared, to turning them up, and to what lies hidden already. Spawnpoints
 * and familiars pay with mana of their own first.
 */
export function budgetOf(
  view: MageWarsView,
  seat: number,
  chosen: Chosen[],
  priceOf: (card: string) => Price | undefined,
): Budget {
  const mage = view.objects.find(
    ({ id }) => id === view.seats.find((one) => one.seat === seat)?.mage,
  );
  const mana = mage?.type === 'creature' ? mage.mana : 0;
  const supply = new Map<number, number>();
  for (const object of view.objects)
    if (object.type === 'conjuration' || (object.type === 'creature' && !object.is_mage))
      supply.set(object.id, object.mana);
  const shares: Share[] = [];
  let open = false;
  for (const { caster, card } of chosen) {
    const price = priceOf(card);
    if (!price) continue;
    if (price.cost === null) open = true;
    const own = Math.min(supply.get(caster) ?? 0, price.cost ?? 0);
    supply.set(caster, (supply.get(caster) ?? 0) - own);
    shares.push({ card, kind: 'cast', mana: (price.cost ?? 0) - own });
    if (price.reveal !== null && price.reveal > 0)
      shares.push({ card, kind: 'reveal', mana: price.reveal });
  }
  for (const object of view.objects) {
    if (object.type !== 'enchantment' || object.revealed || object.controller !== seat) continue;
    const reveal = priceOf(object.card)?.reveal ?? 0;
    if (reveal > 0) shares.push({ card: object.card, kind: 'kept', mana: reveal });
  }
  return { mana, shares, left: mana - shares.reduce((sum, share) => sum + share.mana, 0), open };
}

/** How many cards cost how much, cheapest first; what costs X comes last. */
export function curveOf(
  cards: { cost: number | null; copies: number }[],
): { cost: number | null; count: number }[] {
  const found = new Map<number | null, number>();
  for (const { cost, copies } of cards) found.set(cost, (found.get(cost) ?? 0) + copies);
  return [...found]
    .map(([cost, count]) => ({ cost, count }))
    .sort((one, other) => (one.cost ?? 99) - (other.cost ?? 99));
}
