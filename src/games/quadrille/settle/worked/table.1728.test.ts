import { describe, expect, test } from 'vitest';
import { parseCard, printCards, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf, vary } from '#engine/rules/rule-set.ts';
import { dealPack, PACKETS, randomHands, whyNotPackets } from '../../play/frame.ts';
import { quadrille } from '../../game.ts';
import { QUADRILLE_KEYS } from '../../rules/keys.ts';
import { PACK, ranking, rankTable, winningPosition } from '../../rules/ranks.ts';
import { tgq1728 } from '../../rules/books/tgq-1728.ts';
import { parseSession, boxWorth, settleSession } from '../../session/session.ts';

/* The book's rules before any payment: pack and ranks, counters, deal, and the length of a party. */

const rules = valuesOf(tgq1728);
const [SPADES, HEARTS, DIAMONDS, CLUBS] = [0, 1, 2, 3] as const;
const cards = (text: string): readonly Card[] => text.split(' ').map((word) => parseCard(word) ?? Number.NaN);
const ranks = (suit: number, isTrump: boolean): string => printCards(ranking(suit, isTrump, rules));

type Data = Readonly<Record<string, unknown>>;
/** An alliance of first hand and third, won with six tricks. */
const WON: Data = {
  contract: { by: 'first', bid: 'ask' },
  trump: 'S',
  result: { ally: 'third', tricks: { first: 4, second: 2, third: 2, dealer: 2 } },
};
function settled(deals: readonly Data[]) {
  const session = parseSession({ players: ['Anne', 'Basil', 'Clara', 'David'], firstDealer: 'David', deals });
  if (!session.ok) throw new Error(session.error.message);
  const result = settleSession(session.value, rules);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('the pack and its ranks, 1728', () => {
  test('forty cards, ten of a suit, and no eight, nine or ten [tgq-1728.pack]', () => {
    // 52 less 3 × 4.
    expect(PACK).toHaveLength(40);
    for (const out of cards('8S 9H TD 8C')) expect(PACK).not.toContain(out);
    const record = quadrille.parseRecord({ deal: { hands: { first: '8S', second: '', third: '', dealer: '' } } });
    if (!record.ok) throw new Error(record.error.message);
    const judged = quadrille.judge(record.value, rules);
    expect(judged.ok ? 'judged' : judged.error.code).toBe('not-in-pack');
  });

  test('spadille, manille and basto are the first three trumps, whatever the suit [tgq-1728.matadors.three]', () => {
    expect([SPADES, HEARTS, DIAMONDS, CLUBS].map((suit) => ranks(suit, true).slice(0, 8))).toEqual([
      'AS 2S AC',
      'AS 7H AC',
      'AS 7D AC',
      'AS 2C AC',
    ]);
  });

  test('black suits run from the king to the two, as trumps to the three [tgq-1728.ranks.black]', () => {
    expect(ranks(CLUBS, true)).toBe('AS 2C AC KC QC JC 7C 6C 5C 4C 3C');
    expect(ranks(CLUBS, false)).toBe('KC QC JC 7C 6C 5C 4C 3C 2C');
    expect(ranks(SPADES, false)).toBe('KS QS JS 7S 6S 5S 4S 3S 2S');
  });

  test('in red suits the small cards rank in reverse [tgq-1728.ranks.red], and the ace of trumps is fourth [tgq-1728.punto]', () => {
    expect(ranks(HEARTS, false)).toBe('KH QH JH AH 2H 3H 4H 5H 6H 7H');
    expect(ranks(HEARTS, true)).toBe('AS 7H AC AH KH QH JH 2H 3H 4H 5H 6H');
  });

  test('the highest trump wins a trick; without a trump, the highest card of the suit led [tgq-1728.play.trick]', () => {
    const diamonds = rankTable(DIAMONDS, rules);
    expect(winningPosition(cards('KH 6D QH 5D'), diamonds)).toBe(3);
    // In plain hearts the two beats the three; the king of clubs is of another suit.
    expect(winningPosition(cards('3H 2H KC 4H'), diamonds)).toBe(1);
  });
});

describe('the counters, 1728', () => {
  test('a prise of twenty fiches [tgq-1728.box] of ten jetons each [tgq-1728.box.fiche]: 200', () => {
    // 20 × 10.
    expect(boxWorth(rules)).toBe(200);
    // Anne is first hand and ombre: -1 + 7 + 2 = 8; David deals: -11 - 2.
    expect(settled([WON]).boxes).toEqual({ Anne: 208, Basil: 197, Clara: 208, David: 187 });
  });

  test('thirty fiches are three hundred; seven milles of ten fiches are seven hundred [tgq-1728.box.mille]', () => {
    const worth = (changes: Readonly<Record<string, number>>): number => {
      const varied = vary(QUADRILLE_KEYS, tgq1728, changes);
      if (!varied.ok) throw new Error(varied.error.message);
      return boxWorth(varied.value.rules);
    };
    expect(worth({ 'box.fiches': 30 })).toBe(300);
    // 7 × 10 × 10.
    expect(worth({ 'box.fiches': 0, 'box.contrats': 7 })).toBe(700);
  });

  test('before every deal a fiche from the dealer and a jeton from each [tgq-1728.stake.dealer] [tgq-1728.stake.each]', () => {
    const s = settled([WON, WON]);
    const laid = s.deals.map(({ entries }) => entries.filter(({ at }) => at.phase === 'ante'));
    for (const ante of laid) {
      // 4 × 1 + 10 = 14.
      expect(ante.reduce((sum, { amount }) => sum + amount, 0)).toBe(14);
      expect(ante.filter(({ from }) => from === 'dealer').map(({ amount }) => amount)).toEqual([1, 10]);
    }
  });
});

describe('the deal, 1728', () => {
  test('ten cards each, in one packet of four and two of three [tgq-1728.deal.packets], and not by ones or twos [tgq-1728.deal.packetsOnly]', () => {
    for (const packets of [
      [4, 3, 3],
      [3, 4, 3],
      [3, 3, 4],
    ])
      expect(whyNotPackets(packets, undefined, rules['deal.packets'])).toBeUndefined();
    for (const packets of [
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
      [4, 4, 2],
      [5, 5],
      [3, 3, 3],
    ])
      expect(whyNotPackets(packets, undefined, rules['deal.packets'])).toBe('deal.packets');
    for (const seed of range(20))
      expect(randomHands(makeRandom(seed)).map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
  });

  test('the order that the first dealer chose binds those after him [tgq-1728.deal.order]', () => {
    for (const first of PACKETS)
      for (const next of PACKETS)
        expect(whyNotPackets(next, first, rules['deal.packets'])).toBe(first === next ? undefined : 'deal.packets');
  });

  test('eldest gets his cards first and the dealer last, and eldest deals next [tgq-1728.deal.direction]', () => {
    expect(rules['play.direction']).toBe('right');
    // Four to each: the first four cards to eldest, the fourth packet to the dealer.
    const hands = dealPack(PACK, [4, 3, 3]);
    expect(hands[0]?.slice(0, 4)).toEqual(PACK.slice(0, 4));
    expect(hands[3]?.slice(0, 4)).toEqual(PACK.slice(12, 16));
    expect(hands[3]?.at(-1)).toBe(PACK.at(-1));
    const s = settled([WON, WON, WON, WON, WON]);
    expect(s.deals.map(({ dealer }) => dealer)).toEqual(['David', 'Anne', 'Basil', 'Clara', 'David']);
    expect(s.deals.map(({ seated }) => seated['first'])).toEqual(['Anne', 'Basil', 'Clara', 'David', 'Anne']);
  });

  test('after a misdeal the same player deals again, and nothing is paid for it [tgq-1728.deal.misdeal]', () => {
    const s = settled([{ misdeal: true }, WON]);
    expect(s.deals.map(({ dealer }) => dealer)).toEqual(['David', 'David']);
    expect(s.deals[0]?.entries).toEqual([]);
    // The pool of the second deal is 14, and not 28: 7 and 2, less 1.
    expect(s.deals[1]?.won['Anne']).toBe(8);
  });

  test('ten tours of four deals each, in which everybody deals ten times [tgq-1728.session.tours]', () => {
    expect(settled(range(39).map(() => WON)).isOver).toBe(false);
    const party = settled(range(40).map(() => WON));
    expect(party.isOver).toBe(true);
    for (const player of ['Anne', 'Basil', 'Clara', 'David'])
      expect(party.deals.filter(({ dealer }) => dealer === player)).toHaveLength(10);
  });
});
