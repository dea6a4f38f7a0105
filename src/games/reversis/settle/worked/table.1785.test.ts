import { describe, expect, test } from 'vitest';
import { parseCard, printCard, printCards, RANK_10, rankOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom, shuffled } from '#engine/kernel/random.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { vary, valuesOf } from '#engine/rules/rule-set.ts';
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
import { QUINOLA, packFor, shapeOf } from '../../rules/shape.ts';
import { reversis } from '../../game.ts';
import { REVERSIS_KEYS } from '../../rules/keys.ts';
import { applyCard, factsOf, legalCards, whyNotCard, type PlayState } from '../../play/play.ts';
import { poolOf, stakeOf } from '../../play/pools.ts';
import { almanach1785 } from '../../rules/books/almanach-1785.ts';

/* The book's rules before any payment: players, counters, deal and exchange, values of the cards. */

const rules = valuesOf(almanach1785);
const card = (text: string): Card => parseCard(text) ?? Number.NaN;
const cards = (text: string): readonly Card[] => text.split(' ').map(card);

/** Judgement by this book. */
function judged(data: Readonly<Record<string, unknown>>): Judgement<Frame> {
  const record = reversis.parseRecord(data);
  if (!record.ok) throw new Error(record.error.message);
  const judgement = reversis.judge(record.value, rules);
  if (!judgement.ok) throw new Error(judgement.error.message);
  return judgement.value;
}
const keysBroken = (data: Readonly<Record<string, unknown>>): readonly string[] =>
  judged(data).departures.map(({ key }) => key);

/** A deal: the talon, from the top, queen, king and ace of clubs; second hand declines the king. */
const HANDS = {
  first: '4S 3S 2S 6H 5H 4H 3H JD 9D 8D 7D',
  second: '7S 6S 5S JH 9H 8H 7H 3C 2C AD KD',
  third: 'JS 9S 8S 2D AH KH QH 7C 6C 5C 4C',
  dealer: '2H AS KS QS 6D 5D 4D 3D JC 9C 8C QD',
} as const;
const TALON = 'QC KC AC';
const LAID_OUT = { first: 'JD', second: 'KC', third: 'QH', dealer: 'QD' } as const;
const DEAL = { hands: HANDS, talon: TALON, laidOut: LAID_OUT } as const;

describe('who plays, and with what, 1785', () => {
  test('four play: five players are against the rules [almanach-1785.players]', () => {
    expect(keysBroken({ deal: { hands: HANDS, talon: TALON, laidOut: LAID_OUT } })).not.toContain('players.five');
    const five = { first: '2S', second: '3S', third: '4S', fourth: '5S', dealer: '6S' };
    expect(keysBroken({ deal: { hands: five }, plays: ['2S 3S 4S 5S 6S'] })).toContain('players.five');
  });

  test('the pack has forty-eight cards and no tens; a ten in a record departs [almanach-1785.pack.cards]', () => {
    const pack = packFor(rules);
    // 4 × 13 = 52, less the four tens.
    expect(pack).toHaveLength(48);
    expect(pack.filter((each) => rankOf(each) === RANK_10)).toEqual([]);
    const withTen = { ...HANDS, first: HANDS.first.replace('4S', 'TS') };
    expect(keysBroken({ deal: { ...DEAL, hands: withTen } })).toContain('pack.tens');
  });

  test('ace, king, queen, knave, nine … two: in every suit each card beats the next [almanach-1785.pack.ranks]', () => {
    const ranks = 'A K Q J 9 8 7 6 5 4 3 2'.split(' ');
    expect(ranks).toHaveLength(12);
    for (const suit of 'SHDC') {
      const other = suit === 'S' ? 'H' : 'S';
      ranks.slice(1).forEach((lower, i) => {
        const higher = ranks[i] ?? '';
        const hands = [[`${lower}${suit}`], [`${higher}${suit}`], [`A${other}`], [`K${other}`]].map(([text = '']) => [
          card(text),
        ]);
        const after = hands.flat().reduce(applyCard, startPlay(hands, []));
        expect(factsOf(after).winners[0], `${higher} takes ${lower} of ${suit}`).toBe(SECOND);
      });
    }
  });

  test('the knave of hearts is the only Quinola, and the basket is all its stake [almanach-1785.quinola.card]', () => {
    expect(printCard(QUINOLA)).toBe('JH');
    expect(rules['quinola.little']).toBe(false);
    // A led queen of hearts moves nothing; a led knave puts a bête of 20 on the 20 there.
    const queen = settled(
      tell({ winners: [0, 1, 2], little: { fate: 'led', by: THIRD, trick: 3, taker: THIRD } }),
      rules,
    );
    expect(queen.net).toEqual([0, 0, 0, 0]);
    const knave = settled(
      tell({ winners: [0, 1, 2], great: { fate: 'led', by: THIRD, trick: 3, taker: THIRD } }),
      rules,
    );
    expect(knave.net).toEqual([0, 0, -20, 0]);
  });
});

describe('the first dealer, 1785', () => {
  test('four heaps of twelve: whose heap holds the Quinola deals first [almanach-1785.firstDealer]', () => {
    const others = packFor(rules).filter((each) => each !== QUINOLA);
    for (const place of range(48)) {
      const pack = [...others.slice(0, place), QUINOLA, ...others.slice(place)];
      // Places 0 to 11 are the first heap, 12 to 23 the second, and so on.
      expect(dealerByPiles(pack, 4)).toBe(place < 12 ? 0 : place < 24 ? 1 : place < 36 ? 2 : 3);
    }
    const drawn = range(400).map((seed) => drawFirstDealer(rules, 4, makeRandom(seed)));
    // Any of the four may deal first: about a hundred of four hundred draws each.
    for (const player of range(4)) expect(drawn.filter((each) => each === player).length).toBeGreaterThan(60);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('the deal, 1785', () => {
  test('three cards to each, then four, then four [almanach-1785.deal.packets]; the dealer four at once [almanach-1785.deal.dealer]', () => {
    expect(packetsFor(rules, 4)).toEqual([
      [3, 3, 3, 4],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ]);
    expect(shapeOf(rules, 4).hands).toEqual([11, 11, 11, 12]);
    // Cards numbered from the top: 1–3, 4–6, 7–9, 10–13; then 14–17 … 26–29; then 30–33 … 42–45.
    const { hands } = dealPack(range(49).slice(1), rules, 4);
    expect(hands[FIRST]).toEqual([1, 2, 3, 14, 15, 16, 17, 30, 31, 32, 33]);
    expect(hands[SECOND]).toEqual([4, 5, 6, 18, 19, 20, 21, 34, 35, 36, 37]);
    expect(hands[THIRD]).toEqual([7, 8, 9, 22, 23, 24, 25, 38, 39, 40, 41]);
    expect(hands[DEALER]).toEqual([10, 11, 12, 13, 26, 27, 28, 29, 42, 43, 44, 45]);
  });

  test('three cards are left for the talon: 11 + 11 + 11 + 12 + 3 = 48 [almanach-1785.deal.talon]', () => {
    expect(dealPack(range(49).slice(1), rules, 4).talon).toEqual([46, 47, 48]);
    const { hands, talon } = dealPack(shuffled(packFor(rules), makeRandom(1785)), rules, 4);
    expect([...hands.map((hand) => hand.length), talon.length]).toEqual([11, 11, 11, 12, 3]);
    expect(new Set([...hands.flat(), ...talon]).size).toBe(48);
    expect(keysBroken({ deal: { hands: HANDS, laidOut: { ...LAID_OUT, second: 'KD' } } })).toContain('deal.discard');
    expect(keysBroken({ deal: DEAL })).toEqual([]);
  });
});

describe('the exchange, 1785', () => {
  const exchanges = (laidOut: Readonly<Record<string, string>>): readonly Frame[] =>
    judged({ deal: { hands: HANDS, talon: TALON, laidOut } }).frames.filter(({ event }) => event.kind === 'exchange');
  const shown = ({ event }: Frame): readonly (string | undefined)[] =>
    event.kind === 'exchange'
      ? [event.laid, event.took, event.looked].map((each) => (each === undefined ? undefined : printCard(each)))
      : [];

  test('first hand, second hand and third hand exchange in turn, each for the card then on top; the dealer comes last [almanach-1785.exchange.order]', () => {
    const frames = exchanges({ first: '6H', second: 'AD', third: 'QH', dealer: 'QD' });
    expect(frames.map(({ at }) => printPlace(at))).toEqual([
      'exchange.first',
      'exchange.second',
      'exchange.third',
      'exchange.dealer',
    ]);
    expect(frames.map(shown)).toEqual([
      ['6H', 'QC', undefined],
      ['AD', 'KC', undefined],
      ['QH', 'AC', undefined],
      ['QD', undefined, undefined],
    ]);
  });

  test('a player may exchange a card or keep his hand: both follow the rules [almanach-1785.exchange.optional]', () => {
    const all = { first: '6H', second: 'AD', third: 'QH', dealer: 'QD' };
    const none = { first: 'QC', second: 'KC', third: 'AC', dealer: 'QD' };
    expect(judged({ deal: { ...DEAL, laidOut: all } }).departures).toEqual([]);
    expect(judged({ deal: { ...DEAL, laidOut: none } }).departures).toEqual([]);
    // Laying out an ace or the Quinola is allowed too: by our reading any card will do.
    const honours = { first: 'JD', second: 'JH', third: 'AH', dealer: 'AS' };
    expect(judged({ deal: { ...DEAL, laidOut: honours } }).departures).toEqual([]);
    const strict = vary(REVERSIS_KEYS, almanach1785, { 'discard.quinola': 'forbidden', 'discard.aces': false });
    const record = reversis.parseRecord({ deal: { ...DEAL, laidOut: honours } });
    if (!strict.ok || !record.ok) throw new Error('unreadable');
    const refused = reversis.judge(record.value, strict.value.rules);
    expect(refused.ok && refused.value.departures.map(({ at }) => printPlace(at))).toEqual([
      'exchange.second',
      'exchange.third',
      'exchange.dealer',
    ]);
  });

  test('he lays out before he takes up, so that the card drawn cannot be laid out again [almanach-1785.exchange.layFirst]', () => {
    // If second hand lays out the king of clubs he has just drawn, he has declined.
    const [, second] = exchanges({ first: 'JD', second: 'KC', third: 'QH', dealer: 'QD' });
    expect(second && shown(second)).toEqual([undefined, undefined, 'KC']);
    expect(second && printCards(second.hands[SECOND] ?? [])).toBe('7S 6S 5S JH 9H 8H 7H AD KD 3C 2C');
    // A card drawn by another seat is not in his hand when he lays out.
    const record = reversis.parseRecord({ deal: { ...DEAL, laidOut: { ...LAID_OUT, second: 'QC' } } });
    const refused = record.ok ? reversis.judge(record.value, rules) : record;
    expect(refused.ok ? undefined : refused.error.code).toBe('not-held');
  });

  test('a player who declines looks at the card, and it is laid out with the others [almanach-1785.exchange.declined]', () => {
    const [first] = exchanges({ ...LAID_OUT, first: 'QC' });
    expect(first && shown(first)).toEqual([undefined, undefined, 'QC']);
    expect(first && printCards(first.hands[FIRST] ?? [])).toBe('4S 3S 2S 6H 5H 4H 3H JD 9D 8D 7D');
    const end = judged({ deal: { ...DEAL, laidOut: { ...LAID_OUT, first: 'QC' } } }).frames.at(-1);
    // Queen of clubs 2, king of clubs 3, queen of hearts 2, queen of diamonds 2.
    expect(end?.event.kind === 'end' && end.event.outcome.laidOut).toBe(9);
  });

  test('the dealer takes nothing and lays out one of his twelve [almanach-1785.exchange.dealer]', () => {
    const frames = exchanges(LAID_OUT);
    expect(frames[2]?.hands[DEALER]).toHaveLength(12);
    expect(frames[3]?.hands[DEALER]).toHaveLength(11);
    expect(frames[3]?.hands[DEALER]).not.toContain(card('QD'));
    expect(keysBroken({ deal: { ...DEAL, laidOut: { first: 'JD', second: 'KC', third: 'QH' } } })).toEqual([
      'deal.discard',
    ]);
  });

  test('four cards lie under the basket, one for each player, and make the partie [almanach-1785.exchange.partie]', () => {
    const { frames } = judged({ deal: DEAL });
    const end = frames.at(-1);
    // 48 cards, 44 of them in hands: JD, KC (refused), QH and QD lie under the basket, 1 + 3 + 2 + 2.
    expect(end?.hands.flat()).toHaveLength(44);
    expect(end?.event.kind === 'end' && end.event.outcome.laidOut).toBe(8);
  });
});

describe('the play, 1785', () => {
  /** After the exchange above: 11 cards each. */
  const hands = [
    '4S 3S 2S 6H 5H 4H 3H 9D 8D 7D QC',
    '7S 6S 5S JH 9H 8H 7H 3C 2C AD KD',
    'JS 9S 8S 2D AH KH 7C 6C 5C 4C AC',
    '2H AS KS QS 6D 5D 4D 3D JC 9C 8C',
  ].map(cards);
  const start = startPlay(hands, cards('JD KC QH QD'));
  const after = (plays: string): PlayState => cards(plays).reduce(applyCard, start);

  test('play goes to the right from seat to seat, and the winner of a trick leads to the next [almanach-1785.seats]', () => {
    expect(rules['play.direction']).toBe('right');
    const { frames } = judged({ deal: DEAL, plays: ['2S 7S JS AS', '6D 7D AD 2D', 'KD'] });
    const seats = frames.flatMap(({ event }) => (event.kind === 'play' ? [event.seat] : []));
    // The dealer’s ace of spades, then second hand’s ace of diamonds, takes.
    expect(seats).toEqual([FIRST, SECOND, THIRD, DEALER, DEALER, FIRST, SECOND, THIRD, SECOND]);
  });

  test('first hand leads any card he likes; the dealer plays last to the first trick [almanach-1785.play.firstHand]', () => {
    expect(start.toPlay).toBe(FIRST);
    // He need not lead a heart, though he has four.
    expect(legalCards(start, rules)).toHaveLength(11);
    expect(after('2S 7S JS').toPlay).toBe(DEALER);
    const record = reversis.parseRecord({ deal: DEAL, plays: ['AS'] });
    const refused = record.ok ? reversis.judge(record.value, rules) : record;
    expect(refused.ok ? undefined : refused.error.code).toBe('out-of-turn');
  });

  test('a player who has a card of the suit led must play one [almanach-1785.play.follow]', () => {
    expect(printCards(legalCards(after('2S'), rules))).toBe('7S 6S 5S');
    expect(whyNotCard(after('2S'), rules, card('AD'))).toBe('play.follow');
    expect(keysBroken({ deal: DEAL, plays: ['2S AD'] })).toEqual(['play.follow']);
  });

  test('a player who has none throws any card he likes, low hearts too [almanach-1785.play.throw]', () => {
    // Third hand takes a heart and leads clubs twice; first hand has one club, the second time none.
    const void_ = after('3H 9H KH 2H AC 8C QC 2C 4C 9C');
    expect(void_.toPlay).toBe(FIRST);
    expect(printCards(legalCards(void_, rules))).toBe('4S 3S 2S 6H 5H 4H 9D 8D 7D');
  });

  test('the highest of the suit led takes the trick: there are no trumps [almanach-1785.play.trick]', () => {
    // Nine of clubs led; the ace of hearts thrown on it does not take.
    const state = startPlay([cards('9C'), cards('AH'), cards('8C'), cards('AD')], []);
    const facts = factsOf(cards('9C AH 8C AD').reduce(applyCard, state));
    expect(facts.winners[0]).toBe(FIRST);
    expect(facts.taken).toEqual([1, 0, 0, 0]);
  });

  test('eleven cards each, eleven tricks [almanach-1785.play.eleven]', () => {
    expect(shapeOf(rules, 4).tricks).toBe(11);
    const { frames } = judged({ deal: DEAL });
    expect(frames.at(-1)?.hands.map((hand) => hand.length)).toEqual([11, 11, 11, 11]);
    let state = start;
    while (factsOf(state).played < factsOf(state).tricks) state = applyCard(state, legalCards(state, rules)[0] ?? 0);
    expect(factsOf(state).played).toBe(11);
    expect(factsOf(state).taken.reduce((sum, n) => sum + n)).toBe(11);
  });

  test('all four aces in one hand, and nothing less, give the right to renounce [almanach-1785.fourAces.hand]', () => {
    const four = startPlay([cards('2S'), cards('3S'), cards('AS AH AD AC'), cards('4S')], []);
    const three = startPlay([cards('AC'), cards('3S'), cards('AS AH AD JH'), cards('4S')], []);
    expect(mayRenounce(factsOf(four).held[THIRD] ?? 0, rules)).toBe(true);
    expect(mayRenounce(factsOf(three).held[THIRD] ?? 0, rules)).toBe(false);
  });

  test('a player with four aces may renounce to the end, in the eleventh trick as in the first [almanach-1785.fourAces.renounce]', () => {
    const held = startPlay([cards('2S'), cards('3S'), cards('AS AH AD AC'), cards('4S')], []);
    const asked = (state: PlayState, trick: number): string | undefined =>
      whyNotCard({ ...cards('2S 3S').reduce(applyCard, state), trick }, rules, card('AH'));
    for (const trick of range(11)) expect(asked(held, trick)).toBeUndefined();
    expect(asked(startPlay([cards('AC'), cards('3S'), cards('AS AH AD JH'), cards('4S')], []), 0)).toBe('play.follow');
  });
});

describe('points, 1785', () => {
  test('ace 4, king 3, queen 2, knave 1, the rest nothing: 40 in the pack [almanach-1785.points.values]', () => {
    const one = (took: readonly [number, number, number, number]): number =>
      pointsOf(tell({ winners: [FIRST], took: { [FIRST]: took } }), rules, FIRST);
    expect([one([1, 0, 0, 0]), one([0, 1, 0, 0]), one([0, 0, 1, 0]), one([0, 0, 0, 1])]).toEqual([4, 3, 2, 1]);
    // 4 × 4 + 4 × 3 + 4 × 2 + 4 × 1.
    expect(one([4, 4, 4, 4])).toBe(40);
    expect(one([0, 0, 0, 0])).toBe(0);
  });

  test('each player counts what lies in the tricks he has taken [almanach-1785.points.tricks]', () => {
    const hands = ['9C 2S', 'KC 3S', 'AD 4S', 'QC 5H'].map(cards);
    const state = cards('9C KC AD QC 3S 4S 5H 2S').reduce(applyCard, startPlay(hands, []));
    // Second hand takes king 3, ace 4 and queen 2; third hand a trick of blanks.
    expect(range(4).map((seat) => pointsOf(factsOf(state), rules, seat))).toEqual([0, 9, 0, 0]);
    expect(factsOf(state).taken).toEqual([0, 1, 1, 0]);
  });

  test('the Quinola counts two in a trick, so that the pack holds 41 [almanach-1785.points.quinolaTaken]', () => {
    const facts = tell({
      winners: repeatSeat(FIRST, 11),
      took: { [FIRST]: [4, 4, 4, 4] },
      great: { fate: 'placed', by: SECOND, trick: 3, leader: FIRST, taker: FIRST },
    });
    expect(pointsOf(facts, rules, FIRST)).toBe(41);
    expect(pointsOf(facts, { ...rules, 'points.quinolaTaken': 1 }, FIRST)).toBe(40);
  });

  test('the Quinola counts four among the cards laid out [almanach-1785.points.quinolaLaid]', () => {
    // Two knaves, one of them the Quinola: 4 + 1.
    expect(laidPoints(tell({ winners: [], laid: [0, 0, 0, 2], laidHonours: [4] }), rules)).toBe(5);
    expect(laidPoints(tell({ winners: [], laid: [0, 0, 0, 2] }), rules)).toBe(2);
  });
});

describe('the basket, whatever it holds, 1785', () => {
  test('the whole pool is drawn or doubled; no limit is set [almanach-1785.quinola.placed.basket]', () => {
    const pools = { amounts: [164], remised: false };
    expect(stakeOf(rules, pools, poolOf(rules, pools, 4))).toBe(164);
    const summary = {
      winners: [FIRST, SECOND, THIRD],
      great: { fate: 'placed', by: THIRD, trick: 2, leader: SECOND, taker: SECOND },
    } as const;
    // 160 there and the dealer’s 4: third hand draws 164, and second hand pays him 4.
    const s = settled(tell(summary), rules, [160]);
    expect(s.net).toEqual([0, -4, 168, 0]);
    expect(s.pools).toEqual([0]);
  });
});
