import { describe, expect, test } from 'vitest';
import { parseCard, printCards, RANK_10, rankOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace } from '#engine/ledger/place.ts';
import {
  DEALER,
  FIRST,
  SECOND,
  settled,
  tell,
  THIRD,
  repeatSeat,
  startPlay,
} from '../../../../../tests/support/reversis-facts.ts';
import { dealAnother } from '../../policy/plain-deal.ts';
import { dealerByPiles, dealerByThrownCard, drawFirstDealer, packetsFor } from '../../play/deal.ts';
import { espagnoletteOf, mayRenounce, pointsOf } from '../../play/facts.ts';
import { QUINOLA, packFor, shapeOf } from '../../rules/shape.ts';
import { judge } from '../judge.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { applyCard, factsOf, legalCards, whyNotCard, type PlayState } from '../../play/play.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { ancient } from '../../rules/books/ancient.ts';
import { lpjr1634 } from '../../rules/books/lpjr-1634.ts';
import { maison1659 } from '../../rules/books/maison-1659.ts';
import { parlett2008 } from '../../rules/books/parlett-2008.ts';

/* Rules of the ancient game, 1634, 1659 and Parlett before any payment, and the few payments that no annotated deal shows. */

const of = (source: RuleSet<ReversisRules>): ReversisRules => valuesOf(source);
const [old, plaisant, maison, parlett] = [ancient, lpjr1634, maison1659, parlett2008].map(of) as [
  ReversisRules,
  ReversisRules,
  ReversisRules,
  ReversisRules,
];
const card = (text: string): Card => parseCard(text) ?? Number.NaN;
const cards = (text: string): readonly Card[] => text.split(' ').map(card);

const departures = (record: ReversisRecord, rules: ReversisRules): readonly string[] => {
  const judged = judge(record, rules);
  if (!judged.ok) throw new Error(judged.error.message);
  return judged.value.departures.map(({ at, key }) => `${printPlace(at)} ${key}`);
};
/** Record of a deal before its first card, with another card of the seat’s own laid out. */
const layingOut = (record: ReversisRecord, seat: number, laid: Card): ReversisRecord => ({
  ...record,
  laidOut: record.laidOut.map((each, at) => (at === seat ? laid : each)),
  trades: [],
  plays: [],
});
const holderOf = (record: ReversisRecord, held: Card): number => record.hands.findIndex((hand) => hand.includes(held));

describe('who plays, and with what', () => {
  test('four play the ancient game [ancient.players], that of 1659 [maison-1659.players] and Parlett’s [parlett-2008.players]; four or five in 1634 [lpjr-1634.players]', () => {
    const five = dealAnother(5, plaisant, 5);
    expect(departures(five, plaisant)).toEqual([]);
    for (const rules of [old, maison, parlett]) expect(departures(five, rules)).toContain('deal players.five');
    expect(departures(dealAnother(5, plaisant), plaisant)).toEqual([]);
  });

  test.each([
    ['the ancient game [ancient.seats]', old],
    ['1634 [lpjr-1634.seats]', plaisant],
    ['1659 [maison-1659.seats]', maison],
    ['Parlett [parlett-2008.seats]', parlett],
  ])('to the right, from first hand to the dealer, and from there on from whoever took the trick: %s', (_, rules) => {
    expect(rules['play.direction']).toBe('right');
    const record = dealAnother(11, rules);
    const judged = judge(record, rules);
    const played = judged.ok ? judged.value.frames.flatMap(({ event }) => (event.kind === 'play' ? [event] : [])) : [];
    expect(played.slice(0, 4).map(({ seat }) => seat)).toEqual([FIRST, SECOND, THIRD, DEALER]);
    const leader = played[3]?.wins ?? -1;
    expect(played.slice(4, 8).map(({ seat }) => seat)).toEqual(range(4).map((i) => (leader + i) % 4));
  });

  test('fifty-two cards with the tens [ancient.pack.cards] [lpjr-1634.pack.cards] [maison-1659.pack.cards]; Parlett’s forty-eight without [parlett-2008.pack.cards]', () => {
    for (const rules of [old, plaisant, maison]) expect(packFor(rules)).toHaveLength(52);
    // 4 × 11 played and 4 laid out.
    expect(packFor(parlett)).toHaveLength(4 * 11 + 4);
    expect(packFor(parlett).filter((each) => rankOf(each) === RANK_10)).toEqual([]);
    expect(departures(dealAnother(3, plaisant), parlett)).toContain('deal pack.tens');
  });

  test.each([
    ['A K Q J T 9 8 7 6 5 4 3 2', 'with the ten [ancient.pack.ranks] [lpjr-1634.pack.ranks] [maison-1659.pack.ranks]'],
    ['A K Q J 9 8 7 6 5 4 3 2', 'without the ten [parlett-2008.pack.ranks]'],
  ])('the ranks, %s: %s', (row) => {
    const ranks = row.split(' ');
    for (const suit of 'SHDC')
      ranks.slice(1).forEach((lower, i) => {
        const others = suit === 'S' ? ['2H', '2D'] : ['2S', suit === 'D' ? '2C' : '2D'];
        const trick = [`${lower}${suit}`, `${ranks[i] ?? ''}${suit}`, ...others].map(card);
        const after = trick.reduce(
          applyCard,
          startPlay(
            trick.map((each) => [each]),
            [],
          ),
        );
        expect(factsOf(after).winners[0], printCards(trick)).toBe(SECOND);
      });
  });
});

describe('the first dealer', () => {
  test('in 1659 as in 1634, the first player dealt a card of the suit laid open is the dealer [maison-1659.firstDealer]', () => {
    // The five of spades is thrown; first, second, third and fourth player are dealt hearts, then the first a spade.
    expect(dealerByThrownCard(cards('5S 2H 3H 4H 5H KS'), 4)).toBe(0);
    expect(dealerByThrownCard(cards('5S 2H 3H AS'), 4)).toBe(2);
    expect(maison['deal.firstDealer']).toBe('thrownCard');
    expect(new Set(range(200).map((seed) => drawFirstDealer(maison, 4, makeRandom(seed))))).toEqual(
      new Set([0, 1, 2, 3]),
    );
  });

  test('in Parlett’s book as in 1785, the player whose heap holds the Quinola is the first dealer [parlett-2008.firstDealer]', () => {
    const others = packFor(parlett).filter((each) => each !== QUINOLA);
    const heaped = (place: number): number =>
      dealerByPiles([...others.slice(0, place), QUINOLA, ...others.slice(place)], 4);
    expect([0, 11, 12, 30, 47].map(heaped)).toEqual([0, 0, 1, 2, 3]);
    expect(parlett['deal.firstDealer']).toBe('quinolaPile');
  });
});

describe('dealing and laying out', () => {
  test('thirteen cards each, and nothing is laid out [ancient.deal]', () => {
    expect(shapeOf(old, 4)).toEqual({ hands: [13, 13, 13, 13], talon: 0, tricks: 13 });
    expect(departures(dealAnother(1, old), old)).toEqual([]);
    // By the other reading one card goes, and twelve tricks are left.
    expect(shapeOf({ ...old, 'deal.discard': 'each' }, 4).tricks).toBe(12);
  });

  test('another way to deal: twelve cards each, and four laid aside unseen [lpjr-1634.layout.aside]', () => {
    const aside: ReversisRules = { ...plaisant, 'deal.discard': 'aside' };
    expect(shapeOf(aside, 4)).toEqual({ hands: [12, 12, 12, 12], talon: 4, tricks: 12 });
    expect(packetsFor(aside, 4).map((round) => round[0])).toEqual([3, 3, 3, 3]);
    const record = dealAnother(4, aside);
    expect(record.talon).toHaveLength(4);
    expect(departures(record, aside)).toEqual([]);
    expect(departures(record, plaisant)).toContain('deal deal.discard');
  });

  test.each([
    ['1634 [lpjr-1634.layout.quinola] [lpjr-1634.layout.aces]', plaisant],
    ['1659 [maison-1659.layout.quinola] [maison-1659.layout.aces]', maison],
  ])('the Quinola may not be laid out, an ace may: %s', (_, rules) => {
    const record = dealAnother(8, rules);
    const ace = card('AD');
    const seat = holderOf(record, QUINOLA);
    const name = ['first', 'second', 'third', 'dealer'][seat] ?? '';
    expect(departures(layingOut(record, seat, QUINOLA), rules)).toEqual([`exchange.${name} discard.quinola`]);
    expect(departures(layingOut(record, holderOf(record, ace), ace), rules)).toEqual([]);
    expect(departures(layingOut(record, seat, QUINOLA), { ...rules, 'discard.quinola': 'allowed' })).toEqual([]);
  });

  test('aces are not traded in the old game [ancient.noTrading], and no longer in 1659 [maison-1659.noTrading]', () => {
    for (const rules of [old, maison]) {
      const deal = { ...dealAnother(8, rules), plays: [] };
      const aces = cards('AS AH AD AC').filter((ace) => !deal.laidOut.includes(ace));
      const gives = aces[0] ?? Number.NaN;
      const by = holderOf(deal, gives);
      const takes = aces.find((ace) => holderOf(deal, ace) !== by) ?? Number.NaN;
      expect(departures({ ...deal, trades: [] }, rules)).toEqual([]);
      expect(departures({ ...deal, trades: [{ by, gives, takes }] }, rules)).toEqual(['trade.1 trade.aces']);
    }
  });
});

describe('hearts in 1659', () => {
  const table = (...hands: readonly string[]): PlayState => startPlay(hands.map(cards), []);
  const may = (state: PlayState): string => printCards(legalCards(state, maison));

  test('the first lead must be a heart, if there is one; the Quinola will do [maison-1659.play.firstLead]', () => {
    expect(may(table('AS 7H 4H', '2S 3S 4S', '5S 6S 7S', '8S 9S TS'))).toBe('7H 4H');
    expect(may(table('AS JH 4C', '2S 3S 4S', '5S 6S 7S', '8S 9S TS'))).toBe('JH');
    const void_ = table('AS 7D 4C', '2S 3S 4S', '5S 6S 7S', '8S 9S TS');
    expect(may(void_)).toBe('AS 7D 4C');
    // Later leads are free: second hand has taken the first trick, and need not lead the heart he has.
    const later = cards('2C 5C 3C 4C').reduce(applyCard, table('2C 3S 6S', '5C 9H 3D', '3C 4S 7S', '4C 5S 8S'));
    expect(later.toPlay).toBe(SECOND);
    expect(may(later)).toBe('9H 3D');
  });

  test('the king, queen and Quinola of hearts may be thrown; the ace and smaller hearts may not [maison-1659.play.throwHearts]', () => {
    const led = table('2S', 'AH KH QH JH TH 2H 3D', '4S', '5S');
    expect(may(applyCard(led, card('2S')))).toBe('KH QH JH 3D');
    expect(whyNotCard(applyCard(led, card('2S')), maison, card('AH'))).toBe('play.throwHearts');
    expect(whyNotCard(applyCard(led, card('2S')), plaisant, card('AH'))).toBeUndefined();
  });

  test('a player with nothing else may throw a small heart [maison-1659.play.onlyHearts]', () => {
    expect(may(applyCard(table('2S', 'AH TH 2H', '4S', '5S'), card('2S')))).toBe('AH TH 2H');
    // With a king among them the king may be thrown, so the hand is not stuck.
    expect(may(applyCard(table('2S', 'AH KH 2H', '4S', '5S'), card('2S')))).toBe('KH');
  });

  test('a low heart played on a lead of hearts is not thrown: it follows suit', () => {
    expect(may(applyCard(table('9H', 'AH 2H 3D', '4S', '5S'), card('9H')))).toBe('AH 2H');
  });
});

describe('a led Quinola', () => {
  const led = tell({
    tricks: 12,
    winners: [FIRST, THIRD, SECOND],
    great: { fate: 'led', by: THIRD, trick: 3, taker: SECOND },
  });
  test('leading the Quinola costs nothing in 1634, with or without a poule [lpjr-1634.quinola.led]; nor in 1659 [maison-1659.quinola.led]', () => {
    expect(settled(led, plaisant).net).toEqual([0, 0, 0, 0]);
    expect(settled(led, { ...plaisant, 'pool.structure': 'one' }, [4]).net).toEqual([0, 0, 0, 0]);
    const s = settled(led, maison, [4]);
    expect(s.net).toEqual([0, 0, 0, 0]);
    expect(s.pools).toEqual([8]);
  });
  test('by the other reading of 1659 it costs as much as lies in the pool: 8 become 16', () => {
    const s = settled(led, { ...maison, 'quinola.led.intoPool': true }, [4]);
    expect(s.net).toEqual([0, 0, -8, 0]);
    expect(s.pools).toEqual([16]);
  });
});

describe('ties in Parlett', () => {
  // Four blanks laid out: the party is 4, and 8 between opposites.
  const party = (winners: readonly number[], took: NonNullable<Parameters<typeof tell>[0]['took']>) =>
    settled(tell({ winners, took }), parlett).net;

  test('of players with equal points, the one with fewer tricks is better placed, for winning and for losing [parlett-2008.tie.tricks]', () => {
    // Second and third have 0, with one trick and three; first and dealer 20, with four tricks and three.
    const net = party([0, 0, 0, 0, 1, 2, 2, 2, 3, 3, 3], { [FIRST]: [2, 2, 2, 2], [DEALER]: [2, 2, 2, 2] });
    expect(net).toEqual([-4, 4, 0, 0]);
  });

  test('with equal tricks too, the dealer is best placed, then the player on his left, and so on; first hand comes last [parlett-2008.tie.dealer]', () => {
    // Nobody but first hand takes a point or a trick: of the three others the dealer wins, his neighbour.
    expect(party(repeatSeat(FIRST, 8).concat([SECOND, THIRD, DEALER]), { [FIRST]: [4, 4, 4, 4] })).toEqual([
      -4, 0, 0, 4,
    ]);
    // Third and second hand have no trick: third sits to the dealer’s left, and opposite first hand: 4 × 2.
    expect(party([0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3], { [FIRST]: [4, 4, 4, 4] })).toEqual([-8, 0, 8, 0]);
    // First and second have 20 points and five tricks each; first hand is last, so he pays; the dealer, with none, wins.
    const loses = { [FIRST]: [2, 2, 2, 2], [SECOND]: [2, 2, 2, 2] } as const;
    expect(party([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2], loses)).toEqual([-4, 0, 0, 4]);
  });

  test('the Quinola counts one in a trick, like a knave [parlett-2008.points.quinola]', () => {
    const great = { fate: 'placed', by: SECOND, trick: 1, leader: FIRST, taker: FIRST } as const;
    expect(pointsOf(tell({ winners: [FIRST], took: { [FIRST]: [0, 0, 0, 1] }, great }), parlett, FIRST)).toBe(1);
  });
});

describe('pools in Parlett', () => {
  const placed = tell({
    winners: [FIRST, SECOND, THIRD],
    great: { fate: 'placed', by: THIRD, trick: 2, leader: SECOND, taker: SECOND },
  });
  test('when the last pool has been won, a new one of 25 is formed before the next deal [parlett-2008.pool.reformed]', () => {
    // 60 and the dealer’s 5 are drawn, with 5 from the taker.
    const won = settled(placed, parlett, [60], true);
    expect(won.net).toEqual([0, -5, 70, 0]);
    expect(won.pools).toEqual([0]);
    const next = settled(tell({ winners: [] }), parlett, won.pools, won.after.remised);
    expect(next.whole).toEqual([-5, -5, -5, -10]);
    expect(next.pools).toEqual([25]);
    // And the count begins anew: the next remise is a first one.
    expect(next.after.remised).toBe(false);
  });
  test('by the other reading it is formed at once, and the next dealer adds five', () => {
    const atOnce: ReversisRules = { ...parlett, 'pool.reform': 'atOnce' };
    const won = settled(placed, atOnce, [60], true);
    expect(won.net).toEqual([-5, -5 - 5, 70 - 5, -10]);
    expect(won.pools).toEqual([25]);
    expect(settled(tell({ winners: [] }), atOnce, won.pools).pools).toEqual([30]);
  });
});

describe('the optional rule in Parlett', () => {
  const optional: ReversisRules = {
    ...parlett,
    'exchange.compulsory': 'afterRemise',
    'discard.quinola': 'notAfterRemise',
  };
  const base = dealAnother(8, parlett);
  const seat = holderOf(base, QUINOLA);
  const name = ['first', 'second', 'third', 'dealer'][seat] ?? '';
  const burying = layingOut(base, seat, QUINOLA);
  const declining = layingOut(base, FIRST, base.talon[FIRST] ?? Number.NaN);
  const REMISED = { pool1: 50, remises: 1 };
  const FRESH = { pool1: 25 };

  test('after a remise everybody has to exchange [parlett-2008.optional.exchange]', () => {
    expect(departures({ ...declining, pools: REMISED }, optional)).toContain('exchange.first exchange.compulsory');
    expect(departures({ ...declining, pools: REMISED }, parlett)).toEqual([]);
  });

  test('while the optional rule is in force the Quinola may not be laid out [parlett-2008.optional.quinola]', () => {
    expect(departures({ ...burying, pools: REMISED }, optional)).toContain(`exchange.${name} discard.quinola`);
    expect(departures({ ...burying, pools: REMISED }, parlett)).toEqual([]);
  });

  test('the optional rule is not in force before the first remise or once all pools are won [parlett-2008.optional.rest]; then nobody need exchange, and the Quinola may be laid out [parlett-2008.exchange.free]', () => {
    for (const pools of [FRESH, { pool1: 0 }, undefined]) {
      expect(departures({ ...declining, pools }, optional)).toEqual([]);
      expect(departures({ ...burying, pools }, optional)).toEqual([]);
    }
    // Two pools left mean that a remise has been paid.
    expect(departures({ ...declining, pools: { pool1: 55, pool2: 60 } }, optional)).not.toEqual([]);
  });
});

describe('the espagnolette in Parlett', () => {
  const HELD = { four: 0b01111, threeAndQuinola: 0b11110, three: 0b00111, twoAndQuinola: 0b10011 };
  test('four aces, or three and the Quinola [parlett-2008.espagnolette.hands]', () => {
    expect(mayRenounce(HELD.four, parlett)).toBe(true);
    expect(mayRenounce(HELD.threeAndQuinola, parlett)).toBe(true);
    expect(mayRenounce(HELD.three, parlett)).toBe(false);
    expect(mayRenounce(HELD.twoAndQuinola, parlett)).toBe(false);
  });

  test('he may renounce up to the ninth trick [parlett-2008.espagnolette.renounce], and must follow suit in the tenth and eleventh [parlett-2008.espagnolette.follows]', () => {
    const held = startPlay([cards('2S'), cards('3S'), cards('AS AH AD AC'), cards('4S')], []);
    const asked = cards('2S 3S').reduce(applyCard, held);
    const refusal = (trick: number): string | undefined => whyNotCard({ ...asked, trick }, parlett, card('AH'));
    for (const trick of range(9)) expect(refusal(trick)).toBeUndefined();
    expect([refusal(9), refusal(10)]).toEqual(['play.follow', 'play.follow']);
  });

  test('a player who always follows suit has undertaken nothing [parlett-2008.espagnolette.commits]', () => {
    const held = { [THIRD]: [0, 1, 2, 3] };
    const winners = [...repeatSeat(FIRST, 5), THIRD, ...repeatSeat(FIRST, 5)];
    const took = { [FIRST]: [4, 4, 4, 4] } as const;
    expect(espagnoletteOf(tell({ winners, held }), parlett)).toBe(-1);
    expect(espagnoletteOf(tell({ winners, held, renounced: { [THIRD]: 9 } }), parlett)).toBe(THIRD);
    // An ordinary partie: first hand, with all points, pays the dealer 4, though third hand took a trick.
    expect(settled(tell({ winners, held, took }), parlett).net).toEqual([-4, 0, 0, 4]);
    // Third hand, bound by its renounce, pays it: to the dealer, its neighbour.
    expect(settled(tell({ winners, held, took, renounced: { [THIRD]: 9 } }), parlett).net).toEqual([0, 0, -4, 4]);
  });
});
