import { ok, refuse, type Result, err } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import {
  dealingInRecords,
  settleDeals as settleRow,
  type DealSequence,
  type SettledSession,
  makeSessions,
  parseCompany,
  parseDeals,
} from '#engine/ledger/settle-session.ts';
import { poolBalances, poolsFrom, explainSink, NO_POOLS, openPools, type Pools } from '../play/pools.ts';
import { type ReversisRecord, seatNames } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { whyNotFields, type Fields, ParseContext } from '#engine/kernel/fields.ts';
import { parseReversis } from '../record/notation.ts';
import { POOLS } from '../record/shape.ts';
import type { DealingRules, DealResult, Regulator } from '#engine/ledger/regulate.ts';
import { factsFromOutcome } from './facts-from-outcome.ts';
import { settle } from '../settle/settle.ts';
import type { DealOutcome } from './deal-outcome.ts';

/** Settles deals given by their outcome, with the same payments as replays. */
export const reversisRegulator = (
  rules: ReversisRules,
  seats: 4 | 5,
): Regulator<DealOutcome, DealResult<Pools>> & { readonly dealing: DealingRules<Pools> } => ({
  seats: seatNames(seats),
  opening: NO_POOLS,
  settle: (outcome, before) => {
    const facts = factsFromOutcome(outcome, rules);
    if (!facts.ok) return facts;
    const sink = explainSink(rules, seats);
    const carryOver = settle(facts.value, rules, before, sink);
    return ok({ entries: sink.entries, carryOver });
  },
  dealing: {
    ante: (before) => {
      const sink = explainSink(rules, seats);
      openPools(rules, before, seats, sink);
      return sink.entries;
    },
    misdeal: (before) => {
      const passes = rules['deal.misdeal'] === 'dealPasses';
      const sink = explainSink(rules, seats);
      return { passes, carryOver: passes ? openPools(rules, before, seats, sink) : before, entries: sink.entries };
    },
  },
  balances: (pools) => poolBalances(rules, pools),
  shares: rules['session.leftover'] !== 'nobody',
});

const SESSION_FIELDS = ['players', 'firstDealer', 'pools', 'deals'] as const;

/**
 * Parses a session's body, `{players: [Anne, …], firstDealer: Anne, deals: [record body | {misdeal: true}, …]}`, optionally
 * with `pools`. Players are in order of play, four or five, with distinct names. Deals have no pools: those carry over. Places
 * of problems: `deals[2].t5.3`.
 */
export function parseSession(data: Fields): Result<Session> {
  const unknown = whyNotFields(data, SESSION_FIELDS, 'a session');
  if (unknown) return err(unknown);
  const company = parseCompany(data, [4, 5], 'A session has four or five players, each with a different name.');
  if (!company.ok) return company;
  const context = new ParseContext();
  const pools = context.result(POOLS.read(data['pools'], 'pools', context));
  if (!pools.ok) return pools;
  const deals = parseDeals(data, parseReversis);
  if (!deals.ok) return deals;
  return ok({ ...company.value, ...(pools.value && { pools: pools.value }), deals: deals.value });
}

export const sessions = makeSessions(parseSession, settleSession);

/** Deals in a row among the same players. */
export interface Session extends Required<DealSequence<ReversisRecord>> {
  /** The pools before the first deal, as in a record; if absent, the rule set's opening. */
  readonly pools?: Balances | undefined;
}

/** Value of a box in the smallest counter; 0 if the rules have none. */
export const boxWorth = (rules: ReversisRules): number =>
  rules['box.fiches'] + rules['box.jetons'] * rules['box.jeton'] + rules['box.contrats'] * rules['box.contrat'];

/**
 * Settles the deals in order: pools and counters carry over, and the deal passes to the right. After a misdeal either the
 * stakes stay and the deal passes, or the same dealer deals again for the same stakes. Fails like `judge`, at `deals[2].t5.3`.
 */
export function settleSession(
  session: Session,
  rules: ReversisRules,
): Result<SettledSession<ReversisRecord, Balances | undefined>> {
  const players = session.players.length;
  const { seats, dealing, shares } = reversisRegulator(rules, players === 5 ? 5 : 4);
  const read = (pools: Balances | undefined) => poolsFrom(rules, pools);
  return settleRow<ReversisRecord, Balances | undefined>(session, {
    seats,
    opening: session.pools,
    settle: (deal, pools) => {
      if (deal.seats !== players)
        return refuse(
          'seat-count',
          `${String(deal.seats)} hands are dealt among ${String(players)} players.`,
          undefined,
          'players.five',
        );
      const record = pools ? { ...deal, pools } : deal;
      const judged = judge(record, rules);
      if (!judged.ok) return judged;
      return ok({ record, judgement: judged.value, entries: judged.value.entries, carryOver: judged.value.pools });
    },
    dealing: dealingInRecords(dealing, read, (pools) => poolBalances(rules, pools)),
    balances: (pools) => pools ?? poolBalances(rules, read(undefined)),
    shares,
    field: 'deals',
    boxWorth: boxWorth(rules),
    isOver: () => true,
  });
}
