import { expect, test } from 'vitest';
import type { Asked } from '../../generated/Asked.ts';
import type { MageWarsView } from '../../generated/mage-wars/MageWarsView.ts';
import type { PieceView } from '../../generated/mage-wars/PieceView.ts';
import { withPiece } from './activation.svelte.ts';

const label = { id: 'choice-activate', args: { creature: 'Wolf' } };
const cast = { cast: { caster: 0, spell: { card: 'geyser' }, on: { object: 3 } } };
const asked: Asked = {
  seat: 0,
  question: { id: 'ask-turn' },
  options: [
    { choice: { activate: 2 }, label },
    { choice: { activate: 0 }, label: { id: 'choice-activate', args: { creature: 'Mage' } } },
    { choice: cast, label: { id: 'choice-cast' } },
    { choice: 'pass', label: { id: 'choice-pass' } },
  ],
  why_not: [],
};
const nothing = { forecasts: [], outlooks: [], ways: [], leans: [] };
const view = { ...nothing, acting: null, pieces: [] } as unknown as MageWarsView;
const piece = (creature: number, ...choices: unknown[]): PieceView =>
  ({
    ...nothing,
    creature,
    options: choices.map((choice) => ({ choice, label: { id: 'choice-guard' } })),
  }) as unknown as PieceView;

test('a picked creature is asked what it does, beside what its mage may cast quickly', () => {
  const [shown, question] = withPiece(view, asked, piece(2, 'guard', 'finish'));
  expect(shown.acting).toBe(2);
  expect(question.question).toEqual({ id: 'ask-act', args: { creature: 'Wolf' } });
  expect(question.options.map(({ choice }) => choice)).toEqual(['guard', 'finish', cast]);
});

test('a spell that the mage could cast either way is offered once', () => {
  const [, question] = withPiece(view, asked, piece(0, cast, 'finish'));
  expect(question.options.map(({ choice }) => choice)).toEqual([cast, 'finish']);
});
