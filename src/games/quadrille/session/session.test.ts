import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { ALLIED, SIX_STRAIGHT } from '../../../../tests/support/quadrille-records.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';
import { parseSession, boxWorth, settleSession } from './session.ts';

const tgq = valuesOf(tgq1728);
const quanti = valuesOf(quanti1822);

const PLAYERS = ['Anne', 'Basil', 'Clara', 'David'];
type Data = Readonly<Record<string, unknown>>;

/** First hand’s sans prendre in spades, with a number of tricks; second hand had the highest trump, then third. */
const solo = (tricks: number): Data => ({
  contract: { by: 'first', bid: 'solo' },
  trump: 'S',
  result: { tricks: { first: tricks, second: 10 - tricks }, highest: ['second', 'third', 'dealer'] },
});

function settled(rules: QuadrilleRules, deals: readonly Data[], more: Data = {}) {
  const session = parseSession({ players: PLAYERS, firstDealer: 'David', deals, ...more });
  if (!session.ok) throw new Error(session.error.message);
  const result = settleSession(session.value, rules);
  if (!result.ok) throw new Error(`${result.error.at ?? ''}: ${result.error.message}`);
  return result.value;
}

describe('a session', () => {
  test('the stake and its beasts carry over, and the deal passes to the right', () => {
    const s = settled(tgq, [solo(5), solo(5), solo(6)]);
    // Pool 14, beast 14; 42, beast 42; 98 won.
    expect(s.deals.map(({ pools }) => pools['stake'])).toEqual([28, 84, 0]);
    expect(s.deals.map(({ dealer }) => dealer)).toEqual(['David', 'Anne', 'Basil']);
    expect(s.deals.map(({ seated }) => seated['first'])).toEqual(['Anne', 'Basil', 'Clara']);
    // Anne: -1 -14 -21; Basil: -1 -42 -21; Clara: -1 +98 +21; then what each was paid, 7 or -7, and antes.
    expect(s.deals[0]?.won).toEqual({ Anne: -36, Basil: 6, Clara: 6, David: -4 });
    expect(s.deals[1]?.won).toEqual({ Anne: -4, Basil: -64, Clara: 6, David: 6 });
    expect(s.deals[2]?.won).toEqual({ Anne: -8, Basil: -18, Clara: 118, David: -8 });
    expect(s.balances).toEqual({ Anne: -48, Basil: -76, Clara: 130, David: -6 });
  });

  test('in 1822 the unit grows with the stake: 1, 3, 7', () => {
    const s = settled(quanti, [solo(5), solo(5), solo(6)]);
    expect(s.deals.map(({ pools }) => pools['stake'])).toEqual([8, 24, 0]);
    // 28 of the pool and 3 × 4 × 7, less 1.
    expect(s.deals[2]?.won['Clara']).toBe(111);
  });

  test('beasts by the ladder are counted from deal to deal', () => {
    const ladder = { ...tgq, 'stake.beast': 'ladder' } as const;
    const s = settled(ladder, [solo(5), solo(5), solo(5), solo(6), solo(5)]);
    // 14 + 14; + 14 + 42; + 14 + 56; won; 14 + 14.
    expect(s.deals.map(({ pools }) => pools['stake'])).toEqual([28, 84, 154, 0, 28]);
    expect(s.carryOver).toEqual({ stake: 28, vole: 0, beasts: 1 });
  });

  test('the ladder begins anew with the heap, whatever emptied it before: won, remise, remise is 84', () => {
    const ladder = { ...tgq, 'stake.beast': 'ladder' } as const;
    const stakes = (...tricks: number[]) => settled(ladder, tricks.map(solo)).deals.map(({ pools }) => pools['stake']);
    // 14 + 14; 28 + 14 + 42. If others had taken the heap, it would be 28 + 14 + 28 = 70.
    expect(stakes(6, 5, 5)).toEqual([0, 28, 84]);
    // A codille takes the 14 and leaves a beast of 14; 28 are won; then as above.
    expect(stakes(4, 6, 5, 5)).toEqual([14, 0, 28, 84]);
    expect(stakes(4, 5, 5)).toEqual([14, 56, 112]);
  });

  test('odd counters that wait are claimed in the next deal by those who lost them', () => {
    const next = { ...tgq, 'codille.odd': 'highestNext' } as const;
    const s = settled(next, [solo(4), solo(6)]);
    // Anne, ombre of the first deal, deals the second: Basil, its first hand, has no trump recorded; Clara has the highest.
    expect(s.deals[0]?.pools).toEqual({ stake: 14, vole: 0, odd: 2 });
    expect(s.deals[1]?.entries.find(({ occasion }) => occasion === 'oddOfLast')).toMatchObject({
      to: 'second',
      amount: 2,
    });
    expect(s.pools).toEqual({ stake: 0, vole: 0 });
  });

  test('a box of 1752 holds 10 jetons, 19 fiches and 5 contrats: 10 + 190 + 500 = 700', () => {
    expect(boxWorth(valuesOf(mediateur1752))).toBe(700);
    const s = settled(quanti, [solo(5)]);
    expect(s.boxes).toEqual({ Anne: 683, Basil: 703, Clara: 703, David: 703 });
    const poor = settled({ ...quanti, 'box.fiches': 0, 'box.contrats': 0 }, [solo(5)]);
    // A box of ten, and 17 lost.
    expect(poor.owes).toEqual({ Anne: 7 });
    expect(poor.boxes?.['Anne']).toBe(0);
    // An exactly empty box owes nothing: 17 in it, and 17 lost.
    const empty = settled({ ...quanti, 'box.jetons': 17, 'box.fiches': 0, 'box.contrats': 0 }, [solo(5)]);
    expect([empty.boxes?.['Anne'], empty.owes]).toEqual([0, {}]);
  });

  test('forty deals make ten tours; what lies there then is nobody’s, or shared', () => {
    const forty = Array.from({ length: 40 }, () => solo(6));
    const s = settled(quanti, [...forty.slice(1), solo(5)]);
    expect(s.isOver).toBe(true);
    expect(s.nextDealer).toBe('David');
    expect(s.pools['stake']).toBe(8);
    const shared = settled({ ...quanti, 'session.leftover': 'shared' }, [...forty.slice(1), solo(5)]);
    expect(shared.leftover.map(({ to, amount }) => [to, amount])).toEqual(PLAYERS.map((player) => [player, 2]));
    expect(shared.pools['stake']).toBe(0);
    // A party that goes on shares nothing; one that stopped early does.
    const early = { ...quanti, 'session.leftover': 'shared' } as const;
    expect(settled(early, [solo(5)]).leftover).toEqual([]);
    expect(settled(early, [solo(5)], { ended: true }).leftover).toHaveLength(4);
  });

  test('a misdeal is dealt again by the same dealer, or the deal passes and the stake stays', () => {
    expect(settled(tgq, [{ misdeal: true }, solo(6)]).deals.map(({ dealer }) => dealer)).toEqual(['David', 'David']);
    const passes = settled({ ...tgq, 'deal.misdeal': 'dealPasses' }, [{ misdeal: true }, solo(6)]);
    expect(passes.deals.map(({ dealer }) => dealer)).toEqual(['David', 'Anne']);
    expect(passes.deals[0]?.pools['stake']).toBe(14);
  });

  test('played deals and told ones follow one another; a party may begin with a stake', () => {
    const played = {
      deal: { hands: ALLIED },
      bids: ['ask', 'pass', 'pass', 'pass'],
      trump: 'H',
      call: 'KC',
      plays: SIX_STRAIGHT,
    };
    const s = settled(quanti, [solo(5), played], { pools: { stake: 8 } });
    // 12, a remise of 12; 28 in the second deal, halved: 14 each.
    expect(s.deals[0]?.pools['stake']).toBe(24);
    expect(s.deals[1]?.won['Basil']).toBe(14 + 7 * 3 - 1);
  });
});

describe('a session as it is written', () => {
  const session = { players: PLAYERS, firstDealer: 'Anne', deals: [solo(5), { misdeal: true }], ended: true };

  test('is read', () => {
    expect(parseSession(session)).toMatchObject({
      ok: true,
      value: { players: PLAYERS, firstDealer: 'Anne', deals: [{ plays: [] }, 'misdeal'], ended: true },
    });
  });

  test.each([
    [{ ...session, player: 1 }, 'player'],
    [{ ...session, players: ['Anne', 'Basil'] }, 'players'],
    [{ ...session, firstDealer: 'Eve' }, 'firstDealer'],
    [{ ...session, deals: [{ ...solo(5), pools: 4 }] }, 'deals[0].pools'],
    [{ ...session, deals: [solo(5), { ...solo(5), bids: ['no'] }] }, 'deals[1].bids[0]'],
    [{ ...session, deals: [{ misdeal: 'yes' }] }, 'deals[0].misdeal'],
  ])('refusal %# says where', (data, at) => {
    const parsed = parseSession(data);
    expect(parsed.ok ? 'read' : parsed.error.at).toBe(at);
  });

  test('a deal that cannot be judged says which it is', () => {
    const parsed = parseSession({ ...session, deals: [solo(5), { ...solo(5), result: { tricks: [6, 5, 0, 0] } }] });
    if (!parsed.ok) throw new Error(parsed.error.message);
    const result = settleSession(parsed.value, tgq);
    expect(result.ok ? 'settled' : result.error.at).toBe('deals[1].result.tricks');
  });
});
