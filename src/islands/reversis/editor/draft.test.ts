import { expect, test } from 'vitest';
import { parseCard } from '#engine/cards/card.ts';
import { reversisFormat } from '#engine/games/reversis/format.ts';
import { dealAnother } from '#engine/games/reversis/deal-another.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import * as drafts from './draft.ts';

const card = (name: string): number => parseCard(name) ?? -1;
const bare = drafts.emptyDraft('almanach-1785', '1');
const written = (text: Record<string, string>): drafts.Draft => ({ ...bare, text });

test('a record becomes a draft and is read back, under every book', () => {
  for (const ruleSet of reversisFormat.ruleSets) {
    const record = dealAnother(5, valuesOf(ruleSet), 4);
    const { record: read, problems } = drafts.readDraft(
      drafts.draftOf(record, { ruleset: ruleSet.id, changes: {} }, '5'),
    );
    expect(problems).toEqual({});
    expect(read.ok && read.value).toEqual({ ...record, hands: read.ok && read.value.hands });
    expect(read.ok && read.value.hands.map((hand) => hand.toSorted())).toEqual(
      record.hands.map((hand) => hand.toSorted()),
    );
  }
});

test('what cannot be read is kept, and said of its own place', () => {
  const draft = written({ 'hand.0': 'KS 8Z', talon: 'QH', 'pool.basket': 'many' });
  const { record, problems } = drafts.readDraft(draft);
  expect(record.ok).toBe(false);
  expect(Object.keys(problems)).toEqual(['hand.0', 'pool.basket']);
  expect(problems['hand.0']?.message).toContain('8Z');
  // A card clicked into it stands after what is there.
  expect(drafts.toggleCard(draft, 'hand.0', card('2C')).text['hand.0']).toBe('KS 8Z 2C');
});

test('a card typed in two hands is told of where it stands again', () => {
  const { problems } = drafts.readDraft(written({ 'hand.0': 'KS', 'hand.2': 'KS 2C' }));
  expect(problems['hand.2']?.message).toContain('king of spades');
});

test('a card goes from hand to hand, and out again', () => {
  const first = drafts.toggleCard(bare, 'hand.0', card('KS'));
  const second = drafts.toggleCard(first, 'hand.1', card('KS'));
  expect([second.text['hand.0'], second.text['hand.1']]).toEqual(['', 'KS']);
  expect(drafts.placeOfCard(second, card('KS'))).toBe('hand.1');
  expect(drafts.toggleCard(second, 'hand.1', card('KS')).text['hand.1']).toBe('');
});

test('a card laid out is named, not moved', () => {
  const laid = drafts.toggleCard(written({ 'hand.0': 'KS QS' }), 'laid.0', card('QS'));
  expect([laid.text['hand.0'], laid.text['laid.0']]).toEqual(['KS QS', 'QS']);
  expect(drafts.toggleCard(laid, 'laid.0', card('KS')).text['laid.0']).toBe('KS');
});

test('cards are played trick by trick and taken back', () => {
  const draft = ['KS', '8S', '2S', 'JH', '7S'].reduce((so, name) => drafts.playCard(so, card(name)), bare);
  expect(draft.text['plays']).toBe('KS 8S 2S JH\n7S');
  expect(drafts.takeBack(draft).text['plays']).toBe('KS 8S 2S JH');
  expect(drafts.takeBack(drafts.takeBack(draft)).text['plays']).toBe('KS 8S 2S');
  expect(drafts.takeBack(bare).text['plays']).toBe('');
});

test('trades are a line each; five players have a fourth hand', () => {
  const { record } = drafts.readDraft({ ...written({ trades: 'second KS AH', 'hand.0': 'AS' }), seats: 5 });
  expect(record.ok && record.value.seats).toBe(5);
  expect(record.ok && record.value.trades).toEqual([{ by: 1, gives: card('KS'), takes: card('AH') }]);
});
