/** What no deal can show of Hoyle's table (c. 1847): boxes, a misdeal; and what is paid between opposites when cards are thrown down. */
import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/vary.ts';
import { hoyle1847 } from '../rules/books/hoyle-1847.ts';
import { parseSession } from '../session/session-notation.ts';
import { boxWorth, settleSession } from '../session/session.ts';
import { reversis } from '../game.ts';

const rules = valuesOf(hoyle1847);

test('a box is six contracts of 48, twenty counters of 6 and 32 fish [hoyle-1847.box]: 440, and not the 400 of the page', () => {
  expect([rules['box.contrats'], rules['box.contrat'], rules['box.jetons'], rules['box.jeton']]).toEqual([
    6, 48, 20, 6,
  ]);
  // 288 + 120 + 32.
  expect(boxWorth(rules)).toBe(440);
});

test('who misdeals loses his deal and his stakes stay [hoyle-1847.law.misdeal]: 26 and 13, then 28 and 14', () => {
  const parsed = parseSession({
    players: ['Anne', 'Bess', 'Carr', 'Dunn'],
    firstDealer: 'Anne',
    deals: [{ misdeal: true }, { misdeal: true }],
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const settled = settleSession(parsed.value, rules);
  if (!settled.ok) throw new Error(settled.error.message);
  expect(settled.value.deals.map(({ dealer }) => dealer)).toEqual(['Anne', 'Bess']);
  expect(settled.value.pools).toEqual({ great: 28, little: 14 });
});

describe('cards thrown down by first hand, with the great Quinola in third hand, opposite, and the ace of diamonds in second', () => {
  const paid = (varied: Partial<typeof rules>): readonly (readonly [string, number])[] => {
    const record = reversis.parseRecord({
      deal: {
        hands: {
          first: 'AS KS QS JS 9S 8S 7S 6S 5S 3S KD',
          second: '4S AD 9D 8D 7D 6D 5D 4D 3D 2D 9C',
          third: 'JH 9H 8H 7H 6H 5H 4H 3H 2H 7C 6C',
          dealer: '2S AH KH QH QD JD AC KC QC JC 5C',
        },
      },
      plays: ['3S 4S 6C 2S', '2D 7C JD KD'],
      thrown: 'first',
    });
    if (!record.ok) throw new Error(record.error.message);
    const judged = reversis.judge(record.value, { ...rules, ...varied });
    if (!judged.ok) throw new Error(judged.error.message);
    return judged.value.entries
      .filter(({ from, to }) => from === 'first' && (to === 'second' || to === 'third'))
      .map(({ to, amount }) => [to, amount]);
  };

  test('6 × 2 to the opposite, 2 to the neighbour; single where only the last tricks double, and not for the last either way', () => {
    expect(paid({})).toEqual([
      ['second', 2],
      ['third', 12],
    ]);
    expect(paid({ 'double.manner': 'last', 'double.window': 2 })).toEqual([
      ['second', 2],
      ['third', 6],
    ]);
  });
});
