import { err, ok, type Result } from '../../kernel/result.ts';
import type { Balances, Entry } from '../../ledger/entry.ts';
import { ExplainSink } from './explain-sink.ts';
import { judge, type QuadrilleJudgement } from './judge.ts';
import type { QuadrilleRules } from './keys.ts';
import { antePools, carriedBalances, passDeal, poolBalances, poolsFrom, type Pools } from './pools.ts';
import { SEATS, type QuadrilleRecord } from './record.ts';

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

/** What a player’s box comes to in the smallest counter; 0 where the rules give none. In 1752 700 (S2). */
export const boxWorth = (rules: QuadrilleRules): number =>
  rules['box.jetons'] + rules['box.fiches'] * rules['box.fiche'] + rules['box.contrats'] * rules['box.contrat'];

/** Seat → player, when the player of that number deals: first hand sits next to him in order of play. */
const seatedFor = (players: readonly string[], dealer: number): Readonly<Record<string, string>> =>
  Object.fromEntries(SEATS.map((seat, i) => [seat, players[(dealer + 1 + i) % players.length] ?? '']));

/** Where every player stands: his box emptied, the rest is owed. */
function standing(balances: Balances, rules: QuadrilleRules): Pick<SettledDeal, 'boxes' | 'owes'> {
  const worth = boxWorth(rules);
  if (worth === 0) return { boxes: undefined, owes: {} };
  const left = Object.entries(balances).map(([player, balance]) => [player, worth + balance] as const);
  return {
    boxes: Object.fromEntries(left.map(([player, rest]) => [player, Math.max(0, rest)])),
    owes: Object.fromEntries(left.filter(([, rest]) => rest < 0).map(([player, rest]) => [player, -rest])),
  };
}

const add = (balances: Balances, won: Balances): Balances =>
  Object.fromEntries(Object.entries(balances).map(([player, balance]) => [player, balance + (won[player] ?? 0)]));

function wonBy(entries: readonly Entry[], seated: Readonly<Record<string, string>>): Balances {
  const won: Record<string, number> = Object.fromEntries(Object.values(seated).map((player) => [player, 0]));
  for (const { from, to, amount } of entries) {
    const payer = seated[from];
    const payee = seated[to];
    if (payer !== undefined) won[payer] = (won[payer] ?? 0) - amount;
    if (payee !== undefined) won[payee] = (won[payee] ?? 0) + amount;
  }
  return won;
}

/**
 * Settles deal after deal: stake, beasts and counters carry over, the deal passes to the right. Of a misdeal what was
 * staked stays while the deal passes, or the same dealer deals again for the same stakes. Fails as `judge` does, at
 * `deals[2].t5.3`.
 */
export function settleSession(session: Session, rules: QuadrilleRules): Result<SettledSession> {
  const { players, deals } = session;
  const settled: SettledDeal[] = [];
  let dealer = Math.max(0, players.indexOf(session.firstDealer));
  let balances: Balances = Object.fromEntries(players.map((player) => [player, 0]));
  let pools = poolsFrom(session.pools);
  let played = 0;
  for (const [i, deal] of deals.entries()) {
    const judged = deal === 'misdeal' ? undefined : judge({ ...deal, pools: carriedBalances(pools, rules) }, rules);
    if (judged && !judged.ok)
      return err({ ...judged.error, at: [`deals[${String(i)}]`, judged.error.at].filter(Boolean).join('.') });
    const judgement = judged?.value;
    const passes = judgement !== undefined || rules['deal.misdeal'] === 'dealPasses';
    const made = judgement ?? misdeal(rules, pools, passes);
    const seated = seatedFor(players, dealer);
    const won = wonBy(made.entries, seated);
    balances = add(balances, won);
    pools = passes ? passDeal(made.carried) : made.carried;
    settled.push({
      dealer: players[dealer] ?? '',
      seated,
      judgement,
      entries: made.entries,
      won,
      balances,
      ...standing(balances, rules),
      pools: poolBalances(pools),
      carried: carriedBalances(pools, rules),
    });
    if (judgement) played++;
    if (passes) dealer = (dealer + 1) % players.length;
  }
  const left = Math.max(0, rules['session.deals'] - played);
  const leftover = (session.ended ?? left === 0) ? shareOut(rules, poolBalances(pools), players) : [];
  balances = add(balances, wonBy(leftover, Object.fromEntries(players.map((player) => [player, player]))));
  return ok({
    deals: settled,
    leftover,
    balances,
    ...standing(balances, rules),
    pools: leftover.reduce<Balances>(
      (rest, { from, amount }) => ({ ...rest, [from]: (rest[from] ?? 0) - amount }),
      poolBalances(pools),
    ),
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
  const sink = new ExplainSink();
  return passes ? { carried: antePools(rules, before, sink), entries: sink.entries } : { carried: before, entries: [] };
}

/** Equal parts of every pool, where the rules share them; what will not divide stays. */
function shareOut(rules: QuadrilleRules, pools: Balances, players: readonly string[]): readonly Entry[] {
  if (rules['session.leftover'] === 'nobody') return [];
  return Object.entries(pools).flatMap(([pool, held]) => {
    const amount = Math.floor(held / players.length);
    if (amount === 0) return [];
    return players.map((player): Entry => ({
      at: 'end',
      occasion: 'leftover',
      from: pool,
      to: player,
      amount,
      keys: ['session.leftover'],
    }));
  });
}
