import type { CardInfo } from '../generated/CardInfo.ts';
import type { CardFace } from '../generated/mage-wars/CardFace.ts';
import { library } from '../net/library.ts';
import { words, type Language } from '../words/words.svelte.ts';
import { by } from './draft.ts';

const NONE = by<CardFace>([], ({ id }) => id);

/** All cards of the server, own ones among them, in a language. */
let known = $state.raw<Partial<Record<Language, ReadonlyMap<string, CardFace>>>>({});

/** Fetches the cards in the language that is spoken, once. */
export async function loadCards(language: Language): Promise<void> {
  if (known[language]) return;
  const cards = await library.cards('mage-wars', language);
  const faces = cards.map(faceOf).filter((face) => face.kind !== 'mage');
  known = { ...known, [language]: by(faces, ({ id }) => id) };
}

function faceOf(card: CardInfo): CardFace {
  return card.face as CardFace;
}

/** The cards, in the language that is spoken or, until they have come, in another. */
export function allCards(): ReadonlyMap<string, CardFace> {
  return known[words.language] ?? known.en ?? known.de ?? NONE;
}

/** What one filters by. Empty strings and `null` let everything through. */
export interface Wanted {
  text: string;
  kind: string;
  school: string;
  level: string;
  /** The most mana it may cost. */
  cost: string;
}

export const NOTHING_WANTED: Wanted = { text: '', kind: '', school: '', level: '', cost: '' };

/** Everything one might search a card by, in small letters. */
function haystack(face: CardFace): string {
  const text = face.text.lines.flatMap((line) => line.spans.map((span) => span.text));
  return [face.name, ...face.subtypes, ...text].join(' ').toLocaleLowerCase();
}

/** Whether a card is what somebody looks for. */
export function fits(face: CardFace, wanted: Wanted): boolean {
  if (wanted.kind !== '' && face.kind !== wanted.kind) return false;
  if (wanted.school !== '' && !face.schools.some((school) => school === wanted.school))
    return false;
  if (wanted.level !== '' && face.level !== Number(wanted.level)) return false;
  if (wanted.cost !== '' && (face.cost === null || face.cost > Number(wanted.cost))) return false;
  const words = wanted.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = haystack(face);
  return words.every((word) => text.includes(word));
}

/** Names that match come before texts that match. */
export function byFit(text: string, language: string) {
  const first = text.trim().toLocaleLowerCase();
  const rank = (face: CardFace) =>
    first !== '' && face.name.toLocaleLowerCase().includes(first) ? 0 : 1;
  return (one: CardFace, other: CardFace): number =>
    rank(one) - rank(other) || one.name.localeCompare(other.name, language);
}
