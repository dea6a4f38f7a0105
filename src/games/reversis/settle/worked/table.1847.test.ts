/**
 * What no deal can show of Hoyle's table (c. 1847): boxes, a misdeal, payments after cards are thrown down, and for an ace
 * forced with the last card.
 */
import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { hoyle1847 } from '../../rules/books/hoyle-1847.ts';
import { parseSession, boxWorth, settleSession } from '../../session/session.ts';
import { reversis } from '../../game.ts';

const rules = valuesOf(hoyle1847);

test('a box is six contracts of 48, twenty counters of 6 and 32 fish [hoyle-1847.box]: 440, and not the 400 of the page', () => {
  expect([rules['box.contrats'], rules['box.contrat'], rules['box.jetons'], rules['box.jeton']]).toEqual([
    6, 48, 20, 6,
  ]);
  // 288 + 120 + 32.
  expect(boxWorth(rules)).toBe(440);
});

test('a player who misdeals loses his deal and his stakes stay [hoyle-1847.law.misdeal]: 26 and 13, then 28 and 14', () => {
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

  test('the player opposite is paid 6 × 2, and the neighbour 2; if only the last tricks are doubled, both are paid single', () => {
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

test('the holder of the great Quinola throws his cards down [hoyle-1847.law.thrown]: he owes himself nothing, and its pool stays', () => {
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
    thrown: 'third',
  });
  if (!record.ok) throw new Error(record.error.message);
  const judged = reversis.judge(record.value, rules);
  if (!judged.ok) throw new Error(judged.error.message);
  // Put in at first: 9, 9, 9 and the dealer 12. Third hand pays for the ace of spades 2 × 1 to first hand, opposite; for that
  // of diamonds 2 to second; to the dealer 1 and 1 for the aces of hearts and clubs and 3 for the little Quinola, which draws
  // 13. He takes nearly all points; the dealer has no trick: a party of 4, nothing being known to be laid out.
  expect(judged.value.net).toEqual({
    first: -9 + 2,
    second: -9 + 2,
    third: -9 - 2 - 2 - 5 - 4,
    dealer: -12 + 5 + 13 + 4,
  });
  expect(judged.value.pools).toEqual({ great: 26, little: 0 });
});

interface Played {
  readonly hands: Readonly<Record<'first' | 'second' | 'third' | 'dealer', string>>;
  readonly plays: readonly string[];
  readonly thrown?: string;
}

/** Payments between players by occasion, without the pools. */
function between(
  { hands, plays, thrown }: Played,
  varied: Partial<typeof rules> = {},
): readonly (readonly [string, string, string, number])[] {
  const record = reversis.parseRecord({ deal: { hands }, plays, ...(thrown === undefined ? {} : { thrown }) });
  if (!record.ok) throw new Error(record.error.message);
  const judged = reversis.judge(record.value, { ...rules, ...varied });
  if (!judged.ok) throw new Error(judged.error.message);
  const players: readonly string[] = Object.keys(hands);
  return judged.value.entries
    .filter(({ from, to }) => players.includes(from) && players.includes(to))
    .map(({ occasion, from, to, amount }) => [occasion, from, to, amount] as const);
}

test('an ace forced with the last card is doubled as one placed is [hoyle-1847.bonne, hoyle-1847.opposite]: 2 × 2 × 2, and 2 × 2 from each neighbour', () => {
  const paid = between({
    hands: {
      first: '3D AS KS QS JS 9S 8S 7S 6S 5S 2D',
      second: 'QD 4S JD 9D KC QC JC KH 9H 8H 8D',
      third: 'KD 2S 9C 8C 7C 6C 5C 4C 3C 2C AD',
      dealer: '4D 3S 5D 6D 7H 6H 5H 4H 3H 2H 7D',
    },
    plays: [
      '3D QD KD 4D',
      '2S 3S AS 4S',
      'KS JD 9C 5D',
      'QS 9D 8C 6D',
      'JS KC 7C 7H',
      '9S QC 6C 6H',
      '8S JC 5C 5H',
      '7S KH 4C 4H',
      '6S 9H 3C 3H',
      '5S 8H 2C 2H',
      '2D 8D AD 7D',
    ],
  });
  expect(paid.filter(([occasion]) => occasion === 'aceForced')).toEqual([
    // Forced in the second trick, the ace of spades pays double to the seat opposite only.
    ['aceForced', 'first', 'third', 2],
    ['aceForced', 'second', 'third', 1],
    ['aceForced', 'dealer', 'third', 1],
    ['aceForced', 'second', 'first', 4],
    ['aceForced', 'third', 'first', 8],
    ['aceForced', 'dealer', 'first', 4],
  ]);
});

describe('cards thrown down after nine tricks of one hand', () => {
  const played: Played = {
    hands: {
      first: 'AS KS QS JS 9S 8S 7S 6S 5S 3D 2D',
      second: '4S 9D 8D KC QC JC KH 7H 6H AC QD',
      third: '2S 9C 8C 7C 6C 5C 4C 3C 2C AD KD',
      dealer: '3S 7D 6D 5D 4D 5H 4H 3H 2H 9H 8H',
    },
    plays: [
      'AS 4S 2S 3S',
      'KS 9D 9C 7D',
      'QS 8D 8C 6D',
      'JS KC 7C 5D',
      '9S QC 6C 4D',
      '8S JC 5C 5H',
      '7S KH 4C 4H',
      '6S 7H 3C 3H',
      '5S 6H 2C 2H',
    ],
  };

  test('by another: the reversis is broken, and an ace left in a hand pays nothing [hoyle-1847.law.thrown, hoyle-1847.reversis.lastTwo]', () => {
    expect(between({ ...played, thrown: 'third' })).toEqual([['reversisBroken', 'first', 'third', 80]]);
  });

  test('by that hand: what is left pays nothing, for they are the last tricks; where a reversis is known only when made none are, and the aces pay 1 and 2 × 2', () => {
    const aces = (varied: Partial<typeof rules>) =>
      between({ ...played, thrown: 'first' }, varied).filter(([occasion]) => occasion === 'acePlaced');
    expect(aces({})).toEqual([]);
    expect(aces({ 'reversis.undertaken': 'onlyMade' })).toEqual([
      ['acePlaced', 'first', 'third', 4],
      ['acePlaced', 'first', 'second', 1],
    ]);
  });

  test('cards thrown down in a reversis, if aces pay to the end by the other answer [hoyle-1847.reversis.lastTwo]: the aces pay, a Quinola still in a hand does not', () => {
    const { hands } = played;
    const withQuinola = { ...played, hands: { ...hands, second: hands.second.replace('QD', 'JH') }, thrown: 'first' };
    const placed = between(withQuinola, { 'reversis.lastTricks': 'aces' }).filter(([occasion]) =>
      occasion.endsWith('Placed'),
    );
    expect(placed).toEqual([
      ['acePlaced', 'first', 'third', 4],
      ['acePlaced', 'first', 'second', 1],
    ]);
  });
});

describe('cards thrown down after one trick by first hand, with ten spades; second hand has the great Quinola, the dealer the little', () => {
  const judged = (varied: Partial<typeof rules>) => {
    const record = reversis.parseRecord({
      deal: {
        hands: {
          first: 'AS KS QS JS 9S 8S 7S 6S 5S 4S KD',
          second: '2H JH 9H 8H 7H 6H 5H 9D 8D 7D 6D',
          third: '2C KC QC JC 9C 8C 7C 6C 5C 4C 3C',
          dealer: '2D QH KH 4H 3H QD JD 5D 4D 3D 3S',
        },
      },
      plays: ['AS 2H 2C 2D'],
      thrown: 'first',
    });
    if (!record.ok) throw new Error(record.error.message);
    const done = reversis.judge(record.value, { ...rules, ...varied });
    if (!done.ok) throw new Error(done.error.message);
    return done.value;
  };
  // Put in at first: 9, 9, 9 and the dealer 12. He takes the rest, and so every trick: 20, 40 from third hand, opposite, and 20.
  const stakes = { first: -9 + 80, second: -9 - 20, third: -9 - 40, dealer: -12 - 20 };

  test('if payments for other players’ Quinolas stand, a Quinola still held counts as placed on the thrower and draws its stake: 26 and 13 [hoyle-1847.law.thrown]', () => {
    const done = judged({ 'reversis.othersQuinolas': 'stand' });
    // The 6 to second hand and the 3 to the dealer come back to the maker of the reversis.
    expect(done.net).toEqual({ ...stakes, second: stakes.second + 26, dealer: stakes.dealer + 13 });
    expect(done.pools).toEqual({ great: 0, little: 0 });
  });

  test('by the book both stake and consolation are undone [hoyle-1847.meeting.stake]', () => {
    expect(judged({}).net).toEqual(stakes);
    expect(judged({}).pools).toEqual({ great: 26, little: 13 });
  });

  test('where only consolations are paid for cards thrown down, no stake is drawn', () => {
    const done = judged({ 'reversis.othersQuinolas': 'stand', 'thrown.pays': 'consolationOnly' });
    expect(done.net).toEqual(stakes);
    expect(done.pools).toEqual({ great: 26, little: 13 });
  });
});
