import { expect, test } from 'vitest';
import { decidingKeys, differenceOfNets, differingKeys, rankByDifference } from './differences.ts';

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
