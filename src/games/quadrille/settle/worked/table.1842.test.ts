import { describe, expect, test } from 'vitest';
import { parseCard, printCards } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import {
  allied,
  lone,
  settled,
  tell,
  type FactsSettlement,
  type DealSummary,
} from '../../../../../tests/support/quadrille-facts.ts';
import { legalBids, applyBid, startAuction, whyNotBid } from '../../play/bidding/auction.ts';
import { whyNotCall } from '../../play/bidding/naming.ts';
import { PACKETS, whyNotPackets } from '../../play/frame.ts';
import { parseBid, type Bid } from '../../rules/bids.ts';
import type { Facts } from '../../play/facts.ts';
import { britannica1842 } from '../../rules/books/britannica-1842.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { ranking } from '../../rules/ranks.ts';
import { boxWorth } from '../../session/session.ts';

/* Quadrille and Médiateur in the Britannica: the sums of content/readings/britannica-1842.yaml, at a pool of 14. */

const rules = valuesOf(britannica1842);
const HEARTS = 1;
const SPADES = 0;
const CLUBS = 3;
const bid = (text: string): Bid => parseBid(text) ?? -1;

/** Hearts are the favourite by lot unless another suit is given; the king of a médiateur is of clubs unless given. */
function deal(summary: DealSummary, more: { kingSuit?: number; rules?: QuadrilleRules } = {}): FactsSettlement {
  const facts = {
    ...tell(summary),
    favourite: HEARTS,
    kingSuit: summary.game === 'mediateur' ? (more.kingSuit ?? CLUBS) : -1,
  };
  return settled(facts, more.rules ?? rules, 14);
}

describe('what is paid in 1842', () => {
  test('an alliance: 1 for the game and 2 for consolation when it is won, 2 at a remise, 3 after codille [britannica-1842.won.paid] [britannica-1842.remise.pays] [britannica-1842.codille.pays]', () => {
    expect(deal({ game: 'alliance', tricks: 6 }).net).toEqual(allied(10, 10, -3, -3));
    expect(deal({ game: 'alliance', tricks: 5 }).net).toEqual(allied(-9, -9, 2, 2));
    // 7 of the pool, 1 + 2 besides; the losers 7 into the pool and 3.
    expect(deal({ game: 'alliance', tricks: 4 }).net).toEqual(allied(-10, -10, 10, 10));
    expect(deal({ game: 'alliance', tricks: 4, ombres: 2 }).net).toEqual(allied(-20, 0, 10, 10));
  });

  test('matadors are the ombre’s side’s own, won or lost', () => {
    expect(deal({ game: 'alliance', tricks: 6, matadors: 3 }).net).toEqual(allied(13, 13, -6, -6));
    expect(deal({ game: 'alliance', tricks: 5, matadors: 3 }).net).toEqual(allied(-12, -12, 5, 5));
    expect(deal({ game: 'alliance', tricks: 5, defenders: 3 }).net).toEqual(allied(-9, -9, 2, 2));
  });

  test('a médiateur: 13, 12 and 13, and a fish for the king [britannica-1842.mediateur.won]', () => {
    // 14 + 3 × 13 − 10; the first opponent, who gave the king, has ten of it back.
    expect(deal({ game: 'mediateur', tricks: 6 }).net).toEqual({ O: 43, X: -3, Y: -13, Z: -13 });
    expect(deal({ game: 'mediateur', tricks: 5 }).net).toEqual({ O: -60, X: 22, Y: 12, Z: 12 });
    // Four each of the pool, and two wait.
    const lost = deal({ game: 'mediateur', tricks: 4 });
    expect(lost.net).toEqual({ O: -63, X: 27, Y: 17, Z: 17 });
    expect([lost.after.stake, lost.after.odd]).toEqual([14, 2]);
  });

  test('a sans prendre: 17, 16 and 17', () => {
    expect(deal({ game: 'solo', tricks: 6 }).net).toEqual(lone(65, -17));
    expect(deal({ game: 'solo', tricks: 5 }).net).toEqual(lone(-62, 16));
    expect(deal({ game: 'solo', tricks: 4 }).net).toEqual(lone(-65, 21));
  });

  test('he calls a king of his own: each pays him 3, and never the sans appeller [britannica-1842.call.own.noFee]', () => {
    expect(deal({ game: 'alliance', ownKing: true, tricks: 6 }).net).toEqual(lone(23, -3));
    expect(deal({ game: 'alliance', ownKing: true, tricks: 5 }).net).toEqual(lone(-20, 2));
    expect(deal({ game: 'alliance', ownKing: true, tricks: 4 }).net).toEqual(lone(-23, 7));
  });

  test('in favourite whatever passes from hand to hand is doubled, and the pool is not', () => {
    expect(deal({ game: 'alliance', tricks: 6, matadors: 3, hearts: true }).net).toEqual(allied(19, 19, -12, -12));
    expect(deal({ game: 'mediateur', tricks: 6, hearts: true }).net).toEqual({ O: 82, X: -16, Y: -26, Z: -26 });
    expect(deal({ game: 'solo', tricks: 5, hearts: true }).net).toEqual(lone(-110, 32));
    const same = { ...rules, 'game.favourite': 1, 'consolation.favourite': 2, 'matadors.each.favourite': 1 };
    expect(deal({ game: 'alliance', tricks: 6, matadors: 3, hearts: true }, { rules: same }).net).toEqual(
      allied(13, 13, -6, -6),
    );
  });

  test('the king of the favourite suit costs two fish, whatever is trumps [britannica-1842.mediateur.priceFavourite]', () => {
    const king = { kingSuit: HEARTS };
    expect(deal({ game: 'mediateur', tricks: 6 }, king).net).toEqual({ O: 33, X: 7, Y: -13, Z: -13 });
    expect(deal({ game: 'mediateur', tricks: 6, hearts: true }, king).net).toEqual({ O: 72, X: -6, Y: -26, Z: -26 });
    // By the other reading the trumps decide, and the king of clubs costs twenty in hearts.
    const byTrumps = { ...rules, 'mediateur.price.suit': 'trumps' } as const;
    expect(deal({ game: 'mediateur', tricks: 6 }, { ...king, rules: byTrumps }).net['O']).toBe(43);
    expect(deal({ game: 'mediateur', tricks: 6, hearts: true }, { rules: byTrumps }).net['O']).toBe(72);
  });

  test('the price names what decides it', () => {
    const price = (summary: DealSummary, kingSuit?: number) =>
      deal(summary, kingSuit === undefined ? {} : { kingSuit }).posts.find(({ occasion }) => occasion === 'kingPrice')
        ?.keys;
    expect(price({ game: 'mediateur', tricks: 6 })).toEqual(['mediateur.price.plain']);
    expect(price({ game: 'mediateur', tricks: 6 }, HEARTS)).toEqual([
      'mediateur.price.favourite',
      'mediateur.price.suit',
      'favourite.suit',
    ]);
    expect(price({ game: 'mediateur', tricks: 6, hearts: true })).toEqual([
      'mediateur.price.plain',
      'mediateur.price.suit',
      'favourite.suit',
    ]);
  });

  test('a vole is paid with a fish, made or lost; a friend who showed himself receives nothing for it [britannica-1842.vole.shown]', () => {
    expect(deal({ game: 'alliance', tricks: 10 }).net).toEqual(allied(20, 20, -13, -13));
    expect(deal({ game: 'alliance', tricks: 9, undertaken: true }).net).toEqual(allied(0, 0, 7, 7));
    expect(deal({ game: 'mediateur', tricks: 10 }).net).toEqual({ O: 73, X: -13, Y: -23, Z: -23 });
    expect(deal({ game: 'solo', tricks: 10 }).net).toEqual(lone(95, -27));
    expect(deal({ game: 'alliance', tricks: 10, allyShown: true }).net).toEqual(allied(10, -4, -3, -3));
  });

  test('what a friend shows who is eldest, or known: by the letter he is excused, or not', () => {
    // The friend sits first here. Only by the other answer do leads that show him cost the side the vole, and him a beast: 7 +
    // 3 + 10 = 20 each; 7 + 3 = 10 and 10 − 14 = −4.
    const eldest = { ...tell({ game: 'alliance', tricks: 10, allyShown: true }), favourite: HEARTS, ally: 0 };
    const taken = [eldest.taken[3]!, eldest.taken[1]!, 0, 0];
    const net = (changes: Partial<QuadrilleRules>, facts: Facts) => settled(facts, { ...rules, ...changes }, 14).net;
    expect(net({}, { ...eldest, taken })).toEqual(allied(20, 20, -13, -13));
    expect(net({ 'vole.shown.eldest': 'firstLead' }, { ...eldest, taken })).toEqual(allied(10, -4, -3, -3));
    // Another friend led a matador after his king had been played.
    const known = {
      ...tell({ game: 'alliance', tricks: 10, allyShown: true }),
      favourite: HEARTS,
      unknownAllyShown: false,
    };
    expect(net({}, known)).toEqual(allied(10, -4, -3, -3));
    expect(net({ 'vole.shown.known': 'excused' }, known)).toEqual(allied(20, 20, -13, -13));
    // Both answers charge the unknown friend with the beast.
    expect(net({ 'vole.shown.known': 'excused' }, { ...known, unknownAllyShown: true })).toEqual(
      allied(10, -4, -3, -3),
    );
  });

  test('a shown friend’s beast under the ladder is the first of a new heap, or the next of the old one', () => {
    // 14, the beast of a remise and 14 more lie there: 42. 21 + 3 to either partner; 14 from the friend, or by the other answer 42.
    const facts = { ...tell({ game: 'alliance', tricks: 10, allyShown: true }), favourite: HEARTS };
    const ladder = { ...rules, 'stake.beast': 'ladder' } as const;
    const fresh = settled(facts, ladder, 42, { beasts: 1 });
    expect([fresh.net, fresh.after.stake]).toEqual([allied(24, 10, -3, -3), 14]);
    const old = settled(facts, { ...ladder, 'stake.beast.shown': 'oldHeap' }, 42, { beasts: 1 });
    expect([old.net, old.after.stake]).toEqual([allied(24, -18, -3, -3), 42]);
    // The beast of the next remise: 28 after the first, 56 after the other.
    const next = (after: FactsSettlement['after'], changes: Partial<QuadrilleRules>) =>
      settled(tell({ game: 'solo', tricks: 5 }), { ...ladder, ...changes }, after.stake + 14, after).posts.find(
        ({ occasion }) => occasion === 'remise',
      )?.amount;
    expect([next(fresh.after, {}), next(old.after, { 'stake.beast.shown': 'oldHeap' })]).toEqual([28, 56]);
  });

  test('a vole that may be bid brings a fish in place of the premium, and can be lost codille', () => {
    // 10 + 2 + 1 from each and the pool; 10 to each; 10 + 2 and the beast; 10 + 2 + 1 and the beast, and four of the pool to each.
    const bid = { ...rules, 'auction.vole': 'announced' } as const;
    const net = (tricks: number, hearts = false) =>
      deal({ game: 'solo', tricks, vole: 'announced', hearts }, { rules: bid }).net;
    expect(net(10)).toEqual(lone(53, -13));
    expect(net(9)).toEqual(lone(-30, 10));
    expect(net(5)).toEqual(lone(-50, 12));
    expect(net(4)).toEqual(lone(-53, 17));
    // In favourite 20 + 4 + 2.
    expect(net(10, true)).toEqual(lone(92, -26));
  });

  test('the two counters go to the highest trump of the next deal among the three who shared [britannica-1842.codille.odd]', () => {
    // The ombre of the deal before sits second here; his spadille brings him nothing.
    const facts = { ...tell({ game: 'solo', tricks: 6, highest: [8, 11, 7, 6] }), favourite: HEARTS };
    const next = settled(facts, rules, 28, { odd: 2, oddNot: 1 });
    expect(next.net).toEqual({ O: 28 + 51, X: -17 + 2, Y: -17, Z: -17 });
    expect(next.after.odd).toBe(0);
  });

  test('in médiateur they go by the trumps as dealt, or by the other answer as held in play', () => {
    // First hand was dealt the king of trumps and has given it away: 28 + 39 − 10 = 57, and −13 + 10 = −3 for him.
    const facts = {
      ...tell({ game: 'mediateur', tricks: 6, highest: [8, 11, 7, 6] }),
      favourite: HEARTS,
      kingSuit: SPADES,
    };
    const given = { ...facts, highestHeld: [5, 11, 7, 6] };
    const net = (answer: QuadrilleRules['codille.odd.hand']) =>
      settled(given, { ...rules, 'codille.odd.hand': answer }, 28, { odd: 2, oddNot: 1 }).net;
    expect(net('dealt')).toEqual({ O: 57, X: -3 + 2, Y: -13, Z: -13 });
    expect(net('played')).toEqual({ O: 57, X: -3, Y: -13 + 2, Z: -13 });
  });

  test('four tricks as the sentence is printed: a remise', () => {
    expect(deal({ game: 'solo', tricks: 4 }, { rules: { ...rules, 'codille.tricks': 3 } }).net).toEqual(lone(-62, 16));
  });
});

describe('the table of 1842', () => {
  test('a plain black suit has nine cards, and its two is the lowest [britannica-1842.ranks.blackPlain]', () => {
    expect(printCards(ranking(SPADES, false, rules))).toBe('KS QS JS 7S 6S 5S 4S 3S 2S');
  });

  test('three cards, three cards and in one round four, in any order [britannica-1842.deal.packets]; wrongly dealt cards are dealt again [britannica-1842.deal.misdeal], and there is no other penalty [britannica-1842.deal.penalty]', () => {
    for (const packets of PACKETS) expect(whyNotPackets(packets, PACKETS[0], rules['deal.packets'])).toBeUndefined();
    expect(whyNotPackets([5, 5], undefined, rules['deal.packets'])).toBe('deal.packets');
    expect(rules['deal.misdeal']).toBe('redeal');
  });

  test('seven mils of a hundred [britannica-1842.box.mil], with ten counters and some fish in them, are 700 [britannica-1842.box.prise]', () => {
    expect(boxWorth(rules)).toBe(700);
    expect(boxWorth({ ...rules, 'box.jetons': 0, 'box.fiches': 0, 'box.contrats': 7 })).toBe(700);
    expect(rules['box.jetons']).toBe(10);
  });

  test('ten tours are forty deals [britannica-1842.session.tours]', () => {
    expect(rules['session.deals']).toBe(4 * 10);
  });

  test('six bids, and sans prendre in the favourite suit is the last of them [britannica-1842.order.mediateurFavourite] [britannica-1842.order.top]', () => {
    expect(legalBids(startAuction, rules)).toEqual(
      [
        'pass',
        'ask',
        'ask in favourite',
        'médiateur',
        'médiateur in favourite',
        'sans prendre',
        'sans prendre in favourite',
      ].map(bid),
    );
    const high = applyBid(startAuction, 0, bid('sans prendre in favourite'), rules);
    expect(legalBids(high, rules)).toEqual([bid('pass')]);
  });

  test('a player who asked leave may play without calling only if he is forced [britannica-1842.solo.onlyForced], and then goes first [britannica-1842.solo.forced]', () => {
    const said = (...words: readonly string[]) =>
      words.reduce((state, word, by) => applyBid(state, by, bid(word), rules), startAuction);
    const solo = bid('sans prendre');
    expect(whyNotBid(said('ask', 'pass', 'pass', 'pass'), 0, solo, rules)).toBe('auction.raise');
    const forced = said('ask', 'pass', 'sans prendre', 'pass');
    expect(whyNotBid(forced, 0, solo, rules)).toBeUndefined();
    expect(applyBid(forced, 0, solo, rules).holder).toBe(0);
  });

  test('a player with four kings may call a queen, but not the queen of trumps [britannica-1842.call.queen]', () => {
    const hand = ['KS', 'KH', 'KD', 'KC'].map((card) => parseCard(card) ?? 0);
    const call = (card: string, held = hand) => whyNotCall(1, held, CLUBS, parseCard(card) ?? 0, rules);
    expect(call('QS')).toBeUndefined();
    expect(call('QC')).toBe('call.queen');
    expect(call('QS', hand.slice(1))).toBe('call.queen');
  });

  test('a matador need not be played to a lower trump that was led [britannica-1842.matadors.privilege]', () => {
    expect(rules['matadors.privilege']).toBe('unlessHigherLed');
  });
});
