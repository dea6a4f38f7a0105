import { describe, expect, test } from 'vitest';
import {
  does,
  namingBy,
  parseName,
  pluralVerb,
  possessive,
  roundFromLeft,
  seatHeadingBy,
  tableNames,
  whyPlayedTwice,
} from './seat-names.ts';
import { saySeat, sentence } from './sentence.ts';
import { parseCard, type Card } from '../cards/card.ts';

const FOUR = ['first', 'second', 'third', 'dealer'] as const;
const FIVE = ['first', 'second', 'third', 'fourth', 'dealer'] as const;

test.each([
  ['takes', 'take'],
  ['pays', 'pay'],
  ['loses', 'lose'],
  ['makes', 'make'],
  ['passes', 'pass'],
  ['undertakes', 'undertake'],
  ['renounces', 'renounce'],
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['reaches', 'reach'],
  ['plays', 'play'],
])('one person %s, you %s', (one, you) => {
  expect(pluralVerb(one)).toBe(you);
});

describe('names of a table', () => {
  test('play to the right: the next player is at the right, whoever deals', () => {
    const at = (me: number) => tableNames({ seats: FOUR, me, direction: 'right' });
    expect(at(0)).toEqual({ first: 'you', second: 'Right', third: 'Across', dealer: 'Left' });
    // Next deal: the reader’s right-hand neighbour, who was second hand, is first hand.
    expect(at(3)).toEqual({ dealer: 'you', first: 'Right', second: 'Across', third: 'Left' });
  });

  test('play to the left: names stay where they are, and the order turns', () => {
    expect(tableNames({ seats: FOUR, me: 0, direction: 'left' })).toEqual({
      first: 'you',
      second: 'Left',
      third: 'Across',
      dealer: 'Right',
    });
  });

  test('five, three and two players', () => {
    expect(tableNames({ seats: FIVE, me: 1, direction: 'right' })).toEqual({
      second: 'you',
      third: 'Right',
      fourth: 'Far right',
      dealer: 'Far left',
      first: 'Left',
    });
    expect(tableNames({ seats: ['first', 'second', 'dealer'], me: 2, direction: 'right' })).toEqual({
      dealer: 'you',
      first: 'Right',
      second: 'Left',
    });
    expect(tableNames({ seats: ['white', 'black'], me: 1, direction: 'right' })).toEqual({
      black: 'you',
      white: 'the house',
    });
  });

  test('a name that the reader gave belongs to the place, not to the seat', () => {
    const at = (me: number) => tableNames({ seats: FOUR, me, direction: 'right', given: { Left: 'Anne' } });
    expect(at(0)['dealer']).toBe('Anne');
    expect(at(3)['third']).toBe('Anne');
    expect(at(3)['first']).toBe('Right');
  });

  test('columns of the account run from the reader to his left round the table', () => {
    const names = (direction: 'left' | 'right') => {
      const table = { seats: FOUR, me: 2, direction };
      return roundFromLeft(table).map((seat) => tableNames(table)[FOUR[seat]!]);
    };
    expect(names('right')).toEqual(['you', 'Left', 'Across', 'Right']);
    expect(names('left')).toEqual(['you', 'Left', 'Across', 'Right']);
  });

  test('headings', () => {
    const names = tableNames({ seats: FOUR, me: 0, direction: 'right' });
    expect(FOUR.map((seat) => seatHeadingBy(names, seat))).toEqual(['You', 'Right', 'Across', 'Left']);
    expect(FOUR.map((seat) => seatHeadingBy({}, seat))).toEqual(['First hand', 'Second hand', 'Third hand', 'Dealer']);
  });
});

test.each([
  ['  Anne ', 'Anne'],
  ['Maximilian the Great', 'Maximilian t'],
  ['', undefined],
  ['   ', undefined],
  ['You', undefined],
])('the name “%s” is kept as %s', (typed, kept) => {
  expect(parseName(typed)).toBe(kept);
});

describe('agreement', () => {
  const table = namingBy(saySeat, tableNames({ seats: FOUR, me: 0, direction: 'right' }));
  const book = namingBy(saySeat);

  test('you take, Left takes, you and Left take', () => {
    expect(sentence([does(table.subject('first'), 'takes the trick')])).toBe('You take the trick.');
    expect(sentence([does(table.subject('dealer'), 'takes the trick')])).toBe('Left takes the trick.');
    expect(sentence([does(table.subject('first', 'dealer'), 'wins the game')])).toBe('You and Left win the game.');
    expect(table.subject('dealer', 'first').words).toBe('you and Left');
    expect(sentence([does(book.subject('first'), 'takes the trick')])).toBe('First hand takes the trick.');
    expect(sentence([does(book.subject('first', 'dealer'), 'wins')])).toBe('First hand and the dealer win.');
  });

  test('you is the same word where it is paid, and is not capitalised within a sentence', () => {
    const parts = [
      does(table.subject('second'), `pays ${table.name('first')} 2`),
      does(table.subject('first'), 'has the basket'),
    ];
    expect(sentence(parts)).toBe('Right pays you 2; you have the basket.');
  });

  test('possessive', () => {
    expect([possessive('you'), possessive('Left'), possessive('the dealer')]).toEqual([
      'your',
      'Left’s',
      'the dealer’s',
    ]);
  });
});

test('a card that falls twice is named with both its tricks, or with the one; a card that falls once is none', () => {
  const plays = ['KS 8S 2S 3S', 'QS 7S 8S QS'].map((trick) =>
    trick.split(' ').map((card): Card => parseCard(card) ?? -1),
  );
  const [king, eight] = plays[0] ?? [];
  const queen = plays[1]?.[0];
  if (king === undefined || eight === undefined || queen === undefined) throw new Error('the cards');
  expect(whyPlayedTwice(plays, king, 'pack.tens')).toBeUndefined();
  expect(whyPlayedTwice(plays, eight, 'pack.tens')).toEqual({
    code: 'card-twice',
    message: 'The eight of spades is played twice, in trick 1 and again in trick 2.',
    at: 't2.3',
    key: 'pack.tens',
  });
  expect(whyPlayedTwice(plays, queen, 'cards.redLow')).toMatchObject({
    message: 'The queen of spades is played twice, both times in trick 2.',
    at: 't2.4',
  });
});
