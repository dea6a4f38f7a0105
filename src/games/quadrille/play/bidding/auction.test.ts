import { describe, expect, test } from 'vitest';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { legalBids, applyBid, speaker, startAuction, whyNotBid, type AuctionState } from './auction.ts';
import { BIDS, makeBid, parseBid, printBid, type Bid } from '../../rules/bids.ts';
import { bidDeparture } from '../frame.ts';
import { legalCalls, whyNotCall } from './naming.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { mediateur1752 } from '../../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../../rules/books/quanti-1822.ts';
import { tgq1728 } from '../../rules/books/tgq-1728.ts';
import { biddersOf } from '../../record/record.ts';

const tgq = valuesOf(tgq1728);
const quanti = valuesOf(quanti1822);
const mediateur = valuesOf(mediateur1752);

const bid = (text: string): Bid => {
  const found = parseBid(text);
  if (found === undefined) throw new Error(`“${text}” is no bid`);
  return found;
};
const cards = (text: string): readonly Card[] => text.split(' ').map((word) => parseCard(word) ?? -1);

/** State after bids made in turn; each must be legal. */
function heard(rules: QuadrilleRules, ...bids: readonly string[]): AuctionState {
  return bids.reduce((state, text) => {
    const by = speaker(state, rules['auction.raise']);
    expect(whyNotBid(state, by, bid(text), rules), text).toBeUndefined();
    return applyBid(state, by, bid(text), rules);
  }, startAuction);
}
const said = (state: AuctionState, rules: QuadrilleRules): readonly string[] => legalBids(state, rules).map(printBid);

describe('bids in words', () => {
  test('every bid is read back from what is printed', () => {
    BIDS.forEach((name, n) => expect(parseBid(name)).toBe(n));
  });

  test.each([
    ['Pass', 'pass'],
    ['I ask leave', 'ask'],
    ['I play', 'ask'],
    ['alliance in favorite', 'ask in favourite'],
    ['solo', 'sans prendre'],
    ['Sans appeler', 'sans prendre'],
    ['I play sans prendre', 'sans prendre'],
    ['vole', 'sans prendre with the vole'],
    ['I play a Vole', 'sans prendre with the vole'],
    ['solo, vole revealed', 'sans prendre with the vole revealed'],
    ['solo in favourite with the vole', 'sans prendre in favourite with the vole'],
    ['Mediateur', 'médiateur'],
    ['médiateur revealed', 'médiateur with the vole revealed'],
    ['Gasco', 'casco'],
    ['misère', 'devole'],
  ])('“%s” is %s', (text, name) => {
    expect(printBid(bid(text))).toBe(name);
  });

  test('a bid is made of its mode, the favourite suit and the vole', () => {
    const [CASCO, SOLO] = [3, 4];
    expect(printBid(makeBid(SOLO, true, 1) ?? -1)).toBe('sans prendre in favourite with the vole');
    // There is one bid for casco: the ally decides later whether it is in the favourite suit.
    expect(makeBid(CASCO, true, 0)).toBeUndefined();
  });

  test.each(['', 'four spades', 'ask with the vole', 'casco in favourite', 'devole revealed', 'solo médiateur'])(
    '“%s” is no bid',
    (text) => expect(parseBid(text)).toBeUndefined(),
  );
});

describe('the auction of 1728', () => {
  test('a later player passes or overcalls: nobody else asks leave [tgq-1728.auction.overcall] [tgq-1728.auction.games]', () => {
    const auction = heard(tgq, 'pass', 'ask');
    expect(said(auction, tgq)).toEqual(['pass', 'sans prendre', 'sans prendre with the vole']);
    expect(whyNotBid(auction, 2, bid('ask'), tgq)).toBe('auction.order');
  });

  test('a player who asked leave and was overcalled may play sans prendre himself, and then comes before the player who overcalled him [tgq-1728.auction.forced]', () => {
    const forced = heard(tgq, 'pass', 'ask', 'sans prendre', 'pass');
    expect(speaker(forced, 'toEqual')).toBe(1);
    expect(said(forced, tgq)).toEqual(['pass', 'sans prendre']);
    const held = applyBid(forced, 1, bid('sans prendre'), tgq);
    expect(held).toMatchObject({ holder: 1, high: bid('sans prendre') });
    expect(speaker(held, 'toEqual')).toBe(-1);
    expect(applyBid(forced, 1, bid('pass'), tgq).holder).toBe(2);
  });

  test('a player who was not overcalled may not raise his bid [tgq-1728.auction.noRaise]', () => {
    const auction = heard(tgq, 'ask', 'pass', 'pass', 'pass');
    expect(speaker(auction, 'toEqual')).toBe(-1);
    expect(whyNotBid(auction, 0, bid('sans prendre'), tgq)).toBe('auction.raise');
  });

  test('a player who has passed may not bid again [tgq-1728.auction.bound]', () => {
    const over = heard(tgq, 'pass', 'ask', 'pass', 'pass');
    expect(whyNotBid(over, 0, bid('sans prendre'), tgq)).toBe('auction.raise');
  });

  test('a vole overcalls a sans prendre where it may be announced [tgq-1728.auction.vole]', () => {
    const solo = heard(tgq, 'sans prendre');
    expect(whyNotBid(solo, 1, bid('vole'), tgq)).toBeUndefined();
    expect(whyNotBid(solo, 1, bid('vole'), { ...tgq, 'auction.vole': 'none' })).toBe('auction.vole');
    expect(whyNotBid(solo, 1, bid('vole revealed'), tgq)).toBe('auction.vole');
    expect(whyNotBid(solo, 1, bid('médiateur'), tgq)).toBe('auction.mediateur');
  });

  test('a raise above the highest is a reader’s rule, and whoever is overtaken may answer', () => {
    const higher = { ...quanti, 'auction.raise': 'toEqualOrHigher' } as const;
    const state = heard(higher, 'ask', 'pass', 'sans prendre', 'pass', 'sans prendre');
    expect(said(state, higher)).toEqual(['pass', 'sans prendre with the vole']);
    expect(speaker(state, 'toEqualOrHigher')).toBe(2);
    expect(speaker(state, 'never')).toBe(-1);
  });
});

describe('why a bid is not allowed', () => {
  const says = (raise: QuadrilleRules['auction.raise'], hasPassed: boolean): string =>
    bidDeparture(
      'auction.raise',
      { by: 0, bid: bid('ask'), high: bid('ask'), hasPassed },
      { ...tgq, 'auction.raise': raise },
    );
  test('names the reason that applies', () => {
    expect(says('toEqual', true)).toBe('First hand bids “ask”. This is not allowed, because he has already passed.');
    expect(says('toEqual', false)).toBe(
      'First hand bids “ask”. This is not allowed, because a player who has bid may bid again only to equal a higher bid of a player after him.',
    );
    expect(says('never', false)).toMatch(/because a player who has bid may not bid again\.$/);
  });
});

describe('the ladder of Médiateur', () => {
  // Readings in words: each bid overcalls the one before.
  const LADDER = [
    'ask',
    'ask in favourite',
    'médiateur',
    'médiateur in favourite',
    'médiateur with the vole',
    'médiateur in favourite with the vole',
    'médiateur with the vole revealed',
    'médiateur in favourite with the vole revealed',
    'casco',
    'solo',
    'solo in favourite',
    'solo with the vole',
    'solo in favourite with the vole',
    'solo with the vole revealed',
    'solo in favourite with the vole revealed',
    'grandissimo',
    'grandissimo with the vole',
    'grandissimo with the vole revealed',
    'devole',
  ];

  test('each overcalls those below it and no other [mediateur-1752.favourite.overcalls]', () => {
    LADDER.forEach((lower, i) => {
      const state = heard(mediateur, lower);
      expect(said(state, mediateur).slice(1)).toEqual(LADDER.slice(i + 1).map((text) => printBid(bid(text))));
    });
  });

  test('by Parlett’s doubt every vole is above every game without it', () => {
    const highest = { ...mediateur, 'auction.order': 'volesHighest' } as const;
    const devole = heard(highest, 'devole');
    expect(whyNotBid(devole, 1, bid('médiateur with the vole'), highest)).toBeUndefined();
    expect(whyNotBid(devole, 1, bid('grandissimo'), highest)).toBe('auction.order');
    const vole = heard(highest, 'médiateur with the vole');
    expect(whyNotBid(vole, 1, bid('solo'), highest)).toBe('auction.order');
    expect(whyNotBid(vole, 1, bid('solo with the vole'), highest)).toBeUndefined();
  });

  test('a bidder of casco needs both black aces, and lacks at least one king [mediateur-1752.casco.aces] [mediateur-1752.casco.king]', () => {
    const kings = 'KS KH KD KC';
    expect(whyNotBid(startAuction, 0, bid('casco'), mediateur, cards('AS KH 2C'))).toBe('casco.aces');
    expect(whyNotBid(startAuction, 0, bid('casco'), mediateur, cards('AS AC KH'))).toBeUndefined();
    expect(whyNotBid(startAuction, 0, bid('casco'), mediateur, cards(`AS AC ${kings}`))).toBe('casco.fourKings');
  });

  test('grandissimo does not need both black aces, unless that rule is changed [mediateur-1752.grandissimo.aces]', () => {
    const hand = cards('AS KH KD');
    expect(whyNotBid(startAuction, 0, bid('grandissimo'), mediateur, hand)).toBeUndefined();
    const strict = { ...mediateur, 'grandissimo.aces': true };
    expect(whyNotBid(startAuction, 0, bid('grandissimo'), strict, hand)).toBe('grandissimo.aces');
  });
});

describe('who spoke, from the bids alone', () => {
  test('all four bid in turn, then those who were overcalled, eldest first [mediateur-1752.bid.elder]', () => {
    const by = (...bids: readonly string[]) => biddersOf(bids.map(bid));
    expect(by('pass', 'ask', 'solo', 'pass', 'solo')).toEqual([0, 1, 2, 3, 1]);
    expect(by('ask', 'médiateur', 'solo', 'pass', 'pass', 'solo')).toEqual([0, 1, 2, 3, 0, 1]);
    expect(by('ask', 'pass', 'pass', 'pass', 'solo')).toEqual([0, 1, 2, 3, undefined]);
  });
});

describe('the call', () => {
  const HEARTS = 1;
  const FORCED = 0;
  const ALLIANCE = 1;
  const MEDIATEUR = 2;
  const CASCO = 3;
  const why = (contract: number, hand: string, call: string, rules = quanti) =>
    whyNotCall(contract, cards(hand), HEARTS, cards(call)[0]!, rules);

  test('any king may be called but that of trumps, even a king of one’s own [quanti-1822.call.king] [quanti-1822.call.kingOfTrumps] [quanti-1822.call.own]', () => {
    expect(why(ALLIANCE, 'KD 2C', 'KS')).toBeUndefined();
    expect(why(FORCED, 'AS 2C', 'KH')).toBe('call.kingOfTrumps');
    expect(why(ALLIANCE, 'KD 2C', 'KD')).toBeUndefined();
    expect(why(ALLIANCE, 'KD 2C', 'KD', { ...quanti, 'call.own': false })).toBe('call.own');
    expect(why(ALLIANCE, 'KD 2C', 'JS')).toBe('call.queen');
  });

  test('a queen may be called only by a player with all four kings, and then even the queen of trumps [quanti-1822.call.queen]', () => {
    expect(why(ALLIANCE, 'KS KD KC', 'QS')).toBe('call.queen');
    expect(why(ALLIANCE, 'KS KH KD KC', 'QS')).toBeUndefined();
    expect(why(ALLIANCE, 'KS KH KD KC', 'QH')).toBe('call.queen');
    // An ombre who lacks only the king of trumps calls a king of his own and plays alone.
    expect(legalCalls(ALLIANCE, cards('KS KD KC'), HEARTS, quanti)).toEqual(cards('KS KD KC'));
    const none = { ...quanti, 'call.queen': 'noneLeft' } as const;
    expect(why(ALLIANCE, 'KS KD KC', 'QS', none)).toBeUndefined();
    expect(why(ALLIANCE, 'KS KD KC', 'QH', none)).toBe('call.queen');
    expect(why(ALLIANCE, 'KS KD', 'QS', none)).toBe('call.queen');
    const only = { ...quanti, 'call.kingOfTrumps': 'ifOnlyOneLacking' } as const;
    expect(why(ALLIANCE, 'KS KD KC', 'KH', only)).toBeUndefined();
    expect(why(ALLIANCE, 'KS KD', 'KH', only)).toBe('call.kingOfTrumps');
  });

  test('the player of a médiateur asks for any king, even the king of trumps; with all four kings he asks for a queen that he lacks [mediateur-1752.mediateur.king] [mediateur-1752.mediateur.queen]', () => {
    expect(why(MEDIATEUR, 'KD 2C', 'KH', mediateur)).toBeUndefined();
    expect(why(MEDIATEUR, 'KD 2C', 'KH', { ...mediateur, 'mediateur.kingOfTrumps': false })).toBe(
      'mediateur.kingOfTrumps',
    );
    expect(why(MEDIATEUR, 'KD 2C', 'QS', mediateur)).toBe('mediateur.fourKings');
    expect(why(MEDIATEUR, 'KS KH KD KC', 'QH', mediateur)).toBeUndefined();
    expect(legalCalls(MEDIATEUR, cards('KS KH KD KC QH'), HEARTS, mediateur)).toEqual(cards('QS QD QC'));
  });

  test('casco calls a king it lacks, whatever suit is then named', () => {
    expect(whyNotCall(CASCO, cards('AS AC KD'), -1, cards('KH')[0]!, mediateur)).toBeUndefined();
    expect(whyNotCall(CASCO, cards('AS AC KD'), -1, cards('KD')[0]!, mediateur)).toBe('casco.fourKings');
  });
});
