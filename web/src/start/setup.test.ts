import { expect, test } from 'vitest';
import { firstGame, firstDraft, inMode, withMage, withSeats, wishOf } from './setup.ts';

test('the first draft is we against the computer, with the books of the mode', () => {
  expect(wishOf(firstDraft('apprentice', 'random'))).toEqual({
    game: 'mage-wars',
    setup: {
      mode: 'apprentice',
      arena: { columns: 2, rows: 3 },
      seats: [
        { mage: 'beastmaster', book: 'apprentice:beastmaster' },
        { mage: 'warlock', book: 'apprentice:warlock' },
      ],
    },
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', bot: 'random' },
    ],
  });
});

test('another mode brings its books and its arena', () => {
  const draft = inMode(firstDraft('apprentice', 'random'), 'full');
  expect(draft.arena).toBe('standard');
  expect(draft.seats.map(({ book }) => book)).toEqual(['starting:beastmaster', 'starting:warlock']);
  expect(withMage('full', draft.seats[0] ?? { mage: '', book: '', who: '' }, 'wizard')).toEqual({
    mage: 'wizard',
    book: 'starting:wizard',
    who: 'me',
  });
});

test('four can play in two teams that sit alternately, and fewer cannot', () => {
  const four = { ...withSeats(firstDraft('full', 'random'), 4, 'random'), teams: true };
  const { setup, seats } = wishOf(four);
  expect((setup as { seats: { team: number }[] }).seats.map(({ team }) => team)).toEqual([
    1, 2, 1, 2,
  ]);
  expect(seats).toHaveLength(4);
  expect(withSeats(four, 3, 'random').teams).toBe(false);
  expect(withSeats(four, 2, 'random').seats).toHaveLength(2);
});

test('a book of one’s own is sent with its cards', () => {
  const draft = firstDraft('full', 'random');
  const mine = {
    ...draft,
    seats: draft.seats.map((seat, at) => (at === 0 ? { ...seat, book: 'own:7' } : seat)),
  };
  const { setup } = wishOf(mine, (book) => (book === 'own:7' ? { dispel: 2 } : null));
  expect((setup as { seats: { book: unknown }[] }).seats.map(({ book }) => book)).toEqual([
    { dispel: 2 },
    'starting:warlock',
  ]);
});

test('the expansions of a full game are sent, those of apprentices are not', () => {
  const draft = { ...firstDraft('full', 'random'), sets: ['forged-in-fire'] };
  expect(wishOf(draft).setup).toMatchObject({ sets: ['forged-in-fire'] });
  expect(wishOf({ ...draft, sets: [] }).setup).not.toHaveProperty('sets');
  expect(wishOf(inMode(draft, 'apprentice')).setup).not.toHaveProperty('sets');
});

test('a first game is the chosen mage against another one', () => {
  const mages = (mage: string) => firstGame(mage, 'normal').seats.map((seat) => seat.mage);
  expect(mages('wizard')).toEqual(['wizard', 'warlock']);
  expect(mages('warlock')).toEqual(['warlock', 'beastmaster']);
  expect(firstGame('priestess', 'normal').seats[0]?.book).toBe('apprentice:priestess');
});
