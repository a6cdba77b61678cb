import { describe, expect, test } from 'vitest';
import { bundleOf, has, pieces, sentence } from './bundle.ts';

const english = bundleOf('en', [
  'wolf = Timber Wolf\nzone = zone { $name }\nonly-english = Only here',
  'hit = { $who } hits in { $where } for { $damage ->\n    [one] one point\n   *[other] { $damage } points\n}.',
]);
const flying = bundleOf('en', ['flying = It flies.\n    .name = Flying']);
const german = bundleOf('de', ['wolf = Grauwolf', 'hit = { $who } trifft für { $damage }.']);

describe('messages in words', () => {
  test('numbers, texts, objects and messages inside messages all find their place', () => {
    const message = {
      id: 'hit',
      args: {
        who: { object: 3, name: { id: 'wolf' } },
        where: { id: 'zone', args: { name: 'B2' } },
        damage: 5,
      },
    };
    expect(sentence(message, [english])).toBe('Timber Wolf hits in zone B2 for 5 points.');
    expect(sentence(message, [german, english])).toBe('Grauwolf trifft für 5.');
  });

  test('names of objects can be told apart in a sentence', () => {
    const wolf = { object: 3, name: { id: 'wolf' } };
    expect(pieces({ id: 'hit', args: { who: wolf, where: 'B2', damage: 5 } }, [english])).toEqual([
      { text: 'Timber Wolf', object: 3 },
      { text: ' hits in B2 for 5 points.', object: null },
    ]);
  });

  test('a seat is called by the name of who sits there, and we are spoken to', () => {
    const passes = bundleOf('en', [
      'passes = Player { $seat } passes.\n    .named = { $seat } passes.\n    .you = You pass.',
    ]);
    const people = (letter: string) =>
      letter === 'C' ? null : { name: 'Ada', you: letter === 'A' };
    const said = (seat: string) => sentence({ id: 'passes', args: { seat } }, [passes], people);
    expect([said('A'), said('B'), said('C')]).toEqual([
      'You pass.',
      'Ada passes.',
      'Player C passes.',
    ]);
  });

  test('plurals follow the number', () => {
    const args = { who: 'A', where: 'B', damage: 1 };
    expect(sentence({ id: 'hit', args }, [english])).toBe('A hits in B for one point.');
  });

  test('an attribute is said by its name', () => {
    expect(sentence({ id: 'flying.name' }, [german, flying])).toBe('Flying');
    expect(sentence({ id: 'flying' }, [flying])).toBe('It flies.');
  });

  test('what one language lacks the next one says, and at last the bare id', () => {
    expect(sentence({ id: 'only-english' }, [german, english])).toBe('Only here');
    expect(sentence({ id: 'nobody-knows' }, [german, english])).toBe('nobody-knows');
    expect(has('only-english', [german])).toBe(false);
  });
});
