import { ok, refuse, err, type Result } from '#engine/kernel/result.ts';
import { addTo, evenFor, inPart, lessPaid, shareOut, standingOf, wonBy } from '#engine/ledger/across-deals.ts';
import type { Balances, Entry } from '#engine/ledger/entry.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import type { Frame } from '../play/frame.ts';
import { judge } from '../settle/judge.ts';
import { explainSink } from '../settle/explain-sink.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { openPools, poolBalances, poolsFrom } from '../play/pools.ts';
import { seatNames, type ReversisRecord } from '../record/record.ts';

/** Several deals in a row among the same players. */
export interface Session {
  /** In order of play; the deal passes along them. */
  readonly players: readonly string[];
  readonly firstDealer: string;
  /** Records without pools, which carry over; `misdeal` where the cards were dealt amiss. */
  readonly deals: readonly (ReversisRecord | 'misdeal')[];
}

export interface SettledDeal {
  readonly dealer: string;
  /** Seat → player. */
  readonly seated: Readonly<Record<string, string>>;
  /** Absent for a misdeal. */
  readonly judgement: Judgement<Frame> | undefined;
  /** What was paid in this deal, by seat; of a misdeal, what had been staked. */
  readonly entries: readonly Entry[];
  /** Player → won or lost in this deal, and since the beginning. */
  readonly won: Balances;
  readonly balances: Balances;
  /** Player → worth of the counters in his box, none below 0; absent where the rules give no box. */
  readonly boxes: Balances | undefined;
  /** Player → what he owes beyond his box; only who owes. */
  readonly owes: Balances;
  /** What lies in the pools afterwards. */
  readonly pools: Balances;
}

export interface SettledSession {
  readonly deals: readonly SettledDeal[];
  /** The pools shared out at the end, by player, where the rules share them. */
  readonly leftover: readonly Entry[];
  readonly balances: Balances;
  readonly boxes: Balances | undefined;
  readonly owes: Balances;
  readonly pools: Balances;
}

/** What a box is worth in the smallest counter; 0 where the rules give none. */
export const boxWorth = (rules: ReversisRules): number =>
  rules['box.fiches'] + rules['box.jetons'] * rules['box.jeton'] + rules['box.contrats'] * rules['box.contrat'];

/** Seat → player, when the player of that number deals: first hand sits next to him in order of play. */
const seatedFor = (players: readonly string[], dealer: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    seatNames(players.length).map((seat, i) => [seat, players[(dealer + 1 + i) % players.length] ?? '']),
  );

/**
 * Settles deal after deal: pools and counters carry over, the deal passes to the right, and of a misdeal what was staked
 * stays while the deal passes, or the same dealer deals again for the same stakes. Fails as `judge` does, at `deals[2].t5.3`.
 */
export function settleSession({ players, firstDealer, deals }: Session, rules: ReversisRules): Result<SettledSession> {
  const settled: SettledDeal[] = [];
  let dealer = players.indexOf(firstDealer);
  let balances = evenFor(players);
  let pools: Balances | undefined;
  for (const [i, deal] of deals.entries()) {
    const at = `deals[${String(i)}]`;
    if (deal !== 'misdeal' && deal.seats !== players.length)
      return refuse(
        'seat-count',
        `${String(deal.seats)} hands are dealt among ${String(players.length)} players.`,
        at,
        'players.five',
      );
    const judged = deal === 'misdeal' ? undefined : judge({ ...deal, pools }, rules);
    if (judged && !judged.ok) return err(inPart(at, judged.error));
    const judgement = judged?.value;
    const passes = judgement !== undefined || rules['deal.misdeal'] === 'dealPasses';
    const misdealt = judgement ? undefined : misdeal(rules, pools, players.length, passes);
    const { entries, pools: after } = judgement ?? misdealt!;
    const seated = seatedFor(players, dealer);
    const won = wonBy(entries, seated);
    balances = addTo(balances, won);
    pools = after;
    settled.push({
      dealer: players[dealer] ?? '',
      seated,
      judgement,
      entries,
      won,
      balances,
      ...standingOf(balances, boxWorth(rules)),
      pools: after,
    });
    if (passes) dealer = (dealer + 1) % players.length;
  }
  const left = pools ?? poolBalances(rules, poolsFrom(rules, undefined));
  const leftover = rules['session.leftover'] === 'nobody' ? [] : shareOut(left, players, 'session.leftover');
  balances = addTo(balances, wonBy(leftover, Object.fromEntries(players.map((player) => [player, player]))));
  return ok({
    deals: settled,
    leftover,
    balances,
    ...standingOf(balances, boxWorth(rules)),
    pools: lessPaid(left, leftover),
  });
}

/** What had been staked before the cards were found to be dealt amiss; nothing where the deal is only made again. */
function misdeal(
  rules: ReversisRules,
  pools: Balances | undefined,
  seats: number,
  passes: boolean,
): Pick<SettledDeal, 'entries' | 'pools'> {
  const before = poolsFrom(rules, pools);
  if (!passes) return { entries: [], pools: poolBalances(rules, before) };
  const sink = explainSink(rules, seats);
  const after = openPools(rules, before, seats, sink);
  return { entries: sink.entries, pools: poolBalances(rules, after) };
}
