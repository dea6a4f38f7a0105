import { ok, type Result, err, refuse } from '#engine/kernel/result.ts';
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
import {
  carriedBalances,
  poolBalances,
  poolsFrom,
  type Pools,
  explainSink,
  antePools,
  NO_POOLS,
  passDeal,
} from '../record/pools.ts';
import { type QuadrilleRecord, SEATS } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { whyNotFields, type Fields, ParseContext } from '#engine/kernel/fields.ts';
import { BOOLEAN } from '#engine/kernel/shape.ts';
import { parseQuadrille } from '../record/notation.ts';
import { POOLS } from '../record/shape.ts';
import type { DealingRules, DealResult, Regulator } from '#engine/ledger/regulate.ts';
import { whyNotInBook } from '../play/bidding/auction.ts';
import { BID_FAVOURITE, BID_VOLE, UNDECLARED } from '../rules/bids.ts';
import { factsFromOutcome } from '../settle/facts-from-outcome.ts';
import { settle } from '../settle/settle.ts';

/** Settles deals given by their outcome (`DealOutcome`), with the same payments as replays. */
export const quadrilleRegulator = (
  rules: QuadrilleRules,
): Regulator<QuadrilleRecord, DealResult<Pools>> & { readonly dealing: DealingRules<Pools> } => ({
  seats: SEATS,
  opening: NO_POOLS,
  settle: (record, before) => {
    const bid = record.contract?.bid ?? 0;
    const missing = bid > 0 ? whyNotInBook(bid, rules) : undefined;
    if (missing)
      return refuse(
        'unknown-contract',
        BID_FAVOURITE[bid] === true || BID_VOLE[bid] === UNDECLARED
          ? 'The rules of this table have no such game.'
          : 'The rules of this table have no such vole.',
        'contract',
        missing,
      );
    const facts = factsFromOutcome(record, rules, before);
    if (!facts.ok) return facts;
    const sink = explainSink();
    const carryOver = settle(facts.value, rules, before, sink);
    return ok({ entries: sink.entries, carryOver });
  },
  dealing: {
    ante: (before) => {
      const sink = explainSink();
      antePools(rules, before, sink);
      return sink.entries;
    },
    misdeal: (before) => {
      const passes = rules['deal.misdeal'] === 'dealPasses';
      const sink = explainSink();
      return { passes, carryOver: passes ? antePools(rules, before, sink) : before, entries: sink.entries };
    },
    pass: passDeal,
  },
  balances: poolBalances,
  shares: rules['session.leftover'] !== 'nobody',
});

const SESSION_FIELDS = ['players', 'firstDealer', 'pools', 'deals', 'ended'] as const;

/**
 * Parses a session’s body, `{players: [Anne, …], firstDealer: Anne, deals: [record body | {misdeal: true}, …]}`, optionally
 * with `pools`, and `ended: true` if the party stopped early. Four players in order of play, with distinct names; deals have no
 * pools: those carry over. Places of problems: `deals[2].t5.3`.
 */
export function parseSession(data: Fields): Result<Session> {
  const unknown = whyNotFields(data, SESSION_FIELDS, 'a session');
  if (unknown) return err(unknown);
  const company = parseCompany(data, [4, 4], 'A session has four players, each with a different name.');
  if (!company.ok) return company;
  const context = new ParseContext();
  const pools = POOLS.read(data['pools'], 'pools', context);
  const ended = data['ended'] === undefined ? undefined : BOOLEAN.read(data['ended'], 'ended', context);
  const conditions = context.result({ pools, ended });
  if (!conditions.ok) return conditions;
  const deals = parseDeals(data, parseQuadrille);
  if (!deals.ok) return deals;
  return ok({ ...company.value, ...conditions.value, deals: deals.value });
}

export const sessions = makeSessions(parseSession, settleSession);

/** Deals in a row among the same four players. */
export interface Session extends Required<DealSequence<QuadrilleRecord>> {
  /** The pools before the first deal, as in a record; if absent, empty. */
  readonly pools: Balances | undefined;
  /** Whether the party stopped here; if absent, it is over after the book’s number of deals. */
  readonly ended: boolean | undefined;
}

/**
 * Value of a player’s box in the smallest counter; 0 if the rules have none. In 1752 it is 700: 10 jetons, 19 fiches of 10 and
 * 5 contrats of 100.
 */
export const boxWorth = (rules: QuadrilleRules): number =>
  rules['box.jetons'] + rules['box.fiches'] * rules['box.fiche'] + rules['box.contrats'] * rules['box.contrat'];

/**
 * Settles the deals in order: stake, beasts and counters carry over, and the deal passes to the right. After a misdeal either
 * the stakes stay and the deal passes, or the same dealer deals again for the same stakes. Fails like `judge`, at
 * `deals[2].t5.3`.
 */
export function settleSession(
  session: Session,
  rules: QuadrilleRules,
): Result<SettledSession<QuadrilleRecord, Balances | undefined>> {
  const { seats, dealing, shares } = quadrilleRegulator(rules);
  const write = (pools: Pools): Balances => carriedBalances(pools, rules);
  return settleRow<QuadrilleRecord, Balances | undefined>(session, {
    seats,
    opening: session.pools,
    settle: (deal, pools) => {
      const record = pools ? { ...deal, pools } : deal;
      const judged = judge(record, rules);
      if (!judged.ok) return judged;
      const { entries, carryOver } = judged.value;
      return ok({ record, judgement: judged.value, entries, carryOver: write(carryOver) });
    },
    dealing: dealingInRecords(dealing, poolsFrom, write),
    balances: (pools) => poolBalances(poolsFrom(pools)),
    shares,
    field: 'deals',
    boxWorth: boxWorth(rules),
    isOver: (played) => session.ended ?? played >= rules['session.deals'],
  });
}
