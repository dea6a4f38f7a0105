import { describe, expect, test } from 'vitest';
import { balancesAfter } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import {
  ALLIANCE_DEAL,
  ALLIED,
  frameAt,
  judged,
  departureKeys,
  refused,
  SIX_STRAIGHT,
  SOLO_DEAL,
  TEN_LEADS,
  TEN_STRAIGHT,
  TEN_TRUMPS,
} from '../../../../tests/support/quadrille-records.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';

const tgq = valuesOf(tgq1728);
const quanti = valuesOf(quanti1822);
const mediateur = valuesOf(mediateur1752);

describe('a sans prendre of ten trumps', () => {
  test('in 1728 the vole is undertaken by the seventh lead: 27 from each beside the pool', () => {
    const j = judged({ ...SOLO_DEAL, plays: TEN_LEADS }, tgq);
    // Consolation 2, sans prendre 5, ten trumps in sequence, vole 10: 27. 14 + 81, less the jeton of the ante.
    expect(j.net).toEqual({ first: 94, second: -28, third: -28, dealer: -38 });
    expect(j.pools).toEqual({ stake: 0, vole: 0 });
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 't7.1').event).toMatchObject({ kind: 'play', undertakes: true });
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { kind: 'won', vole: 'made', tricks: 10 } });
  });

  test('in 1822 it lays twelve chips in the vole pool at that lead; stopping after six leaves it alone', () => {
    const made = judged({ ...SOLO_DEAL, plays: TEN_LEADS }, quanti);
    // Solo 4, double matadors 2, premiers 1, vole 2: 4 + 27 + 12 - 3, less the chip of the ante.
    expect(made.net).toEqual({ first: 39, second: -13, third: -13, dealer: -13 });
    expect(frameAt(made, 't6.4').pools['vole']).toBe(0);
    expect(frameAt(made, 't7.1').pools['vole']).toBe(12);
    const stopped = judged({ ...SOLO_DEAL, plays: TEN_LEADS.slice(0, 6) }, quanti);
    // 4 + 3 × 7 - 1.
    expect(stopped.net).toEqual({ first: 24, second: -8, third: -8, dealer: -8 });
    expect(stopped.departures).toEqual([]);
    const never = judged({ ...SOLO_DEAL, plays: TEN_LEADS.slice(0, 6) }, { ...quanti, 'play.stop': false });
    expect(departureKeys(never)).toEqual(['end play.stop']);
  });

  test('where ten tricks are always played, no deal may stop sooner, by cards or told [quadrille.stopping]', () => {
    const always = { ...quanti, 'play.stop': false };
    const contract = { by: 'first', bid: 'sans prendre' };
    const judgeResult = (result: Readonly<Record<string, unknown>>) => ({
      contract,
      trump: 'H',
      result: { premiers: true, ...result },
    });
    const six = judgeResult({ tricks: [6, 0, 0, 0] });
    expect(departureKeys(judged(six, quanti))).toEqual([]);
    expect(departureKeys(judged(six, always))).toEqual(['end play.stop']);
    // The vole is lost with the seventh trick, which ends the deal of 1822, but not a deal of ten tricks.
    const lost = judgeResult({ tricks: [6, 1, 0, 0], vole: 'undertaken' });
    expect(departureKeys(judged(lost, quanti))).toEqual([]);
    expect(judged(lost, always).departures.map(({ message }) => message)).toEqual([
      'The play stopped after seven tricks, but should have gone on to the tenth.',
    ]);
    // Eight tricks are the allies’; the dealer’s knave takes the ninth.
    const nine = [...SIX_STRAIGHT, 'JC 4D 3S 7S', '7C AD KH JS', '3D QS 6C JD'];
    expect(departureKeys(judged({ ...ALLIANCE_DEAL, plays: nine }, quanti))).not.toContain('end play.stop');
    expect(departureKeys(judged({ ...ALLIANCE_DEAL, plays: nine }, always))).toContain('end play.stop');
    const ten = [...nine, 'QD AH KS 5C'];
    expect(departureKeys(judged({ ...ALLIANCE_DEAL, plays: ten }, always))).not.toContain('end play.stop');
  });

  test('a game broken off sooner is settled as far as it went: the ante', () => {
    const j = judged({ ...SOLO_DEAL, plays: TEN_LEADS.slice(0, 5) }, quanti);
    expect(j.net).toEqual({ first: -1, second: -1, third: -1, dealer: -1 });
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { kind: 'unfinished' } });
  });

  test('in Médiateur hearts are the favourite, and a plain bid may not be played in them [mediateur-1752.favourite.bound]', () => {
    const j = judged({ ...SOLO_DEAL, plays: TEN_LEADS }, mediateur);
    expect(departureKeys(j)).toEqual(['contract favourite.bids']);
    // As played: solo 4, matadors 4, premiers 2, vole 4; vole pool 12 each: 4 + 42 + 36 - 1.
    expect(j.net['first']).toBe(81);
    const bound = judged(
      { ...SOLO_DEAL, bids: ['solo in favourite', 'pass', 'pass', 'pass'], plays: TEN_LEADS },
      mediateur,
    );
    expect(bound.departures).toEqual([]);
    expect(bound.net).toEqual(j.net);
  });
});

describe('an alliance', () => {
  test('the king called shows at the fourth trick; the side takes the first six', () => {
    const j = judged({ ...ALLIANCE_DEAL, plays: SIX_STRAIGHT }, tgq);
    // 7 of the pool; 2 and five matadors from second to first, from the dealer to third.
    expect(j.net).toEqual({ first: 13, second: -8, third: 13, dealer: -18 });
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'contract')).toMatchObject({ ombre: 0, ally: 2, allyKnownTo: [2] });
    expect(frameAt(j, 't4.2').allyKnownTo).toEqual([2]);
    expect(frameAt(j, 't4.3')).toMatchObject({ allyKnownTo: [0, 1, 2, 3], event: { discloses: true } });
    expect(j.entries.every(({ keys }) => keys.length > 0)).toBe(true);
  });

  test('in 1822 the ally asks before he leads to the seventh trick, and ten tricks make the vole [quanti-1822.vole.ask] [quanti-1822.vole.lead]', () => {
    const j = judged({ ...ALLIANCE_DEAL, plays: TEN_STRAIGHT, vole: { asked: true, answer: 'yes' } }, quanti);
    // 2 of the pool, matadors 2, premiers 1, vole 2, six of the vole pool less three, less one.
    expect(j.net).toEqual({ first: 9, second: -9, third: 9, dealer: -9 });
    expect(frameAt(j, 't7.1').event).toMatchObject({ undertakes: true, leave: 'yes' });
  });

  test('the ally said no: to lead all the same is against the rules, and undertakes no vole [quanti-1822.vole.ask]', () => {
    const j = judged({ ...ALLIANCE_DEAL, plays: TEN_STRAIGHT, vole: { asked: true, answer: 'no' } }, quanti);
    expect(departureKeys(j)).toEqual(['t7.1 vole.asks']);
    // 2 + 2 + 1 - 1.
    expect(j.net).toEqual({ first: 4, second: -4, third: 4, dealer: -4 });
  });

  test('in 1728 an ally who led the called king is paid nothing for the vole and pays a beast into the next pool [tgq-1728.vole.shown]', () => {
    // Third hand wins the fourth trick with the queen of clubs and leads the king of clubs to the fifth.
    const plays = [
      ...SIX_STRAIGHT.slice(0, 3),
      '2C 4S QC 7D',
      'KC 6D 2S 5S',
      'KD 5D 2D 6S',
      'JC 4D 3S 7S',
      '7C AD 3D JS',
      '6C JD KH QS',
      'AH KS 5C QD',
    ];
    const j = judged({ ...ALLIANCE_DEAL, plays }, tgq);
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { vole: 'forfeit' } });
    // The game as won, 13 each; third hand puts in 14.
    expect(j.net).toEqual({ first: 13, second: -8, third: -1, dealer: -18 });
    expect(j.pools['stake']).toBe(14);
  });

  test('all pass, and the holder of spadille is forced to play; in 1822 he may let his ally name trumps [quanti-1822.forced.spadille] [quanti-1822.forced.allyNames] [quanti-1822.premiers.forced]', () => {
    const forced = {
      ...ALLIANCE_DEAL,
      bids: ['pass', 'pass', 'pass', 'pass'],
      named: 'third',
      plays: SIX_STRAIGHT,
    };
    const j = judged(forced, quanti);
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'contract')).toMatchObject({ allyKnownTo: [0, 1, 2, 3], event: { contract: 0, namedBy: 2 } });
    // Premiers are not paid: 2 + 2 - 1.
    expect(j.net).toEqual({ first: 3, second: -3, third: 3, dealer: -3 });
    expect(departureKeys(judged(forced, tgq))).toEqual(['contract call.forcedAllyNames']);
    expect(
      judged({ ...forced, plays: [], trump: undefined, call: undefined }, { ...quanti, 'auction.allPass': 'redeal' })
        .net,
    ).toEqual({ first: -1, second: -1, third: -1, dealer: -1 });
  });

  test('the king of trumps may not be called [mediateur-1752.calling]', () => {
    const j = judged({ ...ALLIANCE_DEAL, call: 'KH', plays: SIX_STRAIGHT }, quanti);
    expect(departureKeys(j)).toEqual(['contract call.kingOfTrumps']);
  });
  test('a small card called is told so, and a card given in an alliance is listed and stays where it was', () => {
    const small = judged({ ...ALLIANCE_DEAL, call: '4S', plays: SIX_STRAIGHT }, quanti);
    expect(small.departures.map(({ message }) => message)).toEqual([
      'First hand calls the four of spades, but a player calls a king; or, if he holds all four kings, a queen.',
    ]);
    const gives = { ...ALLIANCE_DEAL, exchange: { gives: '3D' }, plays: SIX_STRAIGHT };
    const j = judged(gives, quanti);
    expect(departureKeys(j)).toEqual(['exchange auction.mediateur']);
    expect(j.net).toEqual(judged({ ...ALLIANCE_DEAL, plays: SIX_STRAIGHT }, quanti).net);
  });

  test('the ally may be first hand: third hand asks, and calls his king', () => {
    const { first, second, third, dealer } = ALLIED;
    const hands = { first: third, second: dealer, third: first, dealer: second };
    const j = judged({ ...ALLIANCE_DEAL, deal: { hands }, bids: ['pass', 'pass', 'ask', 'pass'] }, tgq);
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { ombre: 2, ally: 0 } });
  });

  test('a king of one’s own: alone, and nobody else knows', () => {
    const hands = { ...ALLIED, first: 'AS 7H AC AH KH 2S 3S KD 3D 2C', third: '6H KC QC JC 7C 6C 5C 4C 3C 2D' };
    const j = judged({ ...ALLIANCE_DEAL, deal: { hands }, call: 'KD', plays: SIX_STRAIGHT.slice(0, 3) }, quanti);
    expect(frameAt(j, 't3.4')).toMatchObject({ ally: 0, allyKnownTo: [0] });
    expect(j.facts).toMatchObject({ ally: -1, ownKing: true, straight: 3 });
  });
});

describe('Médiateur', () => {
  // First hand asks for the king of spades and gives the three of diamonds.
  const request = {
    deal: { hands: ALLIED },
    bids: ['médiateur in favourite', 'pass', 'pass', 'pass'],
    trump: 'H',
    call: 'KS',
    exchange: { gives: '3D', takes: 'KS' },
  };
  const plays = ['AS 2H 6H 3H', '7H JH 3C 4H', 'AC QH 4C 5H', 'AH 4S 5C 7D', 'KH 5S 6C 6D', 'KS 6S 7C 5D'];

  test('the king changes hands before play, and the first six tricks won in a row are premiers [mediateur-1752.mediateur.card]', () => {
    const j = judged({ ...request, plays }, mediateur);
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'exchange').event).toMatchObject({ ombre: 0, giver: 1 });
    expect(frameAt(j, 'exchange').hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
    // Five trumps in sequence, in favourite: 4; premiers 2; the bid 2, not from second hand. 4 + 6 + 8 + 8 - 1.
    expect(j.net).toEqual({ first: 25, second: -7, third: -9, dealer: -9 });
  });

  test('a book that lacks a contract refuses it', () => {
    expect(refused({ ...request, plays }, quanti)).toEqual({ code: 'unknown-contract', at: 'bid.1' });
  });

  test('a king in his own hand cannot be asked for, nor a card given that he does not hold', () => {
    expect(refused({ ...request, call: 'KH', exchange: { gives: '3D' }, plays }, mediateur).code).toBe('own-card');
    expect(refused({ ...request, exchange: { gives: 'KC' }, plays }, mediateur).code).toBe('not-held');
  });

  test('in casco the black aces lie on the table; the ally names trumps, so everybody knows him [mediateur-1752.casco.ally]', () => {
    const casco = { deal: { hands: ALLIED }, bids: ['casco', 'pass', 'pass', 'pass'], trump: 'C', call: 'KC' };
    // Clubs: first hand has spadille, manille and basto; third hand's king and queen follow.
    const straight = ['AS 4S 3C 7D', '2C 5S 4C 6D', 'AC 6S 5C 5D', 'KH 2H 6H 3H', 'AH JH QC 4H', 'KC 4D 3D 7S'];
    const j = judged({ ...casco, plays: straight }, mediateur);
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'contract')).toMatchObject({ allyKnownTo: [0, 1, 2, 3], event: { namedBy: 2 } });
    expect(frameAt(j, 'contract').open).toHaveLength(2);
    expect(frameAt(j, 't1.1').open).toHaveLength(1);
    // 2 of the pool, casco 2, three or more matadors of a black suit 1, premiers 1, less 1.
    expect(j.net).toEqual({ first: 5, second: -5, third: 5, dealer: -5 });
  });

  test('a devole ends with the first trick it takes', () => {
    const devole = { deal: { hands: TEN_TRUMPS }, bids: ['pass', 'pass', 'pass', 'devole'] };
    // First hand, with both black aces, takes the first trick; the dealer then has to win with the king of diamonds.
    const j = judged({ ...devole, plays: ['AS KS KC 7D', '4H 5H 6H KD'] }, mediateur);
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { kind: 'unfinished' } });
    const hands = { ...TEN_TRUMPS, first: 'AS 7H AC AH KH QH JH 2H 3H 7D', dealer: 'KD QD JD AD 2D 3D 4D 5D 6D 4H' };
    const lost = judged({ ...devole, deal: { hands }, plays: ['7D 2S 2C KD'] }, mediateur);
    expect(frameAt(lost, 'end').event).toMatchObject({ outcome: { kind: 'devoleLost' } });
    // 4 into the pool and 16 to each.
    expect(lost.net).toEqual({ first: 15, second: 15, third: 15, dealer: -53 });
    expect(lost.pools['stake']).toBe(8);
  });
});

describe('across the books', () => {
  test('a deal of 1728 settles under Quanti, at the stake its pools then have', () => {
    const j = judged({ ...ALLIANCE_DEAL, plays: SIX_STRAIGHT, pools: { stake: 14 } }, quanti);
    // 14 + 4 = 18, a unit of 4: 9 of the pool, three units, less 1.
    expect(j.net['first']).toBe(20);
  });

  test('frames carry the account as it grows, and end where the ledger does', () => {
    for (const rules of [tgq, quanti, mediateur]) {
      const j = judged({ ...ALLIANCE_DEAL, plays: TEN_STRAIGHT, pools: { stake: 14 } }, rules);
      for (const { entries, pools, net } of j.frames) {
        const balances = balancesAfter({ ...j.poolsBefore }, j.entries.slice(0, entries));
        for (const [account, held] of Object.entries({ ...pools, ...net })) expect(balances[account] ?? 0).toBe(held);
      }
      expect(j.frames.at(-1)?.net).toEqual(j.net);
      expect(j.frames.at(-1)?.pools).toEqual(j.pools);
    }
  });
});
