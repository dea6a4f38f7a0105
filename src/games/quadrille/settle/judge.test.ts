import { describe, expect, test } from 'vitest';
import { balancesAfter } from '#engine/ledger/entry.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { printPlace } from '#engine/ledger/place.ts';
import {
  ALLIANCE,
  ALLIED,
  record,
  SIX_STRAIGHT,
  TEN_LEADS,
  TEN_STRAIGHT,
  TEN_TRUMPS,
} from '../../../../tests/support/quadrille-records.ts';
import type { Frame } from '../play/frame.ts';
import { judge, type QuadrilleJudgement } from './judge.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';

const tgq = valuesOf(tgq1728);
const quanti = valuesOf(quanti1822);
const mediateur = valuesOf(mediateur1752);

type Data = Readonly<Record<string, unknown>>;

function judged(data: Data, rules: QuadrilleRules): QuadrilleJudgement {
  const result = judge(record(data), rules);
  if (!result.ok) throw new Error(`${result.error.at ?? ''}: ${result.error.message}`);
  return result.value;
}
function refused(data: Data, rules: QuadrilleRules): { readonly code: string; readonly at: string | undefined } {
  const result = judge(record(data), rules);
  return result.ok ? { code: 'judged', at: undefined } : { code: result.error.code, at: result.error.at };
}
const keysOf = ({ departures }: QuadrilleJudgement): readonly string[] =>
  departures.map(({ at, key }) => `${printPlace(at)} ${key}`);
const frameAt = ({ frames }: QuadrilleJudgement, at: string): Frame => {
  const found = frames.find((frame) => printPlace(frame.at) === at);
  if (!found) throw new Error(`no frame at ${at}`);
  return found;
};

const solo = { deal: { hands: TEN_TRUMPS }, bids: ['sans prendre', 'pass', 'pass', 'pass'], trump: 'H' };

describe('a sans prendre of ten trumps', () => {
  test('in 1728 the vole is undertaken by the seventh lead: 27 from each beside the pool', () => {
    const j = judged({ ...solo, plays: TEN_LEADS }, tgq);
    // Consolation 2, sans prendre 5, ten trumps in sequence, vole 10: 27. 14 + 81, less the jeton of the ante.
    expect(j.net).toEqual({ first: 94, second: -28, third: -28, dealer: -38 });
    expect(j.pools).toEqual({ stake: 0, vole: 0 });
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 't7.1').event).toMatchObject({ kind: 'play', undertakes: true });
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { kind: 'won', vole: 'made', tricks: 10 } });
  });

  test('in 1822 it lays twelve chips in the vole pool at that lead; stopping after six leaves it alone', () => {
    const made = judged({ ...solo, plays: TEN_LEADS }, quanti);
    // Solo 4, double matadors 2, premiers 1, vole 2: 4 + 27 + 12 - 3, less the chip of the ante.
    expect(made.net).toEqual({ first: 39, second: -13, third: -13, dealer: -13 });
    expect(frameAt(made, 't6.4').pools['vole']).toBe(0);
    expect(frameAt(made, 't7.1').pools['vole']).toBe(12);
    const stopped = judged({ ...solo, plays: TEN_LEADS.slice(0, 6) }, quanti);
    // 4 + 3 × 7 - 1.
    expect(stopped.net).toEqual({ first: 24, second: -8, third: -8, dealer: -8 });
    expect(stopped.departures).toEqual([]);
    const never = judged({ ...solo, plays: TEN_LEADS.slice(0, 6) }, { ...quanti, 'play.stop': false });
    expect(keysOf(never)).toEqual(['end play.stop']);
  });

  test('a game broken off sooner is settled as far as it went: the ante', () => {
    const j = judged({ ...solo, plays: TEN_LEADS.slice(0, 5) }, quanti);
    expect(j.net).toEqual({ first: -1, second: -1, third: -1, dealer: -1 });
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { kind: 'unfinished' } });
  });

  test('in Médiateur hearts are the favourite, and a plain bid may not be played in them [mediateur-1752.favourite.bound]', () => {
    const j = judged({ ...solo, plays: TEN_LEADS }, mediateur);
    expect(keysOf(j)).toEqual(['contract favourite.bids']);
    // As played: solo 4, matadors 4, premiers 2, vole 4; vole pool 12 each: 4 + 42 + 36 - 1.
    expect(j.net['first']).toBe(81);
    const bound = judged({ ...solo, bids: ['solo in favourite', 'pass', 'pass', 'pass'], plays: TEN_LEADS }, mediateur);
    expect(bound.departures).toEqual([]);
    expect(bound.net).toEqual(j.net);
  });
});

describe('an alliance', () => {
  test('the king called shows at the fourth trick; the side takes the first six', () => {
    const j = judged({ ...ALLIANCE, plays: SIX_STRAIGHT }, tgq);
    // 7 of the pool; 2 and five matadors from second to first, from the dealer to third.
    expect(j.net).toEqual({ first: 13, second: -8, third: 13, dealer: -18 });
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'contract')).toMatchObject({ ombre: 0, ally: 2, knows: [2] });
    expect(frameAt(j, 't4.2').knows).toEqual([2]);
    expect(frameAt(j, 't4.3')).toMatchObject({ knows: [0, 1, 2, 3], event: { discloses: true } });
    expect(j.entries.every(({ keys }) => keys.length > 0)).toBe(true);
  });

  test('in 1822 the ally asks before leading to the seventh, and ten tricks make the vole [quanti-1822.vole.ask] [quanti-1822.vole.lead]', () => {
    const j = judged({ ...ALLIANCE, plays: TEN_STRAIGHT, vole: { asked: true, answer: 'yes' } }, quanti);
    // 2 of the pool, matadors 2, premiers 1, vole 2, six of the vole pool less three, less one.
    expect(j.net).toEqual({ first: 9, second: -9, third: 9, dealer: -9 });
    expect(frameAt(j, 't7.1').event).toMatchObject({ undertakes: true, asked: 'yes' });
  });

  test('leave refused: leading on all the same breaks the rule, and is no vole [quanti-1822.vole.ask]', () => {
    const j = judged({ ...ALLIANCE, plays: TEN_STRAIGHT, vole: { asked: true, answer: 'no' } }, quanti);
    expect(keysOf(j)).toEqual(['t7.1 vole.asks']);
    // 2 + 2 + 1 - 1.
    expect(j.net).toEqual({ first: 4, second: -4, third: 4, dealer: -4 });
  });

  test('in 1728 an ally who led the king called loses the vole and is beasted [tgq-1728.vole.shown]', () => {
    // Third hand wins the fourth trick with the queen of clubs and leads the king of clubs to the fifth.
    const shown = [
      ...SIX_STRAIGHT.slice(0, 3),
      '2C 4S QC 7D',
      'KC 6D 2S 5S',
      'KD 5D 2D 6S',
      'JC 4D 3S 7S',
      '7C AD 3D JS',
      '6C JD KH QS',
      'AH KS 5C QD',
    ];
    const j = judged({ ...ALLIANCE, plays: shown }, tgq);
    expect(frameAt(j, 'end').event).toMatchObject({ outcome: { vole: 'forfeit' } });
    // The game as won, 13 each; third hand puts in 14.
    expect(j.net).toEqual({ first: 13, second: -8, third: -1, dealer: -18 });
    expect(j.pools['stake']).toBe(14);
  });

  test('a forced spadille: all pass, and the holder of spadille may leave trumps to his ally in 1822 [quanti-1822.forced.spadille] [quanti-1822.forced.allyNames] [quanti-1822.premiers.forced]', () => {
    const forced = {
      ...ALLIANCE,
      bids: ['pass', 'pass', 'pass', 'pass'],
      named: 'third',
      plays: SIX_STRAIGHT,
    };
    const j = judged(forced, quanti);
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'contract')).toMatchObject({ knows: [0, 1, 2, 3], event: { contract: 0, namedBy: 2 } });
    // Premiers are not paid: 2 + 2 - 1.
    expect(j.net).toEqual({ first: 3, second: -3, third: 3, dealer: -3 });
    expect(keysOf(judged(forced, tgq))).toEqual(['contract call.forcedAllyNames']);
    expect(
      judged({ ...forced, plays: [], trump: undefined, call: undefined }, { ...quanti, 'auction.allPass': 'redeal' })
        .net,
    ).toEqual({ first: -1, second: -1, third: -1, dealer: -1 });
  });

  test('the king of trumps is not called [mediateur-1752.calling]', () => {
    const j = judged({ ...ALLIANCE, call: 'KH', plays: SIX_STRAIGHT }, quanti);
    expect(keysOf(j)).toEqual(['contract call.kingOfTrumps']);
  });
  test('a small card called is told so, and a card given in an alliance is listed and stays where it was', () => {
    const small = judged({ ...ALLIANCE, call: '4S', plays: SIX_STRAIGHT }, quanti);
    expect(small.departures.map(({ message }) => message)).toEqual([
      'First hand calls the four of spades; a king is called, or by who holds all four kings a queen.',
    ]);
    const gives = { ...ALLIANCE, exchange: { gives: '3D' }, plays: SIX_STRAIGHT };
    const j = judged(gives, quanti);
    expect(keysOf(j)).toEqual(['exchange auction.mediateur']);
    expect(j.net).toEqual(judged({ ...ALLIANCE, plays: SIX_STRAIGHT }, quanti).net);
  });

  test('a king of one’s own: alone, and nobody else knows', () => {
    const hands = { ...ALLIED, first: 'AS 7H AC AH KH 2S 3S KD 3D 2C', third: '6H KC QC JC 7C 6C 5C 4C 3C 2D' };
    const j = judged({ ...ALLIANCE, deal: { hands }, call: 'KD', plays: SIX_STRAIGHT.slice(0, 3) }, quanti);
    expect(frameAt(j, 't3.4')).toMatchObject({ ally: 0, knows: [0] });
    expect(j.facts).toMatchObject({ ally: -1, ownKing: true, straight: 3 });
  });
});

describe('Médiateur', () => {
  // First hand asks for the king of spades and gives the three of diamonds.
  const asked = {
    deal: { hands: ALLIED },
    bids: ['médiateur in favourite', 'pass', 'pass', 'pass'],
    trump: 'H',
    call: 'KS',
    exchange: { gives: '3D', takes: 'KS' },
  };
  const plays = ['AS 2H 6H 3H', '7H JH 3C 4H', 'AC QH 4C 5H', 'AH 4S 5C 7D', 'KH 5S 6C 6D', 'KS 6S 7C 5D'];

  test('the king changes hands before play, and six straight are premiers [mediateur-1752.mediateur.card]', () => {
    const j = judged({ ...asked, plays }, mediateur);
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'exchange').event).toMatchObject({ ombre: 0, giver: 1 });
    expect(frameAt(j, 'exchange').hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
    // Five trumps in sequence, in favourite: 4; premiers 2; the bid 2, not from second hand. 4 + 6 + 8 + 8 - 1.
    expect(j.net).toEqual({ first: 25, second: -7, third: -9, dealer: -9 });
  });

  test('a book that lacks a contract refuses it', () => {
    expect(refused({ ...asked, plays }, quanti)).toEqual({ code: 'unknown-contract', at: 'bid.1' });
  });

  test('a king in his own hand cannot be asked for, nor a card given that he does not hold', () => {
    expect(refused({ ...asked, call: 'KH', exchange: { gives: '3D' }, plays }, mediateur).code).toBe('own-card');
    expect(refused({ ...asked, exchange: { gives: 'KC' }, plays }, mediateur).code).toBe('not-held');
  });

  test('casco: black aces on the table, the ally names trumps and is known [mediateur-1752.casco.ally]', () => {
    const casco = { deal: { hands: ALLIED }, bids: ['casco', 'pass', 'pass', 'pass'], trump: 'C', call: 'KC' };
    // Clubs: first hand has spadille, manille and basto; third hand's king and queen follow.
    const straight = ['AS 4S 3C 7D', '2C 5S 4C 6D', 'AC 6S 5C 5D', 'KH 2H 6H 3H', 'AH JH QC 4H', 'KC 4D 3D 7S'];
    const j = judged({ ...casco, plays: straight }, mediateur);
    expect(j.departures).toEqual([]);
    expect(frameAt(j, 'contract')).toMatchObject({ knows: [0, 1, 2, 3], event: { namedBy: 2 } });
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

describe('what breaks a rule, and what cannot be', () => {
  test('a revoke is a departure, and the deal is settled as played', () => {
    const plays = ['AS 2H 6H 3H', '7H KS 3C 4H', ...SIX_STRAIGHT.slice(2)].map((t) => t.replace('4S', 'JH'));
    const j = judged({ ...ALLIANCE, plays: plays.slice(0, 2) }, quanti);
    expect(keysOf(j)).toEqual(['t2.2 play.follow']);
    expect(j.departures[0]?.message).toContain('queen of hearts');
  });

  test('a bid before its time, and a contract that is not what the bids come to', () => {
    const early = { ...ALLIANCE, bids: [{ by: 'second', bid: 'ask' }] };
    expect(judged(early, quanti).departures.map(({ at, message }) => `${printPlace(at)}: ${message}`)).toContain(
      'bid.1: Second hand bids “ask” where it was first hand’s turn to speak.',
    );
    // The dealer passes before third hand is asked; in his turn he is out already, and may say so again.
    const passes = [
      'pass',
      'pass',
      { by: 'dealer', bid: 'pass' },
      { by: 'third', bid: 'ask' },
      { by: 'dealer', bid: 'pass' },
    ];
    expect(judged({ deal: { hands: ALLIED }, bids: passes }, quanti).departures.map(({ message }) => message)).toEqual([
      'The dealer passes where it was third hand’s turn to speak.',
    ]);
    const other = { ...solo, contract: { by: 'first', bid: 'ask' }, call: 'KD' };
    expect(judged(other, quanti).departures.map(({ at, message }) => `${printPlace(at)}: ${message}`)).toContain(
      'contract: By the bids first hand plays “sans prendre”; by the record first hand plays “ask”.',
    );
  });

  test('a matador kept back from a higher one', () => {
    const hands = { ...ALLIED, first: 'AS 7H 6H AH KH 2S 3S 2D 3D 2C', third: 'AC KC QC JC 7C 6C 5C 4C 3C KD' };
    const j = judged({ ...ALLIANCE, deal: { hands }, plays: ['AS 2H 3C 3H'] }, quanti);
    expect(keysOf(j)).toEqual(['t1.3 matadors.privilege']);
  });

  test.each([
    ['out of turn', { ...ALLIANCE, plays: ['2H AS 6H 3H'] }, 'out-of-turn', 't1.1'],
    ['played twice', { ...ALLIANCE, plays: ['AS 2H 6H 3H', 'AS JH 3C 4H'] }, 'card-twice', 't2.1'],
    [
      'in two hands',
      { ...ALLIANCE, deal: { hands: { ...ALLIED, second: `${ALLIED.second} AS` } } },
      'card-twice',
      'deal.hands.second',
    ],
    [
      'not in the pack',
      { ...ALLIANCE, deal: { hands: { ...ALLIED, first: '8S' } } },
      'not-in-pack',
      'deal.hands.first',
    ],
    ['no trumps named', { ...ALLIANCE, trump: undefined, plays: SIX_STRAIGHT }, 'no-trumps', 'trump'],
    ['nobody called', { ...ALLIANCE, call: undefined, plays: SIX_STRAIGHT }, 'no-call', 'call'],
    ['no bid at all', { ...ALLIANCE, bids: [], plays: SIX_STRAIGHT }, 'no-contract', 'bids'],
    ['a call in a game alone', { ...solo, call: 'KD' }, 'call-alone', 'call'],
    ['trumps in a devole', { ...solo, bids: ['devole'], plays: TEN_LEADS }, 'trumps-named', 'trump'],
  ])('%s', (_, data, code, at) => {
    expect(refused(data, code === 'trumps-named' ? mediateur : quanti)).toEqual({ code, at });
  });

  test.each([
    [`${ALLIED.second} AS`, 'The ace of spades is both in first hand’s hand and in second hand’s; the pack has one.'],
    ['2H 2H', 'The two of hearts is twice in second hand’s hand; the pack has one.'],
  ])('a card that is there twice is named with who has it: %s', (second, said) => {
    const result = judge(record({ ...ALLIANCE, deal: { hands: { ...ALLIED, second } } }), quanti);
    expect(result.ok ? '' : result.error.message).toBe(said);
  });

  test('a partial record shows as far as it goes', () => {
    const j = judged({ deal: { hands: ALLIED }, bids: ['pass', 'ask'] }, quanti);
    expect(j.frames.map(({ at }) => printPlace(at))).toEqual(['ante', 'bid.1', 'bid.2', 'end']);
    expect(frameAt(j, 'bid.2').ombre).toBe(1);
  });

  test('a hand of other than ten cards is noticed, and counted as one says it', () => {
    const hands = { ...ALLIED, first: 'AS 7H AC AH KH 2S 3S 2D 3D', second: ALLIED.second };
    expect(keysOf(judged({ ...ALLIANCE, deal: { hands } }, quanti))).toEqual(['deal deal.packets']);
    const said = (cards: string) =>
      judged({ deal: { hands: { ...ALLIED, first: cards } }, bids: ['pass'] }, quanti).departures[0]?.message;
    expect(said('AS 7H AC AH KH 2S 3S 2D 3D')).toBe('First hand has 9 cards, and ten are dealt to each.');
    expect(said('AS')).toBe('First hand has 1 card, and ten are dealt to each.');
  });
});

describe('across the books', () => {
  test('a deal of 1728 settles under Quanti, at the stake its pools then have', () => {
    const j = judged({ ...ALLIANCE, plays: SIX_STRAIGHT, pools: { stake: 14 } }, quanti);
    // 14 + 4 = 18, a unit of 4: 9 of the pool, three units, less 1.
    expect(j.net['first']).toBe(20);
  });

  test('frames carry the account as it grows, and end where the ledger does', () => {
    for (const rules of [tgq, quanti, mediateur]) {
      const j = judged({ ...ALLIANCE, plays: TEN_STRAIGHT, pools: { stake: 14 } }, rules);
      for (const { entries, pools, net } of j.frames) {
        const balances = balancesAfter({ ...j.poolsBefore }, j.entries.slice(0, entries));
        for (const [account, held] of Object.entries({ ...pools, ...net })) expect(balances[account] ?? 0).toBe(held);
      }
      expect(j.frames.at(-1)?.net).toEqual(j.net);
      expect(j.frames.at(-1)?.pools).toEqual(j.pools);
    }
  });
});
