import type { CardFace } from '../../generated/mage-wars/CardFace.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { Marker } from '../../generated/mage-wars/Marker.ts';
import type { School } from '../../generated/mage-wars/School.ts';
import type { Seat } from '../../generated/Seat.ts';
import type { Token } from '../../generated/mage-wars/Token.ts';
import type { IconName } from '../../parts/icon-names.ts';
import { faceOf } from './cards.svelte.ts';

/** The school whose colour a card has. A mage has the first one it is trained in. */
export function schoolOf(face: CardFace | undefined): School | null {
  if (!face) return null;
  const [first] = face.schools;
  if (first) return first;
  for (const { spans } of face.text.lines)
    for (const span of spans)
      if (span.kind === 'keyword' && span.keyword.startsWith('school-'))
        return span.keyword.slice('school-'.length) as School;
  return null;
}

/** The colours of a card's school, for a style. */
export function coloursOf(card: string): string {
  const school = schoolOf(faceOf(card));
  if (school === null) return '--school:var(--bone-400);--deep:var(--ink-700)';
  return `--school:var(--${school});--deep:var(--${school}-deep)`;
}

/** The colour of each seat: ours first, then others in their order. */
export function seatColour(
  view: Pick<MageWarsView, 'seats'>,
  seat: Seat | null,
  yours: Seat[],
): string {
  // What nobody controls.
  if (seat === null) return 'var(--bone-300)';
  const mine = yours.includes(seat) || (yours.length === 0 && seat === view.seats[0]?.seat);
  if (mine) return 'var(--you)';
  const others = view.seats
    .map((other) => other.seat)
    .filter((other) => !(yours.length > 0 ? yours.includes(other) : other === 0));
  return ['var(--foe)', 'var(--seat3)', 'var(--seat4)'][others.indexOf(seat)] ?? 'var(--foe)';
}

/** Where a name may be cut so that what is left still names it. */
const CUT = /,| of | to | the | from | des | der | von | vom | zu | zur | zum | in /;

/** A name for little room: what comes before “of” or a comma, and of that the last word. */
export function shortName(name: string): string {
  const [head = name] = name.split(CUT);
  return head.trim().split(' ').at(-1) ?? name;
}

/** The whole name where there is room, otherwise a short one; about half an em a letter. */
export function nameFor(name: string, width: number): string {
  return name.length * 6.4 <= width ? name : shortName(name);
}

export const MARKERS: Record<Marker, IconName> = {
  bleed: 'bleeding-wound',
  burn: 'flame',
  corrode: 'acid-blob',
  cripple: 'broken-bone',
  daze: 'star-swirl',
  growth: 'oak-leaf',
  larva: 'worms',
  rot: 'maggot',
  slam: 'falling',
  sleep: 'sleepy',
  stuck: 'spider-web',
  stun: 'electric',
  tainted: 'poison-bottle',
  taunt: 'bull',
  'taunt-thorg': 'spiked-shield',
  'taunt-skeelax': 'tongue',
  weak: 'droplets',
  zombie: 'shambling-zombie',
};

export const TOKENS: Record<Token, IconName> = {
  armor: 'shield',
  banish: 'portal',
  load: 'stone-pile',
  sink: 'quicksand',
  bloodreaper: 'blood',
  crush: 'crush',
  egg: 'big-egg',
  mist: 'fog',
  veteran: 'sword-clash',
  'holy-avenger': 'holy-grail',
  'wounded-prey': 'bow-arrow',
  rage: 'enrage',
  open: 'key',
  pet: 'paw-print',
  skull: 'death-skull',
  trap: 'spiky-pit',
  wrath: 'burning-embers',
};
