import { expect, test } from 'vitest';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { ok } from '#engine/kernel/result.ts';
import { atCard, inPhase } from '#engine/ledger/place.ts';
import * as drafts from './draft.ts';

const card = (name: string): Card => parseCard(name) ?? -1;
const bare = drafts.emptyDraft('almanach-1785', '1');
const written = (text: drafts.Text): drafts.Draft => ({ ...bare, text });
const HOLDERS = ['hand.0', 'hand.1', 'hand.2', 'hand.3'];
const toggled = (draft: drafts.Draft, place: string, name: string): drafts.Draft =>
  drafts.toggleCard(draft, place, card(name), HOLDERS);

test('a card in two hands, or twice in one, is told of where it stands again', () => {
  const reader = { dataOf: () => ({}), parse: () => ok({}), holders: () => HOLDERS };
  const { problems } = drafts.readDraft(written({ 'hand.0': 'KS', 'hand.2': 'KS 2C', 'hand.3': '4D 4D' }), reader);
  expect(Object.keys(problems)).toEqual(['hand.2', 'hand.3']);
  expect(problems['hand.2']?.message).toContain('king of spades');
  expect(problems['hand.3']?.message).toContain('four of diamonds');
});

test('a card goes from hand to hand, and out again', () => {
  const first = toggled(bare, 'hand.0', 'KS');
  const second = toggled(first, 'hand.1', 'KS');
  expect([second.text['hand.0'], second.text['hand.1']]).toEqual(['', 'KS']);
  expect(drafts.holderOf(second, card('KS'), HOLDERS)).toBe('hand.1');
  expect(toggled(second, 'hand.1', 'KS').text['hand.1']).toBe('');
});

test('a hand is kept in order while it can be read; a card clicked into what cannot be read stands after it', () => {
  expect(toggled(written({ 'hand.0': '2C KS' }), 'hand.0', 'AS').text['hand.0']).toBe('AS KS 2C');
  expect(toggled(written({ 'hand.0': 'KS 8Z' }), 'hand.0', '2C').text['hand.0']).toBe('KS 8Z 2C');
});

test('a card laid out is named, not moved', () => {
  const laid = toggled(written({ 'hand.0': 'KS QS' }), 'laid.0', 'QS');
  expect([laid.text['hand.0'], laid.text['laid.0']]).toEqual(['KS QS', 'QS']);
  expect(toggled(laid, 'laid.0', 'KS').text['laid.0']).toBe('KS');
  expect(toggled(laid, 'laid.0', 'QS').text['laid.0']).toBe('');
});

test('cards are played trick by trick and taken back', () => {
  const draft = ['KS', '8S', '2S', 'JH', '7S'].reduce((so, name) => drafts.playCard(so, name, 4), bare);
  expect(draft.text['plays']).toBe('KS 8S 2S JH\n7S');
  expect(drafts.takeBackCard(draft).text['plays']).toBe('KS 8S 2S JH');
  expect(drafts.takeBackCard(drafts.takeBackCard(draft)).text['plays']).toBe('KS 8S 2S');
  expect(drafts.takeBackCard(bare)).toBe(bare);
});

test('a cleared table keeps only what tells of the table', () => {
  const { text, ruleset } = drafts.clearDraft(written({ players: '5', 'hand.0': 'KS', plays: 'KS' }), ['players']);
  expect([ruleset, text]).toEqual(['almanach-1785', { players: '5' }]);
});

test('clicked cards go to the next place with room once one is full, round the table; where all are full they stay', () => {
  const room = (place: string): number => (place === 'hand.3' ? 2 : 1);
  const onTo = (text: drafts.Text, target: string): string => drafts.nextWithRoom(written(text), target, HOLDERS, room);
  expect(onTo({}, 'hand.0')).toBe('hand.0');
  expect(onTo({ 'hand.0': 'KS' }, 'hand.0')).toBe('hand.1');
  expect(onTo({ 'hand.0': 'KS', 'hand.1': 'QS', 'hand.3': '2S' }, 'hand.1')).toBe('hand.2');
  expect(onTo({ 'hand.3': '2S' }, 'hand.3')).toBe('hand.3');
  expect(onTo({ 'hand.3': '2S 3S' }, 'hand.3')).toBe('hand.0');
  expect(onTo({ 'hand.0': 'KS', 'hand.1': 'QS', 'hand.2': 'JS', 'hand.3': '2S 3S' }, 'hand.2')).toBe('hand.2');
  // A card is only named there, and lies elsewhere.
  expect(onTo({ 'laid.0': 'KS' }, 'laid.0')).toBe('laid.0');
});

test('the play up to a place leaves out the later cards, however the tricks are parted', () => {
  const draft = written({ plays: 'KS 8S 2S JH; 7S 6S' });
  expect(drafts.playLinesUpTo(draft, atCard(1, 2))).toBe('KS 8S');
  expect(drafts.playLinesUpTo(draft, atCard(2, 1))).toBe('KS 8S 2S JH\n7S');
  expect(drafts.playLinesUpTo(draft, inPhase('ante'))).toBe('');
  expect(drafts.playLinesUpTo(draft, inPhase('end'))).toBe('KS 8S 2S JH\n7S 6S');
});

test('a table is bare until a card is dealt or played', () => {
  expect(drafts.isBare(written({ 'hand.0': ' ', players: '5' }), HOLDERS)).toBe(true);
  expect(drafts.isBare(written({ 'hand.2': 'KS' }), HOLDERS)).toBe(false);
  expect(drafts.isBare(written({ plays: 'KS' }), HOLDERS)).toBe(false);
});
