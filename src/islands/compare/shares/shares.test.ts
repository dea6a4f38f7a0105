import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { unwrap } from '#engine/kernel/result.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { vary, type Variation } from '#engine/rules/rule-set.ts';
import { REVERSIS_KEYS, type ReversisRules } from '#games/reversis/rules/keys.ts';
import { reversis } from '#games/reversis/game.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { MADE, settledBy } from '../../../../tests/support/reversis-made-compared.ts';
import { EVERYTHING, everyNth } from '../../../../tests/support/seeds.ts';
import type { SettledColumn } from '../model/state.ts';
import {
  booksByUnit,
  chooseShares,
  partnersOf,
  shareColumns,
  signedAmount,
  waterfallOf,
  sayApart,
  sayHowMany,
  sayHowShared,
  sayOtherRules,
  sayShare,
} from './shares.ts';

const SEATS = ['first', 'second', 'third', 'dealer'];

/** Record of an annotated deal, with the pools it begins with. */
const recordOf = (deal: string) =>
  unwrap(parseRecord(reversis, parse(readFileSync(`content/deals/reversis/${deal}.yaml`, 'utf8'))), deal).record;

function columnOf(record: ReturnType<typeof recordOf>, book: string): SettledColumn<ReversisRules> {
  const rules = reversis.ruleSets.find(({ id }) => id === book)!;
  const variation: Variation<ReversisRules> = unwrap(vary(REVERSIS_KEYS, rules, {}), book);
  const head = { ...settledBy({})[0]!.book.head, id: book, unit: rules.unit };
  return { label: book, book: { head, rules }, variation, judged: COMPARED_REVERSIS.settle(record, variation.rules) };
}

function sharesOf(record: ReturnType<typeof recordOf>, from: string, to: string) {
  const columns = [columnOf(record, from), columnOf(record, to)] as const;
  const work = shareColumns(COMPARED_REVERSIS, record, columns);
  for (;;) {
    const step = work.next();
    if (step.done) return { shares: step.value, columns };
  }
}

describe('“The Quinola wins the pool and the talon”, from 1634 to 1659', () => {
  /*
   * By hand, from the clauses. Second hand throws the Quinola, and the dealer takes the trick. Third hand has most points (14), second
   * hand fewest (4). First hand's ace of diamonds is forced by third hand, for 1 by both books. 1659 changes three rules:
   *
   *   POOL   1634 has no pool. 1659: 1 from each (maison-1659.pool.stakes), and 4 lay there: 8, which the Quinola sweeps
   *          (maison-1659.quinola.placed.pool).
   *   TAKER  1634: nothing for a Quinola placed (lpjr-1634.quinola.placed). 1659: 2 from the taker, the dealer
   *          (maison-1659.quinola.placed.taker).
   *   TALON  1634: 3, whatever the points (lpjr-1634.talon.fixed). 1659: what the pool held at the deal (maison-1659.talon.pool):
   *          8 with the pool, nothing without it. Third hand pays second hand.
   *
   * The pool and the taker do not meet: second hand +8 −1 = +7 and +2. The talon needs both POOL and TALON:
   *
   *   order        POOL             TALON
   *   POOL, TALON  3 to 3:  0       3 to 8: +5
   *   TALON, POOL  0 to 8: +8       3 to 0: −3
   *   half                 +4              +1
   *
   * Second hand: POOL 7 + 4 = 11, TAKER 2, TALON 1; together 14, from +3 to +17.
   * Third hand:  POOL −1 − 4 = −5, TALON −1; together −6, from −2 (ace +1, talon −3) to −8.
   * Dealer:      POOL −1, TAKER −2: from 0 to −3. First hand: POOL −1: from −1, the ace, to −2.
   */
  const { shares, columns } = sharesOf(recordOf('1659-the-pool-is-swept'), 'lpjr-1634', 'maison-1659');
  const [POOL, TAKER, TALON] = ['pool.structure', 'quinola.placed.winnerToHolder', 'partie.manner'];
  const stepsOf = (seat: string, start: number) =>
    waterfallOf(shares, SEATS.indexOf(seat), start).steps.map(({ key, share, after }) => [key, share.mean, after]);

  test('each rule has its share, worked by hand', () => {
    expect(stepsOf('second', 3)).toEqual([
      [POOL, 11, 14],
      [TAKER, 2, 16],
      [TALON, 1, 17],
    ]);
    expect(stepsOf('third', -2)).toEqual([
      [POOL, -5, -7],
      [TALON, -1, -8],
    ]);
    expect(stepsOf('dealer', 0)).toEqual([
      [TAKER, -2, -2],
      [POOL, -1, -3],
    ]);
    expect(stepsOf('first', -1)).toEqual([[POOL, -1, -2]]);
    expect([shares.isExact, shares.unsettled, shares.forbidding]).toEqual([true, 0, 0]);
  });

  test('rules that differ and move nothing are listed: no Quinola was forced, and no reversis made', () => {
    const { idle } = waterfallOf(shares, SEATS.indexOf('second'), 3);
    expect(idle).toContain('quinola.forced.holderToForcer');
    expect(idle).toContain('reversis.made.each');
    // To the dealer the talon is nothing either.
    expect(waterfallOf(shares, SEATS.indexOf('dealer'), 0).idle).toContain(TALON);
  });

  test('both books’ own nets are the ends: 3 and 17', () => {
    const nets = columns.map(({ judged }) => unwrap(judged, 'the deal').net['second']);
    expect(nets).toEqual([3, 17]);
    expect(chooseShares(columns, 0, {})).toEqual({ from: 0, to: 1, seat: 'second' });
    // Jetons: 1785 counts in fiches, and is no partner.
    const three = [columns[0], columnOf(recordOf('1659-the-pool-is-swept'), 'almanach-1785'), columns[1]];
    expect(partnersOf(three, 0)).toEqual([2]);
    expect(partnersOf(three, 1)).toEqual([]);
    expect(chooseShares(three, 1, { seat: 'dealer', to: 1 })).toEqual({ from: 0, to: 2, seat: 'dealer' });
    expect(chooseShares(three.slice(0, 2), 0, {})).toBeUndefined();
  });

  test('is said in a sentence', () => {
    const { steps } = waterfallOf(shares, 1, 3);
    const apart = { who: 'Second hand', from: '1634', to: '1659', nets: [3, 17], unit: ['jeton', 'jetons'] } as const;
    expect(sayApart(apart)).toBe('Second hand is 14 jetons better off by 1659 than by 1634: +17 instead of +3.');
    expect(sayApart({ ...apart, nets: [0, -1] })).toBe(
      'Second hand is 1 jeton worse off by 1659 than by 1634: −1 instead of 0.',
    );
    expect(sayApart({ ...apart, nets: [4, 4] })).toBe('Second hand ends with +4 both by 1634 and by 1659.');
    expect(sayHowMany(steps, 14)).toBe('Three rules make the difference:');
    expect(sayHowMany(steps.slice(0, 1), 11)).toBe('One rule makes the whole difference:');
    expect(sayHowMany(steps.slice(0, 2), 0)).toBe('Two rules change it, but together they come to nothing:');
    expect(sayHowMany([], 0)).toBe('No rule changes this sum.');
    expect(sayOtherRules(steps.slice(1))).toBe('+3 by the other two rules');
    expect(sayOtherRules([])).toBeUndefined();
    expect(sayShare({ share: { mean: -4 / 3, half: 0.204, isIdle: false } })).toBe('−1.33 ± 0.2');
    expect([2.5, 3, -1, 0].map(signedAmount)).toEqual(['+2.5', '+3', '−1', '0']);
    expect(
      sayHowShared({ ...shares, unsettled: 2, orders: 4, leftOut: 2 }, ['1634', '1659'], 'deal').join(' '),
    ).toContain('2 mixes of the two could not be settled: 2 of 6 orders pass through one and were left out.');
  });
});

test('a changed column is compared with its own book: the reversis, and the Quinola forced first', () => {
  // 8 fiches become 2 for the dealer, from first hand; 16 become 17, from first and third hand (the one opposite pays by another rule).
  const [from, to] = settledBy({}, { 'reversis.made.forcedFirst': 2, 'reversis.made.each': 17 });
  const work = shareColumns(COMPARED_REVERSIS, MADE, [from!, to!]);
  let step = work.next();
  while (!step.done) step = work.next();
  const { steps } = waterfallOf(step.value, SEATS.indexOf('dealer'), 68);
  expect(steps.map(({ key, share: { mean } }) => [key, mean])).toEqual([
    ['reversis.made.forcedFirst', -6],
    ['reversis.made.each', 2],
  ]);
});

test('in the annotated deals of three books in jetons, the shares of every seat sum to what it wins or loses by the other book', () => {
  const deals = globSync('content/deals/reversis/{1634,1659,1765}-*.yaml').map((file) => basename(file, '.yaml'));
  expect(deals.length).toBeGreaterThan(20);
  const books = ['lpjr-1634', 'maison-1659', 'encyclopedie-1765'];
  for (const [n, deal] of everyNth(deals, 4).entries())
    for (const [i, from] of books.entries()) {
      if (!EVERYTHING && i !== n % books.length) continue;
      const record = recordOf(deal);
      const { shares, columns } = sharesOf(record, from, books[(i + 1) % books.length]!);
      const [before, after] = columns.map(({ judged }) => unwrap(judged, deal).net);
      for (const [seat, name] of COMPARED_REVERSIS.seats(record).entries()) {
        const sum = shares.values.reduce((all, own) => all + own[seat]!.mean, 0);
        expect(sum, `${deal}, ${name}, from ${from}`).toBeCloseTo(after![name]! - before![name]!, 9);
      }
    }
});

test('books are grouped by their counters, where two or more have the same', () => {
  const groups = booksByUnit(reversis.ruleSets);
  expect(groups.map(([unit, books]) => [unit, books.length])).toEqual([
    ['jetons', 3],
    ['fish', 2],
  ]);
});
