import type { CardFace } from '../../generated/mage-wars/CardFace.ts';
import type { Kind } from '../../generated/mage-wars/Kind.ts';
import { words, type Language } from '../../words/words.svelte.ts';

const files: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('../../generated/mage-wars/cards.en.json'),
  de: () => import('../../generated/mage-wars/cards.de.json'),
};

/** How long to wait before texts that did not come are asked for again, in milliseconds. */
const AGAIN = 3_000;

let faces = $state.raw<Partial<Record<Language, ReadonlyMap<string, CardFace>>>>({});
const underWay: Partial<Record<Language, boolean>> = {};

/** Fetches the texts of a language once; what shows them follows. */
function fetch(language: Language): void {
  if (underWay[language]) return;
  underWay[language] = true;
  files[language]().then(
    (file) => {
      const list = file.default as CardFace[];
      faces = { ...faces, [language]: new Map(list.map((face) => [face.id, face])) };
    },
    // The server may be away for a moment.
    () => {
      underWay[language] = false;
      setTimeout(() => fetch(language), AGAIN);
    },
  );
}

/** A card in the language that is spoken, once its texts have come. Call `loadFaces` in an effect. */
export function faceOf(card: string): CardFace | undefined {
  return faces[words.language]?.get(card);
}

/** All cards in the language that is spoken, once they have come. */
export function allFaces(): CardFace[] {
  return [...(faces[words.language]?.values() ?? [])];
}

/** Whether the texts of the language that is spoken have come. */
export function hasFaces(): boolean {
  return faces[words.language] !== undefined;
}

export function loadFaces(): void {
  fetch(words.language);
}

/** The name of a card, also before its text has come. */
export function cardName(card: string): string {
  return words.name(`card-${card}`, card);
}

/** The groups of a spellbook, in the order they are shown. */
export const KINDS: Kind[] = [
  'creature',
  'attack',
  'incantation',
  'enchantment',
  'equipment',
  'conjuration',
  'wall',
];

/** What the casting cost reads like: a number, X, or both costs of an enchantment. */
export function costText(face: CardFace): string {
  const cost = face.cost === null ? 'X' : String(face.cost);
  if (face.kind !== 'enchantment') return cost;
  return face.reveal === null ? cost : `${cost}+${face.reveal}`;
}

/** Range as printed. */
export function rangeText(face: CardFace): string {
  const { min, max } = face.range;
  return min === max ? `${min}` : `${min}–${max}`;
}

/** Everything one might search a card by, in small letters. */
export function haystack(face: CardFace): string {
  const text = face.text.lines.flatMap((line) => line.spans.map((span) => span.text));
  return [face.name, ...text].join(' ').toLocaleLowerCase();
}
