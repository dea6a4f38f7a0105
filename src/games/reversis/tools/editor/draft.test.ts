import { expect, test } from 'vitest';
import { parseCard, sortedCards, type Card } from '#engine/cards/card.ts';
import { dealAnother } from '../../policy/plain-deal.ts';
import { reversis } from '../../game.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { emptyDraft, readDraft, type Draft, type Text } from '#islands/editor/draft/draft.ts';
import { REVERSIS_READER, textOf } from './draft.ts';

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
