import { expect, test } from 'vitest';
import { balancesAfter, type Entry } from '../ledger/sink.ts';
import type { Judgement } from '../ledger/game.ts';
import { compareJudgements, decidingKeys, differenceOfNets, differingKeys, rankByDifference } from './compare.ts';
import { place } from '../../../tests/support/place.ts';
import { ACE, HEARTS, JACK, makeCard, SPADES, type Card } from '../cards/card.ts';
import { printPlace } from '../ledger/place.ts';

const SEATS = ['first', 'second', 'third', 'dealer'];
const pay = (at: string, occasion: string, of: Card | undefined, from: string, to: string, amount: number): Entry => ({
  at: place(at),
  occasion,
  ...(of !== undefined && { of }),
  from,
  to,
  amount,
  keys: ['a.rule'],
});

function judgement(pools: Record<string, number>, ...entries: Entry[]): Judgement<unknown> {
  const balances = balancesAfter(Object.fromEntries(SEATS.map((seat) => [seat, 0])), entries);
  return {
    seats: SEATS,
    isComplete: true,
    frames: [],
    departures: [],
    entries,
    net: Object.fromEntries(SEATS.map((seat) => [seat, balances[seat] ?? 0])),
    poolsBefore: {},
    next: {},
    pools,
  };
}

const QUINOLA = makeCard(HEARTS, JACK);
const ACE_OF_SPADES = makeCard(SPADES, ACE);

// Réversis, third hand's Quinola forced by first hand: 1785 with a basket of 20, and Bohn with pools of 26 and 13.
const y1785 = judgement(
  { basket: 40 },
  pay('t5.3', 'quinolaForced', QUINOLA, 'third', 'basket', 20),
  pay('t5.3', 'quinolaForced', QUINOLA, 'third', 'first', 8),
  pay('t5.3', 'quinolaForced', QUINOLA, 'second', 'first', 2),
  pay('t5.3', 'quinolaForced', QUINOLA, 'dealer', 'first', 2),
  pay('end', 'partie', undefined, 'dealer', 'second', 4),
);
const bohn = judgement(
  { great: 52, little: 13 },
  pay('end', 'partie', undefined, 'dealer', 'second', 4),
  pay('t5.3', 'quinolaForced', QUINOLA, 'third', 'great', 26),
  pay('t5.3', 'quinolaForced', QUINOLA, 'third', 'first', 6),
  pay('t5.3', 'quinolaForced', QUINOLA, 'second', 'first', 6),
  pay('t5.3', 'quinolaForced', QUINOLA, 'dealer', 'first', 6),
  pay('t2.4', 'acePlaced', ACE_OF_SPADES, 'first', 'dealer', 1),
);

test('payments are aligned by place, occasion and card, in the order of the deal', () => {
  const { rows } = compareJudgements([y1785, bohn]);
  expect(rows.map(({ at, occasion, of, same }) => [printPlace(at), occasion, of, same])).toEqual([
    ['t2.4', 'acePlaced', ACE_OF_SPADES, false],
    ['t5.3', 'quinolaForced', QUINOLA, false],
    ['end', 'partie', undefined, true],
  ]);
  expect(rows[0]?.cells.map((cell) => cell.length)).toEqual([0, 1]);
  expect(rows[1]?.cells.map((cell) => cell.map(({ amount }) => amount))).toEqual([
    [20, 8, 2, 2],
    [26, 6, 6, 6],
  ]);
});

test('nets and pools stand at the foot; a pool the book has not got is undefined', () => {
  const { nets, pools } = compareJudgements([y1785, bohn]);
  // First 8 + 2 + 2 = 12 and 6 + 6 + 6 - 1 = 17; second -2 + 4 and -6 + 4; third -28 and -32; dealer -2 - 4 and -6 - 4 + 1.
  expect(nets.map(({ account, sums }) => [account, ...sums])).toEqual([
    ['first', 12, 17],
    ['second', 2, -2],
    ['third', -28, -32],
    ['dealer', -6, -9],
  ]);
  expect(pools).toEqual([
    { account: 'basket', sums: [40, undefined], same: false },
    { account: 'great', sums: [undefined, 52], same: false },
    { account: 'little', sums: [undefined, 13], same: false },
  ]);
});

test('the same sums in another order are the same', () => {
  const turned = judgement({ basket: 40 }, ...y1785.entries.toReversed());
  const { rows, nets } = compareJudgements([y1785, turned, y1785]);
  expect(rows.every(({ same }) => same)).toBe(true);
  expect(nets.every(({ same }) => same)).toBe(true);
  expect(compareJudgements([y1785]).rows).toHaveLength(2);
  expect(compareJudgements([])).toEqual({ rows: [], nets: [], pools: [] });
});

test('two settlements lie apart by the sum of what each seat’s net differs', () => {
  // First 12 against 17 is 5, second 2 against -2 is 4, third -28 against -32 is 4, the dealer -6 against -9 is 3.
  const y1785 = { first: 12, second: 2, third: -28, dealer: -6 };
  const bohn = { first: 17, second: -2, third: -32, dealer: -9 };
  expect(differenceOfNets(y1785, bohn)).toBe(5 + 4 + 4 + 3);
  expect(differenceOfNets(y1785, y1785)).toBe(0);
  // A fourth hand that only one of them knows has nothing in the other.
  expect(differenceOfNets({ first: 3, fourth: -3 }, { first: 1 })).toBe(2 + 3);
});

test('the deals that a pair pays most differently come first; one it cannot settle, or pays alike, is left out', () => {
  const deal = (name: string, ...nets: (number | undefined)[]) => ({
    deal: name,
    settlements: nets.map((net) => (net === undefined ? undefined : { net: { first: net, dealer: -net } })),
  });
  const deals = [
    deal('near', 4, 5, 90),
    deal('alike', 7, 7, 0),
    deal('far', 10, -10, 10),
    deal('torn', 4, undefined, 0),
  ];
  // 20 apart at each of two seats; 1 apart at each.
  expect(rankByDifference(deals, [0, 1])).toEqual([
    { deal: 'far', difference: 40 },
    { deal: 'near', difference: 2 },
  ]);
  // Of 0 and 2: near 86 twice, alike 7 twice, far 0, torn 4 twice.
  expect(rankByDifference(deals, [0, 2]).map(({ deal: name, difference }) => [name, difference])).toEqual([
    ['near', 172],
    ['alike', 14],
    ['torn', 8],
  ]);
});

test('a key decides when the other’s answer to it alone changes what is paid', () => {
  const rules = { 'tie.order': 'seat', 'ace.rate': 1, 'pack.tens': false };
  const other = { 'tie.order': 'tricks', 'ace.rate': 1, 'pack.tens': true };
  expect(differingKeys(rules, other)).toEqual(['tie.order', 'pack.tens']);
  // Who wins hangs on the tie alone, the ace on neither; the tens change nothing.
  const paid = (under: typeof rules) => [`won by ${under['tie.order']}`, `ace ${String(under['ace.rate'])}`];
  expect(decidingKeys(rules, other, paid)).toEqual([['tie.order'], []]);
});
