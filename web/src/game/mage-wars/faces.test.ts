import { expect, test } from 'vitest';
import type { CardFace } from '../../generated/mage-wars/CardFace.ts';
import type { Figure } from '../../generated/mage-wars/Figure.ts';
import cards from '../../generated/mage-wars/cards.en.json';
import { faceInPlay } from './faces.ts';

const face = (cards as CardFace[]).find(({ id }) => id === 'beastmaster') as CardFace;
const figure = (amount: number, more = 0): Figure => ({
  value: amount + more,
  parts: [
    { from: null, marker: null, token: null, card: null, amount },
    { from: 7, marker: null, token: null, card: null, amount: more },
  ],
});
const text = (shown: CardFace): string =>
  shown.text.lines.flatMap(({ spans }) => spans.map((span) => span.text)).join('');

test('an apprentice is shown with its own values and without abilities', () => {
  const shown = text(
    faceInPlay(face, { is_mage: true, life: figure(24, 2), channeling: figure(10) }),
  );
  expect(shown).toContain('Life 24');
  expect(shown).toContain('Channeling 10');
  expect(shown).not.toContain('Quick Summoning');
});

test('a full mage is shown as it is printed', () => {
  const mage = { is_mage: true, life: figure(36, 4), channeling: figure(9, 1) };
  expect(faceInPlay(face, mage)).toBe(face);
  expect(faceInPlay(face, null)).toBe(face);
});
