import { describe, expect, test } from 'vitest';
import { parseCard, printCard, printCards, RANK_10, rankOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
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
import { dealerByPiles, dealPack, drawFirstDealer, packetsFor } from '../../play/deal.ts';
import { laidPoints, mayRenounce, pointsOf, type Frame } from '../../play/facts.ts';
import { GREAT, LITTLE, LITTLE_QUINOLA, QUINOLA, packFor, shapeOf } from '../../rules/shape.ts';
import { reversis } from '../../game.ts';
import { applyCard, factsOf, legalCards, whyNotCard, type PlayState } from '../../play/play.ts';
import { poolOf, stakeOf } from '../../play/pools.ts';
import { bohn1850 } from '../../rules/books/bohn-1850.ts';
import { parseSession, boxWorth, settleSession } from '../../session/session.ts';

/* The book's rules before any payment: boxes and pools, deal and exchange, values of the cards, ranking of the players. */

const rules = valuesOf(bohn1850);
const card = (text: string): Card => parseCard(text) ?? Number.NaN;
const cards = (text: string): readonly Card[] => text.split(' ').map(card);

type Data = Readonly<Record<string, unknown>>;

function judged(data: Data): Judgement<Frame> {
  const record = reversis.parseRecord(data);
  if (!record.ok) throw new Error(record.error.message);
  const judgement = reversis.judge(record.value, rules);
  if (!judgement.ok) throw new Error(judgement.error.message);
  return judgement.value;
}
const departed = (data: Data): readonly string[] =>
  judged(data).departures.map(({ at, key }) => `${key} at ${printPlace(at)}`);

/** Before first hand lies the eight of diamonds, before second the queen of hearts, before third the two of hearts. */
const DEAL = {
  hands: {
    first: '5S JH 8H AD JD 5D KC QC JC 6C 4C',
    second: 'AS QS 4S 6H KD 6D 3D AC 8C 5C 2C',
    third: 'JS 8S 2S AH KH 5H 4H 3H QD 9D 7D',
    dealer: 'KS 9S 7S 6S 3S 9H 7H 4D 2D 9C 7C 3C',
  },
  talon: '8D QH 2H',
  laidOut: { first: 'AD', second: 'AS', third: 'QD', dealer: 'KS' },
  exchange: { first: 'JH', second: 'QH', third: 'JS', dealer: '7H' },
} as const;

describe('who plays, and with what, 1850', () => {
  test('four play, and five break the rules; two seats away sits the opposite [bohn-1850.players]', () => {
    expect(departed({ deal: DEAL })).toEqual([]);
    const five = { first: '2S', second: '3S', third: '4S', fourth: '5S', dealer: '6S' };
    expect(departed({ deal: { hands: five }, plays: ['2S 3S 4S 5S 6S'] })).toContain('players.five at deal');
  });

  test('the pack has forty-eight cards and no tens [bohn-1850.pack]', () => {
    // 4 × 13 = 52, less four.
    expect(packFor(rules)).toHaveLength(48);
    expect(packFor(rules).filter((each) => rankOf(each) === RANK_10)).toEqual([]);
  });

  test('as at Whist: ace, king, queen, knave, nine … two, and no trumps [bohn-1850.pack.rank]', () => {
    const ranks = 'A K Q J 9 8 7 6 5 4 3 2'.split(' ');
    for (const suit of 'SHDC')
      ranks.slice(1).forEach((lower, i) => {
        const other = suit === 'S' ? 'H' : 'S';
        const hands = [[`${lower}${suit}`], [`${ranks[i] ?? ''}${suit}`], [`A${other}`], [`K${other}`]];
        const after = hands
          .flat()
          .map(card)
          .reduce(
            applyCard,
            startPlay(
              hands.map(([text = '']) => [card(text)]),
              [],
            ),
          );
        expect(factsOf(after).winners[0], `${ranks[i] ?? ''} takes ${lower} of ${suit}`).toBe(SECOND);
      });
  });

  test('knave and queen of hearts, each with its own pool [bohn-1850.quinola.two] [bohn-1850.pools]', () => {
    expect([printCard(QUINOLA), printCard(LITTLE_QUINOLA)]).toEqual(['JH', 'QH']);
    const pools = { amounts: [26, 13], remised: false };
    expect([GREAT, LITTLE].map((quinola) => stakeOf(rules, pools, poolOf(rules, pools, quinola)))).toEqual([26, 13]);
  });
});

describe('boxes and pools, 1850', () => {
  test('a box is 36 fish, 24 jetons and 6 contracts, sixty-six counters [bohn-1850.box], 36 + 24 × 6 + 6 × 48 = 468 fish [bohn-1850.box.worth]', () => {
    expect([rules['box.fiches'], rules['box.jetons'], rules['box.contrats']]).toEqual([36, 24, 6]);
    expect([rules['box.jeton'], rules['box.contrat']]).toEqual([6, 48]);
    // 36 + 144 + 288.
    expect(boxWorth(rules)).toBe(468);
    const nobodyPlayed = parseSession({
      players: ['Anne', 'Blaise', 'Colin', 'Denise'],
      firstDealer: 'Anne',
      deals: [],
    });
    const session = nobodyPlayed.ok ? settleSession(nobodyPlayed.value, rules) : nobodyPlayed;
    expect(session.ok && session.value.boxes).toEqual({ Anne: 468, Blaise: 468, Colin: 468, Denise: 468 });
  });

  test('6 and 3 from each [bohn-1850.pool.opening], 2 and 1 more from the dealer [bohn-1850.pool.dealer]: 26 and 13', () => {
    const [ante] = judged({ deal: DEAL }).frames;
    expect(ante?.pools).toEqual({ great: 26, little: 13 });
    // 6 + 3 each; 6 + 3 + 2 + 1.
    expect(ante?.net).toEqual({ first: -9, second: -9, third: -9, dealer: -12 });
    const [later] = judged({ deal: DEAL, pools: { great: 26, little: 13 } }).frames;
    expect(later?.net).toEqual({ first: 0, second: 0, third: 0, dealer: -3 });
  });

  test('a pool below 26 or 13, but not at these figures [bohn-1850.pool.below], is filled on top of what it holds [bohn-1850.pool.filling]', () => {
    const opened = (great: number, little: number) => judged({ deal: DEAL, pools: { great, little } }).frames[0]?.pools;
    // 25 + 24 + 2, and 13 + 1; 26 + 2, and 12 + 12 + 1.
    expect(opened(25, 13)).toEqual({ great: 51, little: 14 });
    expect(opened(26, 12)).toEqual({ great: 28, little: 25 });
    // 10 + 24 + 2 = 36, by Hoyle’s “replenished as at first”.
    expect(opened(10, 0)).toEqual({ great: 36, little: 13 });
  });

  test('three stakes are 100 and 50 [bohn-1850.pool.threeStakes], and no more is drawn [bohn-1850.stake.cap]', () => {
    const drawn = (great: number, little: number): readonly number[] =>
      [GREAT, LITTLE].map((quinola) => {
        const pools = { amounts: [great, little], remised: false };
        return stakeOf(rules, pools, poolOf(rules, pools, quinola));
      });
    expect(drawn(99, 49)).toEqual([99, 49]);
    expect(drawn(100, 50)).toEqual([100, 50]);
    expect(drawn(110, 55)).toEqual([100, 50]);
  });
});

describe('the deal and both exchanges, 1850', () => {
  test('the first dealer has the Quinola in his heap of the parted pack [bohn-1850.deal.first]', () => {
    const others = packFor(rules).filter((each) => each !== QUINOLA);
    for (const place of range(48)) {
      const pack = [...others.slice(0, place), QUINOLA, ...others.slice(place)];
      // Heaps of twelve.
      expect(dealerByPiles(pack, 4)).toBe(Math.floor(place / 12));
    }
    expect(new Set(range(100).map((seed) => drawFirstDealer(rules, 4, makeRandom(seed))))).toEqual(
      new Set([0, 1, 2, 3]),
    );
  });

  test('three cards to each player and four to the dealer, then twice four to everybody [bohn-1850.deal.packets]: 3 × 11 + 12 + 3 = 48', () => {
    expect(packetsFor(rules, 4)).toEqual([
      [3, 3, 3, 4],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ]);
    const { hands, talon } = dealPack(range(49).slice(1), rules, 4);
    expect(hands[FIRST]).toEqual([1, 2, 3, 14, 15, 16, 17, 30, 31, 32, 33]);
    expect(hands[DEALER]).toEqual([10, 11, 12, 13, 26, 27, 28, 29, 42, 43, 44, 45]);
    expect(talon).toEqual([46, 47, 48]);
    expect([...hands.flat(), ...talon]).toHaveLength(48);
  });

  test('one card lies before each but the dealer [bohn-1850.deal.talon], and whoever declines leaves the others theirs', () => {
    const { frames } = judged({
      deal: { ...DEAL, laidOut: { ...DEAL.laidOut, first: '8D' } },
      pools: { great: 110, little: 55 },
    });
    const exchanges = frames.flatMap(({ event }) => (event.kind === 'exchange' ? [event] : []));
    const shown = exchanges.map(({ laid, took, looked }) =>
      [laid, took, looked].map((each) => (each === undefined ? '-' : printCard(each))).join(' '),
    );
    // In 1785 second hand would now draw the eight of diamonds.
    expect(shown).toEqual(['- - 8D', 'AS QH -', 'QD 2H -', 'KS - -']);
  });

  test('the players exchange in turn from first hand, the dealer last [bohn-1850.exchange.duty] [bohn-1850.exchange.dealer], then between opposites [bohn-1850.opposites.exchange]', () => {
    const { frames } = judged({ deal: DEAL });
    expect(frames.slice(0, 6).map(({ at }) => printPlace(at))).toEqual([
      'ante',
      'exchange.first',
      'exchange.second',
      'exchange.third',
      'exchange.dealer',
      'opposites',
    ]);
    // First and third hand have given each other the knave of hearts and that of spades; the dealer has the queen of hearts.
    const hands = frames[5]?.hands.map(printCards);
    expect(hands?.[FIRST]).toBe('JS 5S 8H JD 8D 5D KC QC JC 6C 4C');
    expect(hands?.[THIRD]).toBe('8S 2S AH KH JH 5H 4H 3H 2H 9D 7D');
    expect(hands?.[DEALER]).toBe('9S 7S 6S 3S QH 9H 4D 2D 9C 7C 3C');
  });

  test('nobody has to exchange at 98 in the pool, which the dealer makes 100; at 97 everybody has to [bohn-1850.exchange.threeStakes]', () => {
    const declined = { ...DEAL, laidOut: { ...DEAL.laidOut, first: '8D' } };
    expect(departed({ deal: declined, pools: { great: 98, little: 13 } })).toEqual([]);
    expect(departed({ deal: declined, pools: { great: 97, little: 55 } })).toEqual([
      'exchange.compulsory at exchange.first',
    ]);
  });
});

describe('the play, 1850', () => {
  test('first hand leads [bohn-1850.play.lead], and play goes to the right; the winner of a trick leads next [bohn-1850.deal.direction]', () => {
    expect(rules['play.direction']).toBe('right');
    const { frames } = judged({ deal: DEAL, plays: ['8H 7H 5H 9H', '2D 5D 3D 9D', '2S'] });
    const seats = frames.flatMap(({ event }) => (event.kind === 'play' ? [event.seat] : []));
    expect(seats).toEqual([FIRST, SECOND, THIRD, DEALER, DEALER, FIRST, SECOND, THIRD, THIRD]);
  });

  test('a player follows suit if he can [bohn-1850.play.follow], and otherwise throws any card [bohn-1850.play.throw]; eleven tricks [bohn-1850.play.trick]', () => {
    expect(departed({ deal: DEAL, plays: ['8H 7H 5H QH'] })).toEqual([]);
    expect(departed({ deal: DEAL, plays: ['8H KD'] })).toEqual(['play.follow at t1.2']);
    // Third hand has no club.
    const hands = ['6C 4C', '5C 2C', 'KH JH', '9C 3C'].map(cards);
    expect(printCards(legalCards(cards('4C 2C').reduce(applyCard, startPlay(hands, [])), rules))).toBe('KH JH');
    expect(shapeOf(rules, 4).tricks).toBe(11);
  });

  test.each([
    ['AS AH AD AC', true],
    ['AS AH AD JH', true],
    ['AS AH AC QH', true],
    ['AD AC QH JH', true],
    ['AS AH AD KH', false],
    ['AS AH JH KH', false],
    ['AS QH JH KH', false],
  ])('which hands are an espagnolette: %s, %s [bohn-1850.espagnolette.hands]', (held, is) => {
    const start = startPlay([cards('2S 3S 4S 5S'), cards(held), cards('6S 7S 8S 9S'), cards('2C 3C 4C 5C')], []);
    expect(mayRenounce(factsOf(start).held[SECOND] ?? 0, rules)).toBe(is);
  });

  test('he may renounce to the eleventh trick [bohn-1850.espagnolette.renounce]; what he throws when he has none of the suit is no renounce [bohn-1850.espagnolette.choice]', () => {
    const start = startPlay([cards('2S 2C'), cards('AS AH'), cards('3S 3C'), cards('4S 4C')], []);
    const espagnolette: PlayState = {
      ...start,
      facts: { ...start.facts, held: [0, 0b1111, 0, 0] },
    };
    for (const trick of range(11))
      expect(whyNotCard({ ...applyCard(espagnolette, card('2S')), trick }, rules, card('AH'))).toBeUndefined();
    const renounced = cards('2S AH').reduce(applyCard, espagnolette);
    expect(factsOf(renounced).renounced[SECOND]).toBe(0);
    const thrown = cards('2C AH').reduce(applyCard, espagnolette);
    expect(factsOf(thrown).renounced[SECOND]).toBe(-1);
  });

  test('the holder of an espagnolette may make the reversis if he has not renounced [bohn-1850.meeting.undertakes]: 20 + 40 + 20', () => {
    const summary = { winners: repeatSeat(SECOND, 11), held: { [SECOND]: [0, 1, 2, 3] } } as const;
    expect(settled(tell(summary), rules).net).toEqual([-20, 80, -20, -40]);
  });
});

describe('points and places, 1850', () => {
  test('ace 4, king 3, queen 2, knave 1, 4 × 10 = 40 in the pack [bohn-1850.points], the Quinolas like any knave and queen [bohn-1850.points.quinola]', () => {
    const one = (took: readonly [number, number, number, number]): number =>
      pointsOf(tell({ winners: [FIRST], took: { [FIRST]: took } }), rules, FIRST);
    expect([one([1, 0, 0, 0]), one([0, 1, 0, 0]), one([0, 0, 1, 0]), one([0, 0, 0, 1])]).toEqual([4, 3, 2, 1]);
    const all = tell({
      winners: repeatSeat(FIRST, 11),
      took: { [FIRST]: [4, 4, 4, 4] },
      great: { fate: 'placed', by: SECOND, trick: 3, leader: FIRST, taker: FIRST },
      little: { fate: 'placed', by: THIRD, trick: 4, leader: FIRST, taker: FIRST },
    });
    expect(pointsOf(all, rules, FIRST)).toBe(40);
  });

  test('among the cards laid out, the ace of diamonds counts 5 [bohn-1850.party.aceDiamonds], the great Quinola 4 [bohn-1850.party.knave], the little 2', () => {
    const laid = (counts: readonly [number, number, number, number], honours: readonly number[]): number =>
      laidPoints(tell({ winners: [], laid: counts, laidHonours: honours }), rules);
    // King 3, ace of diamonds 5 and two blanks: 8, and 4 more make the party of 12.
    expect(laid([1, 1, 0, 0], [2])).toBe(8);
    expect(laid([0, 0, 0, 1], [GREAT])).toBe(4);
    expect(laid([0, 0, 1, 0], [LITTLE])).toBe(2);
  });

  /** Who pays whom, for given tricks and points in knaves. Four blanks are laid out, so the party is 4. */
  const party = (tricks: readonly number[], knaves: readonly number[]): readonly number[] =>
    settled(
      tell({
        // Dealt one by one, so that no seat takes the first nine.
        winners: range(11)
          .flatMap((round) => range(4).filter((seat) => (tricks[seat] ?? 0) > round))
          .slice(0, 11),
        took: Object.fromEntries(knaves.map((n, seat) => [seat, [0, 0, 0, n] as const])),
      }),
      rules,
    ).net;

  test('equal points: fewer tricks win, and more tricks lose [bohn-1850.tie.tricks]', () => {
    expect(party([3, 2, 3, 3], [1, 1, 2, 2])).toEqual([0, 4, -4, 0]);
    expect(party([2, 3, 4, 2], [1, 2, 2, 3])).toEqual([4, 0, 0, -4]);
    expect(party([2, 3, 4, 2], [0, 2, 2, 2])).toEqual([4, 0, -4, 0]);
  });

  test('a player without a trick goes before one with a trick that counts nothing [bohn-1850.tie.noTrick]', () => {
    expect(party([1, 0, 5, 5], [0, 0, 2, 3])).toEqual([0, 4, 0, -4]);
    expect(party([0, 5, 5, 1], [0, 2, 3, 0])).toEqual([4, 0, -4, 0]);
  });

  test('points and tricks equal: the dealer wins, then third hand, then second; the loser’s order is the mirror image [bohn-1850.tie.dealer]', () => {
    expect(party([1, 4, 5, 1], [0, 2, 3, 0])).toEqual([0, 0, -4, 4]);
    expect(party([1, 4, 1, 5], [0, 2, 0, 3])).toEqual([0, 0, 4, -4]);
    expect(party([1, 1, 4, 5], [0, 0, 2, 3])).toEqual([0, 4, 0, -4]);
    expect(party([5, 0, 1, 5], [3, 0, 0, 3])).toEqual([-4, 4, 0, 0]);
    expect(party([0, 1, 5, 5], [0, 0, 3, 3])).toEqual([4, 0, -4, 0]);
  });
});

describe('laws of the game, 1850', () => {
  test('a player who misdeals loses his deal and his stakes stay [bohn-1850.law.misdeal]: 26 and 13, then 28 and 14', () => {
    const session = parseSession({
      players: ['Anne', 'Blaise', 'Colin', 'Denise'],
      firstDealer: 'Anne',
      deals: [{ misdeal: true }, { misdeal: true }],
    });
    const result = session.ok ? settleSession(session.value, rules) : session;
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.deals.map(({ dealer }) => dealer)).toEqual(['Anne', 'Blaise']);
    expect(result.value.deals.map(({ pools }) => pools)).toEqual([
      { great: 26, little: 13 },
      { great: 28, little: 14 },
    ]);
    // Anne 9 + 3; Blaise 9, and 2 + 1 when he deals; the others 9.
    expect(result.value.balances).toEqual({ Anne: -12, Blaise: -12, Colin: -9, Denise: -9 });
  });

  test('what is led must be asked for before the cut [bohn-1850.led.claim] [bohn-1850.law.claims]', () => {
    const led = {
      winners: [THIRD, ...repeatSeat(FIRST, 9), SECOND],
      took: { [FIRST]: [4, 4, 4, 4] },
      aces: { 0: { fate: 'led', by: SECOND, trick: 3, taker: FIRST } },
    } as const;
    // The dealer has no trick: 4 from first hand, and 1 from each for the ace.
    expect(settled(tell(led), rules).net).toEqual([-5, -1, -1, 7]);
    expect(settled(tell({ ...led, claimed: false }), rules).net).toEqual([-4, 0, 0, 4]);
  });
});
