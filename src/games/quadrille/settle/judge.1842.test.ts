import { describe, expect, test } from 'vitest';
import { printPlace } from '#engine/ledger/place.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { ALLIED, record, TEN_LEADS, TEN_TRUMPS } from '../../../../tests/support/quadrille-records.ts';
import { bidTurn } from '../choices/turn.ts';
import { printBid } from '../rules/bids.ts';
import { britannica1842 } from '../rules/books/britannica-1842.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge } from './judge.ts';

/* Deals of 1842 with their cards: legal bids and calls, when a game stops, and which leads show a friend. */

const rules = valuesOf(britannica1842);
type Data = Readonly<Record<string, unknown>>;

/** Nets, departures and pools of a deal; or the sentence of the error. */
function judged(data: Data, changes: Readonly<Record<string, RuleValue>> = {}, book: QuadrilleRules = rules) {
  const result = judge(record(data), { ...book, ...changes });
  if (!result.ok) return { refused: result.error.message };
  const { net, departures, pools } = result.value;
  return { net, pools, departures: departures.map(({ at, key }) => `${printPlace(at)} ${key}`) };
}

/** The friend, second hand, leads basto to the third trick after his king of diamonds was played in the second. */
const KNOWN = {
  deal: {
    hands: {
      first: 'KS KH JH 7H 6H 3H QD 3D 2D 3C',
      second: 'AS 7S 5S AH 4H KD AC KC JC 2C',
      third: '4S 3S 2S QH 2H AD JD QC 6C 5C',
      dealer: 'QS JS 6S 5H 7D 6D 5D 4D 7C 4C',
    },
  },
  bids: ['ask', 'pass', 'pass', 'pass'],
  favourite: 'C',
  trump: 'H',
  call: 'KD',
  plays: [
    'KS 5S 2S 6S',
    '2D KD AD 4D',
    'AC 2H 5H 3H',
    'AS QH 7D 6H',
    'KC 5C 4C 3C',
    '2C 6C 7C JH',
    '7H 4H 3S 5D',
    'QD JC JD 6D',
    '3D 7S 4S JS',
    'KH AH QC QS',
  ],
};

/** The same friend is first hand and leads spadille to the fourth trick; the ombre deals. */
const ELDEST = {
  deal: {
    hands: {
      first: 'AS 7S 5S AH 4H KD AC KC JC 2C',
      second: '4S 3S 2S QH 2H AD JD QC 6C 5C',
      third: 'QS JS 6S 5H 7D 6D 5D 4D 7C 4C',
      dealer: 'KS KH JH 7H 6H 3H QD 3D 2D 3C',
    },
  },
  bids: ['pass', 'pass', 'pass', 'ask'],
  favourite: 'C',
  trump: 'H',
  call: 'KD',
  plays: [
    '5S 2S 6S KS',
    '7H 4H 2H 5H',
    'KH AH QH 7D',
    'AS 3S 6D 6H',
    'AC 4S 5D 3H',
    'KD AD 4D 3D',
    'KC 5C 4C 3C',
    '2C QC 7C JH',
    'QD 7S JD JS',
    '2D JC 6C QS',
  ],
};

/*
 * In both deals the side has spadille, manille, basto, punto and the king of hearts, five in sequence, and takes all ten
 * tricks. An opponent pays 1 for the game, 2 for consolation and 5 for matadors: 8; with the vole 18. Each partner has 7 of the
 * pool.
 */
describe('a friend who leads a matador, and the side goes for the vole', () => {
  test('he is known already: his lead counts or, by the other answer, is excused [britannica-1842.vole.shown]', () => {
    // −1 + 7 + 8 = 14; −1 + 7 + 8 − 14 = 0; −1 − 8; −11 − 8. Excused: −1 + 7 + 18 = 24 twice; −1 − 18; −11 − 18.
    expect(judged(KNOWN)).toEqual({
      net: { first: 14, second: 0, third: -9, dealer: -19 },
      pools: { stake: 14, vole: 0 },
      departures: [],
    });
    expect(judged(KNOWN, { 'vole.shown.known': 'excused' })).toMatchObject({
      net: { first: 24, second: 24, third: -19, dealer: -29 },
      pools: { stake: 0 },
    });
  });

  test('he is eldest: all his leads are excused or, by the other answer, only the first [britannica-1842.vole.shown]', () => {
    // First hand −1 + 7 + 18 = 24; the dealer −11 + 7 + 18 = 14; the others −1 − 18.
    expect(judged(ELDEST)).toEqual({
      net: { first: 24, second: -19, third: -19, dealer: 14 },
      pools: { stake: 0, vole: 0 },
      departures: [],
    });
    // First hand −1 + 7 + 8 − 14 = 0; the dealer −11 + 7 + 8 = 4; the others −1 − 8.
    expect(judged(ELDEST, { 'vole.shown.eldest': 'firstLead' })).toMatchObject({
      net: { first: 0, second: -9, third: -9, dealer: 4 },
      pools: { stake: 14 },
    });
  });
});

describe('when ombre and friend may stop', () => {
  /* Second hand takes tricks 1 to 3 and 6, his friend third hand 8 and 9: six with the ninth, and not the first six. */
  const nine = {
    deal: {
      hands: {
        first: 'JS 7S 5S 3S QH 7H 5H 5D KC QC',
        second: 'KH 3H 2H KD QD 4D AC JC 7C 3C',
        third: 'KS 4S 2S AH JH AD JD 6C 4C 2C',
        dealer: 'AS QS 6S 6H 4H 7D 6D 3D 2D 5C',
      },
    },
    bids: ['pass', 'ask', 'pass', 'pass'],
    favourite: 'S',
    trump: 'C',
    call: 'KS',
    plays: [
      '3S 3C 2S 6S',
      'KH AH 6H 7H',
      'QD AD 7D 5D',
      'KD JD 6D QC',
      'QH 3H JH 4H',
      '5S 7C 4S QS',
      '2H KS AS 5H',
      '3D 7S 4D 4C',
      '2C 5C KC JC',
    ],
  };

  test('a side may stop with any six tricks or, by the other answer, only with the first six [britannica-1842.play.shown]', () => {
    // 7 of the pool, 1 and 2: second hand and third hand −1 + 10; first hand −1 − 3; the dealer −11 − 3.
    const won = { first: -4, second: 9, third: 9, dealer: -14 };
    expect(judged(nine)).toEqual({ net: won, pools: { stake: 0, vole: 0 }, departures: [] });
    // Without a result only the stakes are paid.
    const staked = { first: -1, second: -1, third: -1, dealer: -11 };
    expect(judged(nine, { 'play.stop.when': 'firstSix' }).net).toEqual(staked);
    expect(judged(nine, { 'play.stop': false }).net).toEqual(staked);
    // Five tricks are not six.
    expect(judged({ ...nine, plays: nine.plays.slice(0, 8) }).net).toEqual(staked);
    const judgeResult = {
      contract: { by: 'second', bid: 'ask' },
      trump: 'C',
      favourite: 'S',
      result: { ally: 'third', tricks: { second: 4, third: 2, first: 2, dealer: 1 } },
    };
    expect(judged(judgeResult).net).toEqual(won);
    expect(judged(judgeResult, { 'play.stop.when': 'firstSix' }).refused).toMatch(/^That makes nine tricks/);
  });

  test('a vole that was gone for goes on', () => {
    const seven = { ...KNOWN, plays: KNOWN.plays.slice(0, 7) };
    // All seven are theirs. If excused, the friend does not spoil the vole; by default he has lost it.
    const staked = { first: -1, second: -1, third: -1, dealer: -11 };
    expect(judged(seven, { 'vole.shown.known': 'excused' }).net).toEqual(staked);
  });
});

describe('what is bid', () => {
  const solo = { deal: { hands: TEN_TRUMPS }, trump: 'H', plays: TEN_LEADS };

  test('a vole that the book does not let anybody bid is not settled, by cards or told', () => {
    const bids = ['sans prendre with the vole', 'pass', 'pass', 'pass'];
    const message = 'First hand plays “sans prendre with the vole”, which these rules do not have.';
    expect(judged({ ...solo, bids, favourite: 'C' })).toEqual({ refused: message });
    const judgeResult = {
      contract: { by: 'first', bid: 'sans prendre with the vole' },
      trump: 'H',
      favourite: 'C',
      result: { tricks: { first: 10 } },
    };
    expect(judged(judgeResult)).toEqual({ refused: message });
    // 14 + 3 × (10 + 2 + 1) − 1.
    expect(judged(judgeResult, { 'auction.vole': 'announced' }).net).toMatchObject({ first: 52 });
    const revealed = { ...judgeResult, contract: { by: 'first', bid: 'sans prendre with the vole revealed' } };
    expect(judged(revealed, { 'auction.vole': 'announced' }).refused).toMatch(/vole revealed”, which these rules/);
  });

  test('a bid in the favourite suit is against the rules if the record does not say which suit was drawn [britannica-1842.favourite.drawn]', () => {
    const bids = ['sans prendre in favourite', 'pass', 'pass', 'pass'];
    expect(judged({ ...solo, bids }).departures).toEqual(['bid.1 favourite.suit']);
    expect(judged({ ...solo, bids, favourite: 'H' }).departures).toEqual([]);
    expect(judged({ ...solo, bids, favourite: 'C' }).departures).toEqual(['contract favourite.bids']);
    const judgeResult = {
      contract: { by: 'first', bid: 'sans prendre in favourite' },
      trump: 'H',
      result: { tricks: [10, 0, 0, 0] },
    };
    expect(judged(judgeResult).departures).toEqual(['contract favourite.suit']);
    expect(judged({ ...judgeResult, favourite: 'H' }).departures).toEqual([]);
  });

  test('nor is such a bid offered', () => {
    const turn = (data: Data) => bidTurn(record({ deal: { hands: ALLIED }, ...data }), rules);
    const legal = (data: Data) =>
      turn(data)?.legal.flatMap(({ act }) => (act.kind === 'bid' ? [printBid(act.bid)] : []));
    expect(legal({})).toEqual(['pass', 'ask', 'médiateur', 'sans prendre']);
    expect(legal({ favourite: 'S' })).toHaveLength(7);
    expect(turn({})?.refused.map(({ key }) => key)).toEqual(['favourite.suit', 'favourite.suit', 'favourite.suit']);
  });
});

describe('what is called', () => {
  const judgeResult = (more: Data, bid = 'ask') => ({
    contract: { by: 'first', bid },
    trump: 'H',
    favourite: 'C',
    result: { tricks: [6, 0, 4, 0], ally: 'third' },
    ...more,
  });

  test('to call the king of trumps is against the rules [britannica-1842.call.kingOfTrumps]', () => {
    expect(judged(judgeResult({ call: 'KH' })).departures).toEqual(['contract call.kingOfTrumps']);
    expect(judged(judgeResult({ call: 'KD' })).departures).toEqual([]);
    // By the other answer it may be the only king that he lacks, which is unknown.
    expect(judged(judgeResult({ call: 'KH' }), { 'call.kingOfTrumps': 'ifOnlyOneLacking' }).departures).toEqual([]);
    expect(judged(judgeResult({ call: 'QH' })).departures).toEqual(['contract call.queen']);
    expect(judged(judgeResult({ call: 'QD' })).departures).toEqual([]);
    expect(judged(judgeResult({ call: '7D' })).departures).toEqual(['contract call.queen']);
  });

  test('a king of his own does, where none may be called', () => {
    const own = judgeResult({ result: { tricks: [6, 0, 4, 0], ownKing: true } });
    expect(judged(own).departures).toEqual([]);
    for (const data of [own, { ...own, call: 'KD' }])
      expect(judged(data, { 'call.own': false }).departures).toEqual(['contract call.own']);
    expect(judged({ ...own, call: 'KH' }, { 'call.own': false }).departures).toEqual(['contract call.kingOfTrumps']);
  });

  test('a médiateur may ask for the king of trumps, unless that is forbidden', () => {
    const record = judgeResult({ call: 'KH', result: { tricks: [6, 0, 4, 0], giver: 'third' } }, 'médiateur');
    expect(judged(record).departures).toEqual([]);
    expect(judged(record, { 'mediateur.kingOfTrumps': false }).departures).toEqual(['contract mediateur.kingOfTrumps']);
  });
});

describe('a médiateur with four kings', () => {
  const hands = {
    first: 'KS KH KD KC AS AC 7H AH 3D 2C',
    second: 'QH JH 2H QS JS 7S 6S 5S 4S 2S',
    third: '6H QC JC 7C 6C 5C 4C 3C 3S QD',
    dealer: '3H 4H 5H JD AD 4D 5D 6D 7D 2D',
  };
  const data = {
    deal: { hands },
    bids: ['médiateur', 'pass', 'pass', 'pass'],
    favourite: 'C',
    trump: 'H',
    call: 'QD',
    exchange: { gives: '3D' },
    plays: ['AS 2H 6H 3H', '7H JH 3C 4H', 'AC QH 4C 5H', 'KS 2S 3S 2D', 'KC 4S 5C 4D', 'KD 5S 3D AD'],
  };

  test('a player with four kings asks for a queen at the price of a king or, by the other answer, may not bid médiateur [britannica-1842.mediateur.king]', () => {
    // Spadille, manille, basto, punto and the king of hearts are his: 5. 14 + 3 × (10 + 2 + 1 + 5) − 10 − 1 = 57.
    const played = judged(data);
    expect(played.departures).toEqual([]);
    expect(played.net).toEqual({ first: 57, second: -19, third: -19 + 10, dealer: -29 });
    expect(judged(data, { 'mediateur.fourKings': 'mayNotBid' }).departures).toEqual([
      'bid.1 mediateur.fourKings',
      'contract mediateur.fourKings',
    ]);
  });

  test('a player with four kings and four queens may not bid médiateur, because he has nothing to ask for; the rule that he breaks is one of médiateur, not of alliances [mediateur-1752.mediateur.queen]', () => {
    const queens = {
      first: 'KS KH KD KC QS QH QD QC 3D 2C',
      second: '7H JH 2H AS JS 7S 6S 5S 4S 2S',
      third: '6H AC JC 7C 6C 5C 4C 3C 3S AH',
      dealer: '3H 4H 5H JD AD 4D 5D 6D 7D 2D',
    };
    const bid = { deal: { hands: queens }, bids: ['médiateur', 'pass', 'pass', 'pass'] };
    const result = judge(record(bid), valuesOf(mediateur1752));
    expect(result.ok && result.value.departures.map(({ key, message }) => [key, message])).toEqual([
      [
        'mediateur.fourKings',
        'First hand bids “médiateur” with all four kings in hand, so there is no card to ask for.',
      ],
    ]);
    const { basis } = mediateur1752.rules['mediateur.fourKings'] ?? {};
    expect(basis).toMatchObject({ clauses: ['mediateur-1752.mediateur.queen'] });
  });
});

describe('the counters that wait, where a king of trumps changes hands', () => {
  const data = {
    deal: {
      hands: {
        first: 'AS 7H AC AH KH 2S 3S 2D 3D 2C',
        second: 'QH JH 2H KS 6H JS 7S 6S 5S 4S',
        third: 'QS KC QC JC 7C 6C 5C 4C 3C KD',
        dealer: '3H 4H 5H QD JD AD 4D 5D 6D 7D',
      },
    },
    bids: ['médiateur', 'pass', 'pass', 'pass'],
    favourite: 'C',
    trump: 'S',
    call: 'KS',
    exchange: { gives: '3D' },
    pools: { stake: 14, odd: 2, oddNot: 1 },
  };

  test('matadors are counted in the cards as dealt or, by the other answer, as played [britannica-1842.codille.odd]', () => {
    // Second hand was dealt the king of spades, third hand has the queen. So far: the stakes, and the fish for the king.
    expect(judged(data).net).toEqual({ first: -11, second: -1 + 10 + 2, third: -1, dealer: -11 });
    expect(judged(data, { 'codille.odd.hand': 'played' }).net).toEqual({
      first: -11,
      second: -1 + 10,
      third: -1 + 2,
      dealer: -11,
    });
  });
});
