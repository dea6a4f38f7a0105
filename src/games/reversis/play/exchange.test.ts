import { describe, expect, test } from 'vitest';
import { printCards } from '#engine/cards/card.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace } from '#engine/ledger/place.ts';
import type { Frame } from './facts.ts';
import { reversis } from '../game.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { encyclopedie1765 } from '../rules/books/encyclopedie-1765.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';
import { parlett2008 } from '../rules/books/parlett-2008.ts';
import { shapeOf } from '../rules/shape.ts';

const bohn = valuesOf(bohn1850);
const lpjr = valuesOf(lpjr1634);

type Data = Readonly<Record<string, unknown>>;

function judged(data: Data, rules: ReversisRules): Judgement<Frame> {
  const record = reversis.parseRecord(data);
  if (!record.ok) throw new Error(record.error.message);
  const judgement = reversis.judge(record.value, rules);
  if (!judgement.ok) throw new Error(judgement.error.message);
  return judgement.value;
}
const broken = (data: Data, rules: ReversisRules): readonly string[] =>
  judged(data, rules).departures.map(({ at, key }) => `${printPlace(at)} ${key}`);
const handAt = (data: Data, rules: ReversisRules, at: string, seat: number): string =>
  printCards(judged(data, rules).frames.find((frame) => printPlace(frame.at) === at)?.hands[seat] ?? []);

/** First hand has both Quinolas, second hand the king of hearts; the talon is queen, nine and eight of clubs. */
const HANDS = {
  first: 'KS 7S 2S JH QH 3H 9D 4D 2D 5C 3C',
  second: 'QS 8S 3S KH 6H 5H 8D 6D 7C 6C 4C',
  third: 'JS 9S 4S AH 7H 4H KD 7D 5D AC 2C',
  dealer: 'AS 6S 5S 9H 8H 2H AD QD JD 3D KC JC',
} as const;
const TALON = 'QC 9C 8C';
const GIVES = { first: '9D', second: '8D', third: '7D', dealer: '9H' } as const;
const deal = (laidOut: Data, more: Data = {}): Data => ({
  deal: { hands: HANDS, talon: TALON, laidOut, exchange: GIVES },
  ...more,
});
const LAWFUL = { first: 'KS', second: 'QS', third: 'KD', dealer: 'AS' } as const;

describe('the exchange with the talon, 1850', () => {
  test('each of the three lays out a card and takes the one before him [bohn-1850.exchange.duty], the dealer lays out and takes none [bohn-1850.exchange.dealer]', () => {
    expect(broken(deal(LAWFUL), bohn)).toEqual([]);
    expect(handAt(deal(LAWFUL), bohn, 'exchange.first', 0)).toBe('7S 2S QH JH 3H 9D 4D 2D QC 5C 3C');
    expect(handAt(deal(LAWFUL), bohn, 'exchange.dealer', 3)).toBe('6S 5S 9H 8H 2H AD QD JD 3D KC JC');
    // King 3, queen 2, king 3, ace 4.
    const { frames } = judged(deal(LAWFUL), bohn);
    const end = frames[frames.length - 1]?.event;
    expect(end?.kind === 'end' && end.outcome.laidOut).toBe(3 + 2 + 3 + 4);
  });

  test('a player must exchange until there are three stakes, 100 fish with the dealer’s share [bohn-1850.exchange.threeStakes]; from then on he may decline, and looks at the card [bohn-1850.exchange.look]', () => {
    const declined = { ...LAWFUL, second: '9C' };
    expect(broken(deal(declined), bohn)).toEqual(['exchange.second exchange.compulsory']);
    // 97 and the dealer's 2 make 99; 98 and 2 make the hundred.
    expect(broken(deal(declined, { pools: { great: 97, little: 50 } }), bohn)).toHaveLength(1);
    expect(broken(deal(declined, { pools: { great: 98, little: 13 } }), bohn)).toEqual([]);
    const { frames } = judged(deal(declined, { pools: { great: 98, little: 13 } }), bohn);
    expect(frames.find(({ at }) => printPlace(at) === 'exchange.second')?.event).toMatchObject({
      laid: undefined,
      looked: 3 * 13 + 7,
    });
    // The other reading requires three stakes in both pools: 48 + 1 fall short of 50, 49 + 1 do not.
    const both = { ...bohn, 'exchange.compulsory': 'untilThreeStakesBoth' } as const;
    expect(broken(deal(declined, { pools: { great: 98, little: 48 } }), both)).toHaveLength(1);
    expect(broken(deal(declined, { pools: { great: 98, little: 49 } }), both)).toEqual([]);
  });

  test('a Quinola is laid out only with three stakes in its own pool [bohn-1850.discard.great] [bohn-1850.discard.little]', () => {
    const great = { ...LAWFUL, first: 'JH' };
    const little = { ...LAWFUL, first: 'QH' };
    expect(broken(deal(great), bohn)).toEqual(['exchange.first discard.quinola']);
    expect(broken(deal(great, { pools: { great: 98, little: 13 } }), bohn)).toEqual([]);
    expect(broken(deal(great, { pools: { great: 50, little: 60 } }), bohn)).toHaveLength(1);
    expect(broken(deal(little, { pools: { great: 120, little: 13 } }), bohn)).toEqual([
      'exchange.first discard.quinola',
    ]);
    expect(broken(deal(little, { pools: { great: 50, little: 49 } }), bohn)).toEqual([]);
  });

  test('the little Quinola may be left on the table where its pool lacks three stakes, and counts 2 (reading bohn-1850.leftInTalon)', () => {
    // The eight of clubs lies before third hand, and changes places with the queen of hearts.
    const hands = { ...HANDS, first: HANDS.first.replace('QH', '8C') };
    const laidOut = { first: '7S', second: '8S', third: 'QH', dealer: '6S' };
    const left = { deal: { hands, talon: 'QC 9C QH', laidOut, exchange: GIVES }, pools: { great: 98, little: 13 } };
    expect(broken(left, bohn)).toEqual([]);
    const { frames, pools } = judged(left, bohn);
    const end = frames[frames.length - 1]?.event;
    expect(end?.kind === 'end' && end.outcome.laidOut).toBe(2);
    expect(pools).toEqual({ great: 100, little: 14 });
    // By the other reading nobody may leave a talon card until both pools hold three stakes.
    expect(broken(left, { ...bohn, 'exchange.compulsory': 'untilThreeStakesBoth' })).toEqual([
      'exchange.third exchange.compulsory',
    ]);
  });

  test('after the exchange with the talon opposite players exchange a card [bohn-1850.opposites.exchange]', () => {
    // First hand gives the nine of diamonds to third and gets the seven.
    expect(handAt(deal(LAWFUL), bohn, 'opposites', 0)).toBe('7S 2S QH JH 3H 7D 4D 2D QC 5C 3C');
    expect(handAt(deal(LAWFUL), bohn, 'opposites', 2)).toBe('JS 9S 4S AH 7H 4H 9D 5D AC 8C 2C');
    const none = { deal: { hands: HANDS, talon: TALON, laidOut: LAWFUL } };
    expect(broken(none, bohn)).toEqual(['opposites exchange.opposites']);
    expect(broken(deal(LAWFUL), { ...bohn, 'exchange.opposites': false })).toEqual(['opposites exchange.opposites']);
  });

  test('a card that is not there stops everything', () => {
    const wrong = [
      deal({ ...LAWFUL, first: 'AD' }),
      deal({ ...LAWFUL, dealer: '8C' }),
      { deal: { hands: HANDS, talon: TALON, laidOut: LAWFUL, exchange: { ...GIVES, first: 'KS' } } },
    ];
    for (const data of wrong) {
      const record = reversis.parseRecord(data);
      const judgement = record.ok && reversis.judge(record.value, bohn);
      expect(judgement).toMatchObject({ ok: false, error: { code: 'not-held' } });
    }
  });
});

describe('Parlett’s optional rule', () => {
  const option = {
    ...valuesOf(parlett2008),
    'exchange.compulsory': 'afterRemise',
    'discard.quinola': 'notAfterRemise',
  } as const;
  const bare = (laidOut: Data, pools?: Data): Data => ({
    deal: { hands: HANDS, talon: TALON, laidOut },
    ...(pools && { pools }),
  });
  test('once a remise has been paid everybody exchanges, and the Quinola stays in the hand', () => {
    const laid = { ...LAWFUL, first: 'JH', second: '9C' };
    expect(broken(bare(laid), option)).toEqual([]);
    expect(broken(bare(laid, { pool1: 50, remises: 1 }), option)).toEqual([
      'exchange.first discard.quinola',
      'exchange.second exchange.compulsory',
    ]);
    // After all pools were won and a new one was formed, the exchange is not compulsory.
    expect(broken(bare(laid, { pool1: 0, pool2: 0 }), option)).toEqual([]);
  });
});

test('a book with one pool, or with a great and a little one, knows no remise: nobody must exchange, and the Quinola may be laid out', () => {
  const laid = { ...LAWFUL, first: 'JH', second: '9C' };
  for (const [book, pools] of [
    [valuesOf(almanach1785), { basket: 44 }],
    [bohn, { great: 52, little: 13 }],
  ] as const) {
    const option = {
      ...book,
      'exchange.opposites': false,
      'exchange.compulsory': 'afterRemise',
      'discard.quinola': 'notAfterRemise',
    } as const;
    expect(broken({ deal: { hands: HANDS, talon: TALON, laidOut: laid }, pools }, option)).toEqual([]);
  }
});

describe('1634: laying out and trading', () => {
  // Third hand's ace of clubs is alone once it has laid out the two.
  const hands = {
    first: 'KS 7S 2S JH QH 3H 9D 4D 2D 5C 3C TS AH',
    second: 'QS 8S 3S KH 6H 5H 8D 6D 7C 6C 4C TH 9C',
    third: 'JS 9S 4S 7H 4H KD 7D 5D AC 2C TD QC 8C',
    dealer: 'AS 6S 5S 9H 8H 2H AD QD JD 3D KC JC TC',
  } as const;
  const alone = {
    ...hands,
    third: 'JS 9S 4S 7H 4H KD 7D 5D AC 2C TD 2H QD',
    dealer: 'AS 6S 5S 9H 8H QC AD 8C JD 3D KC JC TC',
  } as const;
  const laidOut = { first: 'KS', second: 'QS', third: '2C', dealer: 'KC' } as const;
  const trade = (by: string, gives: string, takes: string, cards: Data = alone): Data => ({
    deal: { hands: cards, laidOut, trades: [{ by, gives, takes }] },
  });

  test('an unguarded ace is traded for any other [lpjr-1634.trade.call]', () => {
    expect(broken(trade('third', 'AC', 'AH'), lpjr)).toEqual([]);
    expect(handAt(trade('third', 'AC', 'AH'), lpjr, 'trade.1', 2)).toBe('JS 9S 4S AH 7H 4H 2H KD QD TD 7D 5D');
    expect(handAt(trade('third', 'AC', 'AH'), lpjr, 'trade.1', 0)).toContain('AC 5C 3C');
    // An ace that was laid out cannot be called for.
    const data = {
      deal: { hands: alone, laidOut: { ...laidOut, first: 'AH' }, trades: [{ by: 'third', gives: 'AC', takes: 'AH' }] },
    };
    const record = reversis.parseRecord(data);
    expect(record.ok && reversis.judge(record.value, lpjr)).toMatchObject({
      ok: false,
      error: { at: 'trade.1', key: 'trade.aces' },
    });
  });

  test('trading a guarded ace, a card that is no ace, or the Quinola without agreement breaks the rules [lpjr-1634.trade.quinola]', () => {
    expect(broken(trade('third', 'AC', 'AH', hands), lpjr)).toEqual(['trade.1 trade.aces']);
    expect(broken(trade('first', 'JH', 'AS'), lpjr)).toEqual(['trade.1 trade.quinola']);
    expect(broken(trade('first', 'JH', 'AS'), { ...lpjr, 'trade.quinola': true })).toEqual(['trade.1 trade.quinola']);
    expect(broken(trade('third', 'AC', 'AH'), { ...lpjr, 'trade.aces': false })).toEqual(['trade.1 trade.aces']);
  });

  test('one call each, in turn, and no card twice [lpjr-1634.trade.once]', () => {
    const twice = (...trades: Data[]): Data => ({ deal: { hands: alone, laidOut, trades } });
    const call = { by: 'third', gives: 'AC', takes: 'AH' };
    // First hand now holds the ace of clubs among other clubs, and calls after third hand.
    expect(broken(twice(call, { by: 'first', gives: 'AC', takes: 'AS' }), lpjr)).toEqual(['trade.2 trade.aces']);
    // The dealer's own ace of diamonds is guarded; third hand has called before.
    expect(broken(twice(call, { by: 'third', gives: 'AH', takes: 'AS' }), lpjr)).toEqual(['trade.2 trade.aces']);
    expect(broken(twice(call, { by: 'dealer', gives: 'AD', takes: 'AC' }), lpjr)).toEqual(['trade.2 trade.aces']);
  });

  test('alone is a card that was alone when it was given, also where the hands are told as they were played', () => {
    const option = { ...lpjr, 'trade.quinola': true } as const;
    const laid = { first: 'TD', second: 'TC', third: '7C', dealer: '6C' };
    const second = '6S 5S 7H 6H 5H 4H 3H 2H 9D 8D 7D 6D';
    const before = {
      first: 'KS QS JS TS KC QC JC KD QD JD JH AC TD',
      second: `${second} TC`,
      third: '2C 3C 4C 5C 2S 3S 4S 2D 3D 4D 5D AH 7C',
      dealer: '9S 8S 7S KH QH TH 9H 8H AD 9C 8C AS 6C',
    };
    // The Quinola goes for the ace of spades; then the ace of hearts comes to first hand, for that of clubs.
    const after = {
      first: 'KS QS JS TS KC QC JC KD QD JD AS AH',
      second,
      third: '2C 3C 4C 5C 2S 3S 4S 2D 3D 4D 5D AC',
      dealer: '9S 8S 7S KH QH TH 9H 8H AD 9C 8C JH',
    };
    const trades = [
      { by: 'first', gives: 'JH', takes: 'AS' },
      { by: 'third', gives: 'AH', takes: 'AC' },
    ];
    expect(broken({ deal: { hands: before, laidOut: laid, trades } }, option)).toEqual([]);
    expect(broken({ deal: { hands: after, laidOut: laid, trades } }, option)).toEqual([]);
    // A heart beside the Quinola at the time of the trade guards it, in either form.
    for (const hands of [before, after]) {
      const guarded = { ...hands, first: hands.first.replace('JD', '7H'), second: hands.second.replace('7H', 'JD') };
      expect(broken({ deal: { hands: guarded, laidOut: laid, trades } }, option)).toEqual(['trade.1 trade.quinola']);
    }
    // A card traded twice is against the rule, but the hands can still be traced back.
    const twice = [trades[0], { by: 'third', gives: 'AH', takes: 'AS' }];
    const held = { ...after, first: after.first.replace('AS', 'AC'), third: after.third.replace('AC', 'AS') };
    expect(broken({ deal: { hands: held, laidOut: laid, trades: twice } }, option)).toEqual(['trade.2 trade.aces']);
  });

  test('whoever lays out nothing departs, and so does the Quinola laid out', () => {
    const three = { first: 'KS', second: 'QS', dealer: 'KC' };
    expect(broken({ deal: { hands, laidOut: three } }, lpjr)).toContain('exchange.third deal.discard');
    expect(broken({ deal: { hands, laidOut: { ...laidOut, first: 'JH' } } }, lpjr)).toEqual([
      'exchange.first discard.quinola',
    ]);
  });
});

describe('1765, five at table, told as they played: the two talon cards before nobody follow from the pack', () => {
  const encyclopedie = valuesOf(encyclopedie1765);
  const laidOut = { first: 'KH', second: 'QS', third: '8S', fourth: 'JD', dealer: 'KS' };
  const plays = [
    ...['3S 5S AS 9S TS', '3C 5C 8C 6C 7C', '2H KC 8H 6H 4H', '2D 4D TD 9D QD', '3D AC 7D 9C KD'],
    ...['7H JS 7S 5H 3H', 'TH JC TC JH 4S', '8D 6S QC 6D 2C', 'AD 2S QH 5D 4C'],
  ];
  const pointsLaid = (data: Data) => {
    const { frames } = judged(data, encyclopedie);
    const end = frames[frames.length - 1]?.event;
    return end?.kind === 'end' ? end.outcome.laidOut : undefined;
  };

  test('all seven are counted [encyclopedie-1765.deal.five]: 13 laid out and 5 for an ace that nobody has seen', () => {
    // Laid out: king 4, queen 3, a blank, knave 2, king 4. Of the pack the ace and the nine of hearts are left: 5 and 0.
    const record = { deal: { laidOut }, plays };
    expect(pointsLaid(record)).toBe(13 + 5);
    // Each puts in 1. The ace of spades forced: 1 from third hand to first. The Quinola forced from third hand: 5 into the pool,
    // 4 to the dealer, who has 1 from each of the others too. Fourth hand has no trick, third most points: 18.
    expect(judged(record, encyclopedie).net).toEqual({
      first: -1 + 1 - 1,
      second: -1 - 1,
      third: -1 - 1 - 5 - 4 - 18,
      fourth: -1 - 1 + 18,
      dealer: -1 + 4 + 3,
    });
  });

  test('where one card laid out is not known either, only those known are counted', () => {
    const { dealer: _, ...known } = laidOut;
    expect(pointsLaid({ deal: { laidOut: known }, plays })).toBe(4 + 3 + 2);
  });

  test('in a book without a talon nothing lies before nobody', () => {
    const { frames } = judged({ deal: { laidOut }, plays }, lpjr);
    const end = frames[frames.length - 1]?.event;
    expect(end?.kind === 'end' && end.outcome.laidOut).toBe(13);
  });
});

test('1765 without tens, five at table: eight each, nine for the dealer, seven left; eight cards are counted (reading encyclopedie-1765.fiveWithoutTens)', () => {
  const rules = { ...valuesOf(encyclopedie1765), 'pack.tens': false };
  // 4 × 8 + 9 = 41, and 48 − 41 = 7.
  expect(shapeOf(rules, 5)).toEqual({ hands: [8, 8, 8, 8, 9], talon: 7, tricks: 8 });
  const hands = {
    first: 'AS KS QS JS 9S 8S 7S 6S',
    second: '5S 4S 3S 2S AH KH QH JH',
    third: '9H 8H 7H 6H 5H 4H 3H 2H',
    fourth: 'AD KD QD JD 9D 8D 7D 6D',
    dealer: '5D 4D 3D 2D AC KC QC JC 9C',
  };
  const laidOut = { first: 'KS', second: 'KH', third: '9H', fourth: 'QD', dealer: '5D' };
  const dealt = { deal: { hands, talon: '8C 7C 6C 5C 4C 3C 2C', laidOut } };
  expect(broken(dealt, rules)).toEqual([]);
  const { frames } = judged(dealt, rules);
  const end = frames[frames.length - 1]?.event;
  // Two kings and a queen, with two blanks laid out and three that lay before nobody: 4 + 4 + 3.
  expect(end?.kind === 'end' && end.outcome.laidOut).toBe(11);
});
