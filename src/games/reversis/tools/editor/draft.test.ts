import { expect, test } from 'vitest';
import { parseCard, sortedCards, type Card } from '#engine/cards/card.ts';
import { dealAnother } from '../../policy/plain-deal.ts';
import { reversis } from '../../game.ts';
import { atCard, atExchange, atTrade, inPhase, type Place } from '#engine/ledger/place.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { emptyDraft, readDraft, type Draft, type Text } from '#islands/editor/draft.ts';
import { REVERSIS_READER, textOf, draftAtPlace } from './draft.ts';

const card = (name: string): Card => parseCard(name) ?? -1;
const written = (text: Text): Draft => ({ ...emptyDraft('almanach-1785', '1'), text });

test('a record becomes a draft and is read back, under every book, among four and five', () => {
  for (const ruleSet of reversis.ruleSets)
    for (const seats of [4, 5] as const) {
      const dealt = dealAnother(5, valuesOf(ruleSet), seats);
      const record = { ...dealt, claimed: seats === 4, thrownBy: seats === 5 ? 3 : undefined };
      const { record: read, problems } = readDraft(written(textOf(record)), REVERSIS_READER);
      expect(problems).toEqual({});
      expect(read).toEqual({ ok: true, value: { ...record, hands: record.hands.map(sortedCards) } });
    }
});

test('what cannot be read is kept, and said of its own place', () => {
  const draft = written({ 'hand.0': 'KS 8Z', talon: 'QH', 'pool.basket': 'many' });
  const { record, problems } = readDraft(draft, REVERSIS_READER);
  expect(record.ok).toBe(false);
  expect(Object.keys(problems)).toEqual(['hand.0', 'pool.basket']);
  expect(problems['hand.0']?.message).toContain('8Z');
});

test('trades are a line each; five players have a fourth hand', () => {
  const draft = written({ trades: 'second KS AH', 'hand.0': 'AS', players: '5' });
  const { record } = readDraft(draft, REVERSIS_READER);
  expect(record.ok && record.value.seats).toBe(5);
  expect(record.ok && record.value.trades).toEqual([{ by: 1, gives: card('KS'), takes: card('AH') }]);
});

test('as it stood at a place, a deal lacks what was laid out, traded, given, played and thrown down later', () => {
  const draft = written({
    'hand.0': 'KS',
    'laid.0': '9S',
    'laid.3': 'KC',
    trades: 'second KS AH\nthird QS AD',
    'gives.1': '2C',
    plays: 'KS 8S 2S JH\n7S',
    thrown: 'second',
    'pool.basket': '20',
  });
  const filled = (at: Place): readonly string[] =>
    Object.entries(draftAtPlace(draft, at).text).flatMap(([place, text]) =>
      text === '' ? [] : [`${place}: ${text.replaceAll('\n', '; ')}`],
    );
  const table = ['hand.0: KS', 'pool.basket: 20'];
  expect(filled(inPhase('ante')).toSorted()).toEqual(table);
  expect(filled(atExchange('first')).toSorted()).toEqual([...table, 'laid.0: 9S'].toSorted());
  const laid = [...table, 'laid.0: 9S', 'laid.3: KC'];
  expect(filled(atTrade(1)).toSorted()).toEqual([...laid, 'trades: second KS AH'].toSorted());
  const ready = [...laid, 'trades: second KS AH; third QS AD', 'gives.1: 2C'];
  expect(filled(inPhase('opposites')).toSorted()).toEqual(ready.toSorted());
  expect(filled(atCard(1, 2)).toSorted()).toEqual([...ready, 'plays: KS 8S'].toSorted());
  expect(filled(inPhase('end')).toSorted()).toEqual([...ready, 'plays: KS 8S 2S JH; 7S', 'thrown: second'].toSorted());
});
