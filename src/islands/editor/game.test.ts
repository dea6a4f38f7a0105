import { expect, test } from 'vitest';
import { err, ok } from '#engine/kernel/result.ts';
import { emptyDraft, type ReadDraft, type Text } from './draft.ts';
import { whyNothingNext } from './game.ts';

const readable: ReadDraft<unknown> = { record: ok({}), problems: {} };
const unreadable: ReadDraft<unknown> = { record: err({ code: 'no-card', message: '“8Z” is no card.' }), problems: {} };
const said = (text: Text, read = readable): string =>
  whyNothingNext({ ...emptyDraft('almanach-1785', '1'), text }, read, 4);

test('where nothing comes next it is said why', () => {
  const hands = { 'hand.0': 'KS QS', 'hand.1': '8S 7S', 'hand.2': '2S 3S', 'hand.3': 'JH 4H 5H' };
  expect(said({})).toBe('Deal cards to begin');
  expect(said({ 'hand.0': '8Z' }, unreadable)).toBe('Deal cards to begin');
  expect(said(hands, unreadable)).toContain('part of it cannot be read');
  // Nine dealt, eight played: the dealer's ninth is laid out.
  expect(said({ ...hands, plays: 'KS 8S 2S JH\nQS 7S 3S 4H' })).toBe('All cards are played');
  expect(said({ ...hands, plays: 'KS 8S 2S JH' })).toBe('Nothing more can be played in this record');
  // Hands left out are those the plays show.
  expect(said({ plays: 'KS 8S 2S JH' })).toBe('All cards are played');
});
