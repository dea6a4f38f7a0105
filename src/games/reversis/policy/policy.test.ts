import { describe, expect, test } from 'vitest';
import { parseCard, printCard, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { dealAnother, plainDeal } from './plain-deal.ts';
import { reversis } from '../game.ts';
import { legalTrades } from '../play/exchange-rules.ts';
import { advance, handMasks, startDraft } from '../play/play.ts';
import { NO_POOLS } from '../play/pools.ts';
import type { Trade } from '../record/record.ts';
import { playThrough } from '../settle/judge.ts';
import { chooseCard } from './policy.ts';
import { chooseGift, chooseLayOut, chooseTrade } from './policy-exchange.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { ancient } from '../rules/books/ancient.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';

/* The policy is our own; the advice it follows is the books'. */

const almanach = valuesOf(almanach1785);
const bohn = valuesOf(bohn1850);
const cards = (text: string): readonly Card[] =>
  text === '' ? [] : text.split(' ').map((word) => parseCard(word) ?? Number.NaN);

interface Seen {
  /** Cards known to be in no other hand, besides those on the table. */
  readonly gone?: string;
  /** Seats that took the tricks so far. */
  readonly winners?: readonly number[];
}

/** Card that seat 2 plays from a hand, with these cards on the table. */
function plays(hand: string, table = '', { gone = '', winners = [0] }: Seen = {}, rules = almanach): string {
  const trick = cards(table);
  const leader = 2 - trick.length;
  const hands = [0, 1, 2, 3].map((seat) => (seat === 2 ? cards(hand) : trick.slice(seat - leader, seat - leader + 1)));
  const state = startDraft(handMasks(hands), 4, 11, []);
  for (const seat of winners) {
    state.facts.winners[state.facts.played++] = seat;
    state.facts.taken[seat]!++;
  }
  state.trick = winners.length;
  state.toPlay = leader;
  for (const card of trick) advance(state, card);
  return printCard(chooseCard(state, handMasks([[...trick, ...cards(gone)]]), rules, makeRandom(1)));
}

describe('playing', () => {
  test('on a renounce the Quinola first, then the ace of diamonds, then other aces, then high cards of short suits', () => {
    expect(plays('JH 2H AD AC KC QC', '4S 9S')).toBe('JH');
    expect(plays('2H AD AC KC QC', '4S 9S')).toBe('AD');
    expect(plays('2H AC KC QC', '4S 9S')).toBe('AC');
    // The king of clubs is guarded by two low ones, the queen of diamonds by none.
    expect(plays('KC 3C 2C QD 2H', '4S 9S')).toBe('QD');
    // Bohn's little Quinola is thrown before the aces; elsewhere it is an ordinary queen.
    expect(plays('QH AD', '4S 9S', {}, bohn)).toBe('QH');
    expect(plays('QH AD', '4S 9S')).toBe('AD');
  });
  test('in the ancient game the knave of hearts is a knave', () => {
    expect(plays('JH AC', '4S 9S', {}, valuesOf(ancient))).toBe('AC');
  });
  test('ducks under with the highest card that loses, and keeps the Quinola back', () => {
    expect(plays('KS 8S 6S 2S', '4S 9S')).toBe('8S');
    expect(plays('JH 5H', '7H KH')).toBe('5H');
  });
  test('who has to take it takes it high when last, low when another may still go over', () => {
    expect(plays('KS QS 8S', '4S 5S 7S')).toBe('KS');
    expect(plays('KS QS 8S', '4S 5S')).toBe('8S');
    // A forced ace costs something, so the king is thrown first.
    expect(plays('AS KS', '4S 5S 7S')).toBe('KS');
  });
  test('last to a worthless trick he may rid himself of a king; of one with an ace in it not', () => {
    expect(plays('KS 2S', '4S 5S 7S')).toBe('KS');
    expect(plays('KS 2S', '4S 5S AD')).toBe('2S');
  });
  test('leads low, and a low heart to force the Quinola out while another holds it', () => {
    expect(plays('KS QS 9C 2D', '')).toBe('2D');
    expect(plays('3H 2D 2C', '')).toBe('3H');
    // With the Quinola played, or in its own hand, hearts are like any other suit.
    expect(plays('4H 2D', '', { gone: 'JH' })).toBe('2D');
    expect(plays('JH 3H 2D', '')).toBe('2D');
  });
  test('goes for the reversis with a hand that loses nothing, and takes a trick from whoever is close to one', () => {
    expect(plays('AS KS QS JS 9S 8S AH KH QH AD AC', '', { winners: [] })).toBe('AS');
    expect(plays('KS 2S', '4S QS', { winners: [0, 0, 0, 0, 0, 0, 0, 0] })).toBe('KS');
    expect(plays('KS 2S', '4S AS', { winners: [0, 0, 0, 0, 0, 0, 0, 0] })).toBe('2S');
  });
  test('with the right to renounce he keeps clear of every trick', () => {
    expect(plays('AS AH AD AC 8S', '9S')).toBe('AD');
  });
});

describe('before play', () => {
  const lays = (hand: string, rules = almanach, declinable = false): string | undefined => {
    const card = chooseLayOut(cards(hand), rules, NO_POOLS, declinable, makeRandom(1));
    return card === undefined ? undefined : printCard(card);
  };
  test('an unguarded Quinola is laid out where that is allowed, a guarded one kept to be placed', () => {
    expect(lays('JH 2S 3S 4S 9D 8D 7D 6C 5C 4C 3C')).toBe('JH');
    expect(lays('JH 3H 2H 4S 9D 8D 7D 6C 5C 4C KC')).not.toBe('JH');
    expect(lays('JH 2S 3S 4S 9D 8D 7D 6C 5C 4C AC', valuesOf(lpjr1634))).not.toBe('JH');
  });
  test('an unguarded ace before a king; a hand of low cards declines where it may, and not under Bohn', () => {
    expect(lays('AH KC 3C 2C 2S 3S 4S 5D 4D 3D 2D')).toBe('AH');
    const low = '2S 3S 4S 2H 3H 4H 2D 3D 2C 3C 4C';
    expect(lays(low, almanach, true)).toBeUndefined();
    expect(lays(low, bohn, true)).toBeDefined();
  });
  test('the makings of four aces are kept, and given to nobody', () => {
    expect(lays('AS AH AD AC 3C 2C 2S 3S KD 4D 3H')).toBe('KD');
    expect(printCard(chooseGift(cards('AS AH AD AC 3C 2C 2S 3S KD 4D 3H'), bohn, makeRandom(1)))).toBe('KD');
  });
  test('1634: an unguarded ace is traded for that of a suit with low cards, and kept where there is none', () => {
    const rules = valuesOf(lpjr1634);
    const others = ['KS QS AD', 'AS 2H 3H', 'AH 9C 8C'].map(cards);
    const trades = (hand: string): Trade | undefined =>
      chooseTrade(cards(hand), legalTrades(rules, [cards(hand), ...others], [], 0), makeRandom(1));
    expect(trades('AC 4S 3S 2S KH KD')).toEqual({ by: 0, gives: cards('AC')[0], takes: cards('AS')[0] });
    expect(trades('AC KS KH KD')).toBeUndefined();
  });
});

describe('deal another', () => {
  test('the same seed, the same deal; another seed, another', () => {
    expect(dealAnother(7, almanach)).toEqual(dealAnother(7, almanach));
    expect(dealAnother(8, almanach).hands).not.toEqual(dealAnother(7, almanach).hands);
  });
  test.each(reversis.ruleSets.map((ruleSet) => [ruleSet.id, ruleSet] as const))(
    '%s: a whole deal that departs from nothing',
    (_, ruleSet) => {
      const rules = valuesOf(ruleSet);
      for (const seed of range(60)) {
        for (const seats of rules['players.five'] ? ([4, 5] as const) : ([4] as const)) {
          const judged = reversis.judge(dealAnother(seed, rules, seats), rules);
          expect(judged.ok && judged.value.departures).toEqual([]);
          expect(judged.ok && judged.value.frames.at(-1)?.hands.flat()).toEqual([]);
        }
      }
    },
  );
  test('the facts that it is settled by are those of its record', () => {
    for (const ruleSet of reversis.ruleSets) {
      const rules = valuesOf(ruleSet);
      for (const seed of range(40)) {
        const { record, facts, before } = plainDeal(seed, rules);
        expect(playThrough(record, rules, false)).toMatchObject({ ok: true, value: { played: { facts }, before } });
      }
    }
  });
  test('pools that lie there are minded: with three stakes a Quinola may be laid out', () => {
    for (const seed of range(60)) {
      const record = dealAnother(seed, bohn, 4, { great: 110, little: 55 });
      const judged = reversis.judge(record, bohn);
      expect(judged.ok && judged.value.departures).toEqual([]);
    }
  });
});
