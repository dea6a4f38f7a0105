import { describe, expect, test, vi } from 'vitest';
import type { RuleValue } from '#engine/rules/key.ts';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { MADE, settledBy, settledOf } from '../../../../tests/support/reversis-made-compared.ts';
import { compare } from './model.ts';
import { reasonsOf, sayBreaksOff } from '../rules/WhyTheyDiffer.tsx';

const changedKeys = (...columns: Readonly<Record<string, RuleValue>>[]) =>
  compare(COMPARED_REVERSIS, MADE, settledBy(...columns));
const rowOf = (model: ReturnType<typeof changedKeys>, what: string) => model.rows.find((row) => row.what === what);

describe('columns beside each other', () => {
  const less = { 'reversis.made.forcedFirst': 2 };
  const two = { 'reversis.made.forcedFirst': 2, 'reversis.made.each': 17 };

  test('are named by date, as changed, and by a number where that is not enough', () => {
    const heads = changedKeys({}, less, two, less).columns;
    expect(heads.map(({ label }) => label)).toEqual([
      '1785',
      '1785, changed',
      '1785, changed (2)',
      '1785, changed (3)',
    ]);
    expect(heads.map(({ under }) => under)).toEqual([
      'Almanach',
      'Almanach, with one rule changed',
      'Almanach, with 2 rules changed',
      'Almanach, with one rule changed',
    ]);
    expect(changedKeys({}, {}).columns.map(({ label }) => label)).toEqual(['1785', '1785 (2)']);
    expect(heads[0]).toMatchObject({ unit: almanach1785.unit, refusal: undefined, departures: [] });
  });

  test('name each rule that they change, with their own answer and the book’s', () => {
    const heads = changedKeys({}, less, two).columns;
    expect(heads[0]?.changed).toEqual([]);
    // 1785: sixteen fiches from each of the others, and eight for a Quinola forced on the first trick.
    expect(heads[2]?.changed.map(({ key, answer, inBook }) => [key, answer, inBook])).toEqual([
      ['reversis.made.forcedFirst', '2 fiches', '8 fiches'],
      ['reversis.made.each', '17 fiches', '16 fiches'],
    ]);
    expect(heads[1]?.changed[0]?.question).toMatch(/\?$/);
  });

  test('say together who pays the same to the same: some by name, all, or all others', () => {
    const model = changedKeys({}, { 'pool.open.dealer': 4 });
    expect(rowOf(model, 'filling')?.cells.map((cell) => cell?.payments)).toEqual([
      [
        { from: 'first, second, third', to: 'basket', amount: 4, isEach: true },
        { from: 'dealer', to: 'basket', amount: 8, isEach: false },
      ],
      [{ from: 'all', to: 'basket', amount: 4, isEach: true }],
    ]);
    expect(rowOf(model, 'Quinola forced: consolation')?.cells[0]?.payments).toEqual([
      { from: 'second, third', to: 'first', amount: 2, isEach: true },
    ]);
    expect(rowOf(model, 'reversis made')?.cells[0]).toMatchObject({
      payments: [{ from: 'all others', to: 'dealer', amount: 16, isEach: true }],
      total: 48,
    });
    expect(rowOf(model, 'reversis made')).toMatchObject({ where: 'end', isSame: true, why: [] });
  });

  test('tell which pay alike, and the rules on which they differ with each answer', () => {
    const model = changedKeys({}, less, two, {});
    const forced = rowOf(model, 'Quinola forced on the first trick, reversis made');
    expect(forced?.isSame).toBe(false);
    expect(forced?.cells.map((cell) => cell?.like)).toEqual([
      ['1785 (2)'],
      ['1785, changed (2)'],
      ['1785, changed'],
      ['1785'],
    ]);
    expect(forced?.why.map(({ key }) => key)).toEqual(['reversis.made.forcedFirst']);
    expect(forced?.why[0]?.answers.map(({ answer, isChanged }) => [answer, isChanged])).toEqual([
      ['8 fiches', false],
      ['2 fiches', true],
      ['2 fiches', true],
      ['8 fiches', false],
    ]);
    // A reader’s own rule can be read nowhere.
    const made = rowOf(model, 'reversis made');
    expect(made?.cells.map((cell) => cell?.citations.map(({ label }) => label))).toEqual([
      ['§41'],
      ['§41'],
      ['§41'],
      ['§41'],
    ]);
    expect(made?.why[0]?.answers.map(({ citations }) => citations.length)).toEqual([1, 1, 0, 1]);
  });

  test('sum up to what everybody ends with, and what is left in the basket', () => {
    const model = changedKeys({}, less);
    // First hand −28 and −22, the dealer 68 and 62.
    expect(model.nets.map(({ name, sums }) => [name, ...sums])).toEqual([
      ['First hand', -28, -22],
      ['Second hand', -20, -20],
      ['Third hand', -20, -20],
      ['Dealer', 68, 62],
    ]);
    expect(model.pools).toEqual([{ name: 'basket', sums: [0, 0] }]);
    expect(model.scale).toEqual({ least: -28, most: 68 });
  });
});

test('the rule that sets most counters apart is named first, each answer once', () => {
  // Six fiches apart, against two: 8 and 2 of first hand, 16 and 17 of him and of third hand.
  const reasons = reasonsOf(changedKeys({}, { 'reversis.made.forcedFirst': 2, 'reversis.made.each': 17 }, {}));
  // Of ante, bête, forced, consolation, given back, drawn, forced first and made, the last two differ.
  expect([reasons.differing, reasons.of]).toEqual([2, 8]);
  expect(reasons.main.map(({ rule }) => rule.key)).toEqual(['reversis.made.forcedFirst', 'reversis.made.each']);
  expect(reasons.main[0]?.answers).toEqual([
    { answer: '8 fiches', labels: ['1785', '1785 (2)'] },
    { answer: '2 fiches', labels: ['1785, changed'] },
  ]);
});

describe('a deal that is not told to its end', () => {
  const label = (name: string, isFinished: boolean) => ({ label: name, isFinished });

  test('is said to stop, in every column or by the rules of some', () => {
    expect(sayBreaksOff([label('1785', true), label('1850', true)])).toBeUndefined();
    expect(sayBreaksOff([label('1785', false), label('1850', false)])).toBe(
      'The record stops before the deal is over. The table shows what had been paid by then.',
    );
    expect(sayBreaksOff([label('1634', true), label('1785', false), label('1850', false)])).toBe(
      'By the rules of 1785 and 1850 the deal is not over where the record stops. There the table shows what had been paid by then.',
    );
  });

  test('has an end where it was played out or could not be settled, and none after ten of eleven tricks', () => {
    expect(changedKeys({}).columns.map(({ isFinished }) => isFinished)).toEqual([true]);
    const finishedAs = (record: typeof MADE) =>
      compare(COMPARED_REVERSIS, record, settledOf(record, [{}]))
        .columns.map(({ isFinished, refusal }) => [isFinished, refusal !== undefined])
        .flat();
    const { plays } = MADE;
    expect(finishedAs({ ...MADE, plays: plays.slice(0, 10) })).toEqual([false, false]);
    // Three cards of the last trick.
    expect(finishedAs({ ...MADE, plays: plays.with(10, (plays[10] ?? []).slice(0, 3)) })).toEqual([false, false]);
    expect(finishedAs({ ...MADE, plays: plays.with(10, plays[9] ?? []) })).toEqual([true, true]);
  });
});

// Settlements are counted and not timed: a slow machine makes as many.
test('a comparison settles each column once, and what is made of it settles nothing', () => {
  const settle = vi.fn(COMPARED_REVERSIS.settle);
  const game = { ...COMPARED_REVERSIS, settle };
  const columns = [{}, { 'pool.open.dealer': 4 }, { 'reversis.made.each': 17 }];
  compare(game, MADE, settledOf(MADE, columns, game));
  expect(settle).toHaveBeenCalledTimes(3);
});
