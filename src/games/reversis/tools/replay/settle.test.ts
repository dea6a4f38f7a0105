import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reversis } from '../../game.ts';
import { judge } from '../../settle/judge.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../../rules/keys.ts';
import { dealtRecords } from '../../../../../tests/support/reversis-arbitrary.ts';
import { EVERYTHING } from '../../../../../tests/support/seeds.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { dealKeys, BEYOND_A_DEAL, shownGame } from './settle.ts';

const books = fc.constantFrom(...reversis.ruleSets);

const paid = (record: ReversisRecord, rules: ReversisRules): string | undefined => {
  const judged = judge(record, rules);
  return judged.ok
    ? judged.value.entries
        .map(({ at, occasion, of, from, to, amount }) => [printPlace(at), occasion, of, from, to, amount].join())
        .join(';')
    : undefined;
};

const otherAnswers = (key: ReversisKey, rules: ReversisRules): readonly ReversisRules[] =>
  (REVERSIS_KEYS[key].values as readonly RuleValue[])
    .filter((value) => value !== rules[key])
    .map((value) => ({ ...rules, [key]: value }));

test('what moves a payment is what the judge, asked again from the beginning, pays otherwise', () => {
  fc.assert(
    fc.property(dealtRecords, books, fc.constantFrom(...dealKeys), (record, book, key) => {
      const rules = valuesOf(book);
      const before = paid(record, rules);
      fc.pre(before !== undefined);
      const others = otherAnswers(key, rules).map((other) => paid(record, other));
      const moves = others.some((other) => other !== undefined && other !== before);
      expect(shownGame.rulesThatMatter(record, rules).moving.includes(key)).toBe(moves);
    }),
    { numRuns: EVERYTHING ? 150 : 40 },
  );
});

test('the questions left out change nothing in a deal, whatever the answer', () => {
  fc.assert(
    fc.property(dealtRecords, books, fc.constantFrom(...BEYOND_A_DEAL), (record, book, key) => {
      const rules = valuesOf(book);
      for (const other of otherAnswers(key, rules)) expect(judge(record, other)).toEqual(judge(record, rules));
    }),
    { numRuns: EVERYTHING ? 100 : 30 },
  );
});
