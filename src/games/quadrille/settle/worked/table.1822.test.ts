import { describe, expect, test } from 'vitest';
import { parseCard, printCards, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { whyNotCall } from '../../play/bidding/naming.ts';
import { dealPack, PACKETS, whyNotPackets } from '../../play/frame.ts';
import { PACK, ranking } from '../../rules/ranks.ts';
import { quanti1822 } from '../../rules/books/quanti-1822.ts';
import { parseSession, boxWorth, settleSession } from '../../session/session.ts';

/*
 * Quanti's rules before any payment, from the book or reports of it: pack and ranks, counters, deal, calls, and the length of a
 * game.
 */

const rules = valuesOf(quanti1822);
const [SPADES, HEARTS, DIAMONDS, CLUBS] = [0, 1, 2, 3] as const;
const FORCED = 0;
const cards = (text: string): readonly Card[] => text.split(' ').map((word) => parseCard(word) ?? Number.NaN);
const ranks = (suit: number, isTrump: boolean): string => printCards(ranking(suit, isTrump, rules));

type Data = Readonly<Record<string, unknown>>;
/** First hand’s solo in spades, with a number of tricks. */
const solo = (tricks: number): Data => ({
  contract: { by: 'first', bid: 'solo' },
  trump: 'S',
  result: { tricks: { first: tricks, second: 10 - tricks }, highest: ['second', 'third', 'dealer'] },
});
function settled(deals: readonly Data[], more: Data = {}) {
  const session = parseSession({ players: ['Anne', 'Basil', 'Clara', 'David'], firstDealer: 'David', deals, ...more });
  if (!session.ok) throw new Error(session.error.message);
  const result = settleSession(session.value, rules);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('the pack and its ranks, 1822', () => {
  test('a common pack without its tens, nines and eights: forty cards [quanti-1822.pack]', () => {
    expect(PACK).toHaveLength(40);
    for (const out of cards('8S 9H TD TC')) expect(PACK).not.toContain(out);
    // Ten of each suit: king, queen, knave, seven to ace.
    for (const suit of 'SHDC')
      for (const rank of 'KQJ7654321'.replace('1', 'A')) expect(PACK).toContain(cards(`${rank}${suit}`)[0]);
  });

  test('the highest trumps are the ace of spades, the lowest card of the suit, and the ace of clubs [quanti-1822.matadors]', () => {
    expect([SPADES, HEARTS, DIAMONDS, CLUBS].map((suit) => ranks(suit, true).slice(0, 8))).toEqual([
      'AS 2S AC',
      'AS 7H AC',
      'AS 7D AC',
      'AS 2C AC',
    ]);
  });

  test('black trumps go on from the king to the three [quanti-1822.ranks.blackTrumps]; plain, nine cards to the two [quanti-1822.ranks.blackPlain]', () => {
    expect(ranks(SPADES, true)).toBe('AS 2S AC KS QS JS 7S 6S 5S 4S 3S');
    for (const suit of [SPADES, CLUBS]) expect(ranking(suit, false)).toHaveLength(9);
    expect(ranks(CLUBS, false)).toBe('KC QC JC 7C 6C 5C 4C 3C 2C');
  });

  test('red trumps: punto [quanti-1822.punto], then king, queen, knave, two to six [quanti-1822.ranks.redTrumps]', () => {
    expect(ranks(DIAMONDS, true)).toBe('AS 7D AC AD KD QD JD 2D 3D 4D 5D 6D');
  });

  test('a plain red suit has ten cards: the ace, which the list leaves out, comes after the knave [quanti-1822.ranks.redPlain]', () => {
    expect(ranks(DIAMONDS, false)).toBe('KD QD JD AD 2D 3D 4D 5D 6D 7D');
    expect(ranking(HEARTS, false)).toHaveLength(10);
  });
});

describe('counters and stake, 1822', () => {
  test('Quanti names no box, so the box of 1752 is used: ten jetons, nineteen fiches and five mils [quanti-1822.box]', () => {
    // 10 + 19 × 10 + 5 × 100.
    expect(boxWorth(rules)).toBe(700);
    // A solo won at a pool of 4: 4 + 3 × 4 - 1.
    expect(settled([solo(6)]).boxes).toEqual({ Anne: 715, Basil: 695, Clara: 695, David: 695 });
  });

  test('one chip from each is a stake of four [quanti-1822.stake.each]', () => {
    const ante = settled([solo(6)]).deals[0]?.entries.filter(({ at }) => at.phase === 'ante') ?? [];
    expect(ante.map(({ from, amount }) => [from, amount])).toEqual([
      ['first', 1],
      ['second', 1],
      ['third', 1],
      ['dealer', 1],
    ]);
  });

  test('the unit is a quarter of a stake that is carried on [quanti-1822.stake.unit] [quanti-1822.stake.carried]', () => {
    const s = settled([solo(5), solo(5), solo(6)]);
    // 4 doubled is 8; 8 + 4 = 12 doubled is 24; 24 + 4 = 28 is won.
    expect(s.deals.map(({ pools }) => pools['stake'])).toEqual([8, 24, 0]);
    // Units of 1, 3 and 7, four of them from each opponent.
    const premium = s.deals.map(({ entries }) => entries.find(({ occasion }) => occasion === 'premium')?.amount);
    expect(premium).toEqual([4, 12, 28]);
  });
});

describe('the deal and the session, 1822', () => {
  test('packets of 4, 3, 3 or 3, 4, 3 or 3, 3, 4, as each dealer likes [quanti-1822.deal.packets]', () => {
    for (const first of PACKETS)
      for (const next of PACKETS) expect(whyNotPackets(next, first, rules['deal.packets'])).toBeUndefined();
    for (const packets of [
      [5, 5],
      [4, 4, 2],
      [2, 4, 4],
    ])
      expect(whyNotPackets(packets, undefined, rules['deal.packets'])).toBe('deal.packets');
  });

  test('play goes to the right: eldest first, the dealer last, and eldest deals next [quanti-1822.direction]', () => {
    expect(rules['play.direction']).toBe('right');
    const hands = dealPack(PACK, [3, 4, 3]);
    expect(hands[0]?.slice(0, 3)).toEqual(PACK.slice(0, 3));
    expect(hands[3]?.at(-1)).toBe(PACK.at(-1));
    const s = settled([solo(6), solo(6), solo(6)]);
    expect(s.deals.map(({ dealer }) => dealer)).toEqual(['David', 'Anne', 'Basil']);
    expect(s.deals.map(({ seated }) => seated['first'])).toEqual(['Anne', 'Basil', 'Clara']);
  });

  test('a game is forty deals [quanti-1822.session.deals]', () => {
    expect(settled(range(39).map(() => solo(6))).isOver).toBe(false);
    const game = settled(range(40).map(() => solo(6)));
    expect(game.isOver).toBe(true);
    // Everybody plays first hand ten times: 10 × 15 won, 30 × 5 lost.
    expect(game.balances).toEqual({ Anne: 0, Basil: 0, Clara: 0, David: 0 });
  });
});

describe('the call of a forced spadille, 1822', () => {
  test('he calls a king like any ombre, or a queen if he holds the four kings [quanti-1822.forced.call]', () => {
    const why = (hand: string, call: string) =>
      whyNotCall(FORCED, cards(hand), HEARTS, cards(call)[0] ?? Number.NaN, rules);
    expect(why('AS 2C', 'KS')).toBeUndefined();
    expect(why('AS 2C', 'KH')).toBe('call.kingOfTrumps');
    expect(why('AS KS KD KC', 'QS')).toBe('call.queen');
    expect(why('AS KS KH KD KC', 'QS')).toBeUndefined();
  });
});
