import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEAL_COUNT } from '../../../../tests/support/seeds.ts';
import { parseCard, printCards, sortedCards, type Card } from '#engine/cards/card.ts';
import { parseReversis, printReversis } from './notation.ts';
import { dealtRecords, wildRecords } from '../../../../tests/support/reversis-arbitrary.ts';
import type { ReversisRecord } from './record.ts';

const cards = (text: string): readonly Card[] => text.split(' ').map((one) => parseCard(one) ?? -1);
const sorted = (text: string): string => printCards(sortedCards(cards(text)));

function read(data: Readonly<Record<string, unknown>>): ReversisRecord {
  const parsed = parseReversis(data);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** Code and place of each problem. */
const refusal = (data: Readonly<Record<string, unknown>>): string => {
  const parsed = parseReversis(data);
  return parsed.ok ? 'read' : `${parsed.error.code} at ${parsed.error.at ?? ''}`;
};
const sentence = (data: Readonly<Record<string, unknown>>): string => {
  const parsed = parseReversis(data);
  return parsed.ok ? '' : parsed.error.message;
};

const HANDS = {
  first: 'AS QS 9S 5S KH 4H JD 6D 2D TC 3C',
  second: 'KS JS 7S QH 8H 3H 9D 5D AC 8C 4C',
  third: 'TS 6S 3S JH 7H 2H QD 8D 3D KC 7C',
  dealer: '8S 4S 2S AH 9H 5H KD 7D 4D QC 6C 2C',
};

describe('a record is read', () => {
  test('with cards in strings or lists, in any case, with commas or symbols, a ten as T or 10', () => {
    const one = read({ deal: { hands: { first: 'KS TH 2c' } } });
    expect(read({ deal: { hands: { first: ['KS', '10H', '2C'] } } })).toEqual(one);
    expect(read({ deal: { hands: { first: 'ks, 10h,2c' } } })).toEqual(one);
    expect(read({ deal: { hands: { first: '2♣ K♠ T♥' } } })).toEqual(one);
    expect(printCards(one.hands[0] ?? [])).toBe('KS TH 2C');
  });

  test('with tricks as strings, as lists, or as one text', () => {
    const plays = read({ plays: ['KS 8S 2S JH', '3D 4D 5D 6D'] }).plays;
    expect(read({ plays: [['KS', '8S', '2S', 'JH'], '3D 4D 5D 6D'] }).plays).toEqual(plays);
    expect(read({ plays: 'KS 8S 2S JH\n3D 4D 5D 6D\n' }).plays).toEqual(plays);
    expect(read({ plays: 'KS 8S 2S JH / 3D 4D 5D 6D' }).plays).toEqual(plays);
  });

  test('with the cards laid out in seat order or by seat', () => {
    const deal = { hands: HANDS, talon: 'JC 9C 5C' };
    const laidOut = cards('KH QH KC QC');
    expect(read({ deal: { ...deal, laidOut: 'KH QH KC QC' } }).laidOut).toEqual(laidOut);
    const partly = { first: 'KH', second: 'QH', third: 'KC' };
    expect(read({ deal: { ...deal, laidOut: partly } }).laidOut).toEqual([...laidOut.slice(0, 3), undefined]);
    expect(read({ deal: { ...deal, laidOut: 'KH QH KC -' } }).laidOut).toEqual([...laidOut.slice(0, 3), undefined]);
    expect(read({ deal }).laidOut).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('with the exchange between opposites and with trades', () => {
    const record = read({
      deal: {
        hands: HANDS,
        exchange: { first: 'AS', second: 'AC', third: 'KC', dealer: 'AH' },
        trades: [{ by: 'third', gives: 'KC', takes: 'AH' }],
      },
    });
    expect(record.opposites).toEqual(cards('AS AC KC AH'));
    expect(record.trades).toEqual([{ by: 2, gives: cards('KC')[0], takes: cards('AH')[0] }]);
  });

  test('with pools by name, as one number, or as a queue', () => {
    const pools = (given: unknown) => read({ plays: [], pools: given }).pools;
    expect(pools({ basket: 20 })).toEqual({ basket: 20 });
    expect(pools({ great: 26, little: 13 })).toEqual({ great: 26, little: 13 });
    expect(pools(20)).toEqual({ pool: 20 });
    expect(pools([55, 60])).toEqual({ pool1: 55, pool2: 60 });
    // At most six digits.
    expect(pools({ basket: 999_999 })).toEqual({ basket: 999_999 });
    expect(refusal({ plays: [], pools: { basket: 1_000_000 } })).toBe('bad-amount at pools.basket');
    expect(pools(undefined)).toBeUndefined();
    expect(pools(null)).toBeUndefined();
  });

  test('with led cards claimed unless it says otherwise, and cards thrown down', () => {
    const claims = (given: unknown) => read({ plays: [], claims: given });
    for (const given of [undefined, null, true, 'claimed', { led: 'claimed' }, {}])
      expect(claims(given).claimed).toBe(true);
    for (const given of [false, 'forfeited', { led: 'forfeited' }]) expect(claims(given).claimed).toBe(false);
    expect(claims({ thrown: 'second' })).toMatchObject({ claimed: true, thrownBy: 1 });
    expect(read({ plays: [], thrown: 'dealer' }).thrownBy).toBe(3);
  });

  test('with five seats when there is a fourth hand or a trick of five cards', () => {
    expect(read({ deal: { hands: { ...HANDS, fourth: '' } } }).seats).toBe(5);
    expect(read({ plays: ['KS 8S 2S JH 3S'] }).seats).toBe(5);
    expect(read({ plays: ['KS 8S 2S JH'] }).seats).toBe(4);
  });
});

describe('hands that are not given', () => {
  // The king of spades takes the first trick: first hand leads again. The nine of diamonds, third hand's, takes the
  // second trick, so third hand leads the third, and its two is the highest club though second hand throws an ace.
  const plays = ['KS 8S 2S JH', '3D 4D 9D 6D', '2C QH 5H AS'];

  test('are the cards each seat is seen to play', () => {
    expect(read({ plays }).hands.map(printCards)).toEqual(['KS 5H 3D', 'AS 8S 4D', '2S 9D 2C', sorted('JH 6D QH')]);
  });

  test('are filled in beside those that are', () => {
    const { hands } = read({ deal: { hands: { first: 'KS 5H 3D 7C' } }, plays });
    expect(hands.map(printCards)).toEqual(['KS 5H 3D 7C', 'AS 8S 4D', '2S 9D 2C', 'QH JH 6D']);
  });

  test('are put back as they were dealt where the talon is known', () => {
    // First hand laid out the ace of hearts and took up the three of diamonds; second declined; the dealer laid out KD.
    const deal = { talon: '3D 7D 8D', laidOut: { first: 'AH', second: '7D', dealer: 'KD' } };
    expect(read({ deal, plays }).hands.map(printCards)).toEqual(['KS AH 5H', 'AS 8S 4D', '2S 9D 2C', 'QH JH KD 6D']);
  });

  test('are put back as they were before cards changed hands', () => {
    // First hand gave the ace of hearts to third, and had the five of hearts for it; third never played the ace.
    const given = { first: 'AH', third: '5H' };
    expect(read({ deal: { exchange: given }, plays }).hands.map(printCards)).toEqual([
      'KS AH 3D',
      'AS 8S 4D',
      sorted('2S 9D 2C 5H'),
      'QH JH 6D',
    ]);
    // The dealer called for the queen of hearts, giving second hand the ace of spades.
    const trades = [{ by: 'dealer', gives: 'AS', takes: 'QH' }];
    expect(read({ deal: { trades }, plays }).hands.map(printCards)).toEqual([
      'KS 5H 3D',
      '8S QH 4D',
      '2S 9D 2C',
      sorted('AS JH 6D'),
    ]);
  });
});

describe('what cannot be read is refused with its place', () => {
  test('cards', () => {
    expect(refusal({ deal: { hands: { first: 'AS 1H' } } })).toBe('bad-card at deal.hands.first');
    expect(refusal({ deal: { hands: { dealer: 12 } } })).toBe('not-cards at deal.hands.dealer');
    expect(refusal({ deal: { talon: 'AS XX' } })).toBe('bad-card at deal.talon');
    expect(refusal({ deal: { laidOut: { second: 'Q' } } })).toBe('bad-card at deal.laidOut.second');
    expect(refusal({ deal: { laidOut: 'KS QS' } })).toBe('card-count at deal.laidOut');
    expect(refusal({ plays: ['KS 8S 2S JH', '3D 4D', '5D 6D 7D 8D'] })).toBe('trick-short at plays[1]');
    expect(refusal({ plays: ['KS 8S 2S JH', '3D 14D'] })).toBe('bad-card at t2.2');
    expect(refusal({ plays: ['KS 8S 2S JH 4S 5S'] })).toBe('trick-long at plays[0]');
    expect(refusal({ plays: ['KS 8S 2S JH', '3D 4D 5D 6D 7D', 'AS 3S 4S 5S'] })).toBe('trick-long at plays[1]');
    expect(refusal({ plays: ['KS 8S 2S JH', ''] })).toBe('empty-trick at plays[1]');
    expect(refusal({ deal: { hands: { first: 'AS '.repeat(53) } } })).toBe('too-many-cards at deal.hands.first');
    expect(refusal({})).toBe('no-cards at deal');
  });

  test('fields, with the one most likely meant', () => {
    expect(refusal({ deal: {}, play: [] })).toBe('unknown-field at play');
    expect(sentence({ deal: {}, play: [] })).toMatch(/no “play” .* mean “plays”\?$/);
    expect(refusal({ deal: { hand: {} } })).toBe('unknown-field at deal.hand');
    expect(sentence({ deal: { laidout: 'KS' } })).toMatch(/mean “laidOut”\?$/);
    expect(refusal({ deal: { hands: { frist: '' } } })).toBe('unknown-field at deal.hands.frist');
    expect(sentence({ deal: { hands: { frist: '' } } })).toMatch(/mean “first”\?$/);
    expect(refusal({ deal: ['AS'] })).toBe('not-a-mapping at deal');
    expect(refusal(JSON.parse('{"plays": [], "__proto__": {}}') as Record<string, unknown>)).toBe(
      'unknown-field at __proto__',
    );
  });

  test('seats, pools and claims', () => {
    expect(refusal({ plays: [], thrown: 'north' })).toBe('unknown-seat at thrown');
    expect(refusal({ plays: [], claims: { thrown: 'fourth' } })).toBe('unknown-seat at claims.thrown');
    expect(refusal({ deal: { trades: [{ by: 'third', gives: 'KC' }] } })).toBe('bad-card at deal.trades[0].takes');
    expect(refusal({ plays: [], pools: { baskett: 20 } })).toBe('unknown-pool at pools.baskett');
    expect(refusal({ plays: [], pools: { basket: -4 } })).toBe('bad-amount at pools.basket');
    expect(refusal({ plays: [], pools: [25, 'x'] })).toBe('bad-amount at pools[1]');
    expect(refusal({ plays: [], claims: 'forfeit' })).toBe('bad-claim at claims');
    expect(sentence({ plays: [], claims: 'forfeit' })).toMatch(/mean “forfeited”\?$/);
  });
});

describe('printing', () => {
  test('is canonical: hands by suit from the ace down, what says nothing left out', () => {
    const record = read({
      deal: {
        hands: { ...HANDS, first: '3C AS 2D TC 6D JD QS 4H KH 5S 9S' },
        talon: ['JC', '9C', '5C'],
        laidOut: 'KH QH - QC',
      },
      plays: 'AS KS 3S 2S',
      pools: { basket: 24 },
      claims: { led: 'forfeited' },
    });
    expect(printReversis(record)).toEqual({
      deal: { hands: HANDS, talon: 'JC 9C 5C', laidOut: { first: 'KH', second: 'QH', dealer: 'QC' } },
      plays: ['AS KS 3S 2S'],
      pools: { basket: 24 },
      claims: 'forfeited',
    });
  });

  test('is read back to the same record', () => {
    fc.assert(
      fc.property(fc.oneof(dealtRecords, wildRecords), (record) => {
        const printed = printReversis(record);
        expect(read(printed)).toEqual(record);
        expect(read(JSON.parse(JSON.stringify(printed)) as Record<string, unknown>)).toEqual(record);
      }),
      { numRuns: Math.ceil(DEAL_COUNT / 8) },
    );
  });
});
