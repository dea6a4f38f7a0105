import { err, ok, type Result } from '#engine/kernel/result.ts';
import { addTo, evenFor, inPart, lessPaid, shareOut, standingOf, wonBy } from '#engine/ledger/across-deals.ts';
import type { Balances, Entry } from '#engine/ledger/entry.ts';
import { explainSink } from '../settle/explain-sink.ts';
import { judge, type QuadrilleJudgement } from '../settle/judge.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { antePools, carriedBalances, passDeal, poolBalances, poolsFrom, type Pools } from '../record/pools.ts';
import { SEATS, type QuadrilleRecord } from '../record/record.ts';

/** Several deals in a row among the same four players. */
export interface Session {
  /** In order of play; the deal passes along them. */
  readonly players: readonly string[];
  readonly firstDealer: string;
  /** What lay on the table before the first deal, as a record’s `pools`; absent: nothing. */
  readonly pools: Balances | undefined;
  /** Records without pools, which carry over; `misdeal` where the cards were dealt amiss. */
  readonly deals: readonly (QuadrilleRecord | 'misdeal')[];
  /** Whether the party stopped here; absent: it is over when the book’s number of deals has been played. */
  readonly ended: boolean | undefined;
}

export interface SettledDeal {
  readonly dealer: string;
  /** Seat → player. */
  readonly seated: Readonly<Record<string, string>>;
  /** Absent for a misdeal. */
  readonly judgement: QuadrilleJudgement | undefined;
  /** What was paid in this deal, by seat; of a misdeal, what had been staked. */
  readonly entries: readonly Entry[];
  /** Player → won or lost in this deal, and since the beginning. */
  readonly won: Balances;
  readonly balances: Balances;
  /** Player → worth of the counters in his box, none below 0; absent where the rules give no box. */
  readonly boxes: Balances | undefined;
  /** Player → what he owes beyond his box; only who owes. */
  readonly owes: Balances;
  /** What lies in the pools afterwards, and all that the next deal must know of them, as a record’s `pools`. */
  readonly pools: Balances;
  readonly carried: Balances;
}

export interface SettledSession {
  readonly deals: readonly SettledDeal[];
  /** The pools shared out at the end, by player, where the rules share them. */
  readonly leftover: readonly Entry[];
  readonly balances: Balances;
  readonly boxes: Balances | undefined;
  readonly owes: Balances;
  /** What lies on the table in the end, and all that a next deal must know of it, as a record’s `pools`. */
  readonly pools: Balances;
  readonly carried: Balances;
  readonly nextDealer: string;
  /** How many deals of the party are to come: forty make ten tours. */
  readonly left: number;
}

/** What a player’s box comes to in the smallest counter; 0 where the rules give none. In 1752 it is 700: 10 jetons, 19 fiches of 10 and 5 contrats of 100. */
export const boxWorth = (rules: QuadrilleRules): number =>
  rules['box.jetons'] + rules['box.fiches'] * rules['box.fiche'] + rules['box.contrats'] * rules['box.contrat'];

/** Seat → player, when the player of that number deals: first hand sits next to him in order of play. */
const seatedFor = (players: readonly string[], dealer: number): Readonly<Record<string, string>> =>
  Object.fromEntries(SEATS.map((seat, i) => [seat, players[(dealer + 1 + i) % players.length] ?? '']));

/**
 * Settles deal after deal: stake, beasts and counters carry over, the deal passes to the right. Of a misdeal what was
 * staked stays while the deal passes, or the same dealer deals again for the same stakes. Fails as `judge` does, at
 * `deals[2].t5.3`.
 */
export function settleSession(session: Session, rules: QuadrilleRules): Result<SettledSession> {
  const { players, deals } = session;
  const settled: SettledDeal[] = [];
  let dealer = Math.max(0, players.indexOf(session.firstDealer));
  let balances = evenFor(players);
  let pools = poolsFrom(session.pools);
  let played = 0;
  for (const [i, deal] of deals.entries()) {
    const judged = deal === 'misdeal' ? undefined : judge({ ...deal, pools: carriedBalances(pools, rules) }, rules);
    if (judged && !judged.ok) return err(inPart(`deals[${String(i)}]`, judged.error));
    const judgement = judged?.value;
    const passes = judgement !== undefined || rules['deal.misdeal'] === 'dealPasses';
    const made = judgement ?? misdeal(rules, pools, passes);
    const seated = seatedFor(players, dealer);
    const won = wonBy(made.entries, seated);
    balances = addTo(balances, won);
    pools = passes ? passDeal(made.carried) : made.carried;
    settled.push({
      dealer: players[dealer] ?? '',
      seated,
      judgement,
      entries: made.entries,
      won,
      balances,
      ...standingOf(balances, boxWorth(rules)),
      pools: poolBalances(pools),
      carried: carriedBalances(pools, rules),
    });
    if (judgement) played++;
    if (passes) dealer = (dealer + 1) % players.length;
  }
  const left = Math.max(0, rules['session.deals'] - played);
  const isShared = (session.ended ?? left === 0) && rules['session.leftover'] === 'shared';
  const leftover = isShared ? shareOut(poolBalances(pools), players, 'session.leftover') : [];
  balances = addTo(balances, wonBy(leftover, Object.fromEntries(players.map((player) => [player, player]))));
  return ok({
    deals: settled,
    leftover,
    balances,
    ...standingOf(balances, boxWorth(rules)),
    pools: lessPaid(poolBalances(pools), leftover),
    carried: carriedBalances(pools, rules),
    nextDealer: players[dealer] ?? '',
    left,
  });
}

/** What had been staked before the cards were found to be dealt amiss; nothing where the deal is only made again. */
function misdeal(
  rules: QuadrilleRules,
  before: Pools,
  passes: boolean,
): { readonly entries: readonly Entry[]; readonly carried: Pools } {
  const sink = explainSink();
  return passes ? { carried: antePools(rules, before, sink), entries: sink.entries } : { carried: before, entries: [] };
}
