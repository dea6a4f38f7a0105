import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { unwrap } from '#engine/kernel/result.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { stepNamed } from '#islands/account/account.ts';
import { changeTo, questionsAt, sayDifference } from '#islands/handout/handout-questions.ts';
import { reversis, type Reversis } from '../../game.ts';
import { reading } from '../reading/game.tsx';

const deal: unknown = parse(readFileSync('content/deals/reversis/1785-the-quinola-placed.yaml', 'utf8'));
const { record, variation } = unwrap(parseRecord(reversis, deal), 'record');
const { source: book, changes } = variation;
const request = { record, book, changes, asPlayed: true };
const model = unwrap(reading.settleDeal(request), 'deal');
const words = new Map(reading.rulesInWords(book).map((rule) => [rule.key, rule]));
const ruleOf = (key: string) => words.get(key);
const asked = questionsAt<Reversis>({
  model,
  step: stepNamed(model.steps, 't3.4', model.seats),
  game: reading,
  unit: book.unit,
  moving: reading.rulesThatMatter(record, valuesOf(book)).moving,
  ruleOf,
  effectOf: (key, value) =>
    sayDifference(
      model,
      unwrap(reading.settleDeal({ ...request, changes: { ...changes, ...changeTo(ruleOf(key), value) } }), key),
      { sayAccount: reading.sayAccount, unit: book.unit },
    ),
});
const answerTo = (id: string): readonly string[] =>
  asked.find((question) => question.id === id)?.answer().sentences ?? [];

// Trick 3 is 3♣ J♥ 9♣ 4♣: first hand leads, second hand throws the Quinola, third hand has the highest club.
test('the sheet asks who wins the trick, who pays for it, and what the whole deal comes to', () => {
  expect(answerTo('winner')).toEqual(['Third hand, with the nine of clubs.']);
  // The deal's notes: the basket of 20 goes to second hand, and third hand pays him 4.
  expect(answerTo('paid')).toEqual([
    'Third hand pays second hand 4 fiches (Quinola placed).',
    'The basket pays second hand 20 fiches (Quinola placed: paid from the pool).',
  ]);
  expect(answerTo('nets')).toEqual(['First hand −15, second hand +31, third hand −9 and the dealer −7 fiches.']);
});

// With six fiches instead of four for the Quinola placed, second hand has 31 + 2 = 33 and third hand −9 − 2 = −11.
test('the sheet asks what another answer to a rule would change', () => {
  const [six] = asked.filter(({ id }) => id === 'if:quinola.placed.winnerToHolder=6');
  expect(six?.answer().sentences).toEqual([
    'Second hand would have +33 instead of +31, third hand −11 instead of −9 fiches.',
  ]);
});
