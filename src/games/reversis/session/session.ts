import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import {
  dealingInRecords,
  settleSession as settleRow,
  type DealsInARow,
  type SettledSession,
} from '#engine/ledger/settle-session.ts';
import type { Frame } from '../play/frame.ts';
import { poolBalances, poolsFrom } from '../play/pools.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { reversisRegulator } from './regulate.ts';

/** Several deals in a row among the same players. */
export interface Session extends Required<DealsInARow<ReversisRecord>> {
  /** What lay in the pools before the first deal, as a record’s `pools`; absent: nothing. */
  readonly pools?: Balances | undefined;
}

/** What a box is worth in the smallest counter; 0 where the rules give none. */
export const boxWorth = (rules: ReversisRules): number =>
  rules['box.fiches'] + rules['box.jetons'] * rules['box.jeton'] + rules['box.contrats'] * rules['box.contrat'];

/**
 * Settles deal after deal: pools and counters carry over, the deal passes to the right, and of a misdeal what was staked
 * stays while the deal passes, or the same dealer deals again for the same stakes. Fails as `judge` does, at `deals[2].t5.3`.
 */
export function settleSession(
  session: Session,
  rules: ReversisRules,
): Result<SettledSession<ReversisRecord, Judgement<Frame>, Balances | undefined>> {
  const players = session.players.length;
  const { seats, dealing, shares } = reversisRegulator(rules, players === 5 ? 5 : 4);
  const read = (pools: Balances | undefined) => poolsFrom(rules, pools);
  return settleRow<ReversisRecord, Balances | undefined, Judgement<Frame>>(session, {
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
      return ok({ record, judgement: judged.value, entries: judged.value.entries, carried: judged.value.pools });
    },
    dealing: dealingInRecords(dealing, read, (pools) => poolBalances(rules, pools)),
    balances: (pools) => pools ?? poolBalances(rules, read(undefined)),
    shares,
    field: 'deals',
    boxWorth: boxWorth(rules),
    isOver: () => true,
  });
}
