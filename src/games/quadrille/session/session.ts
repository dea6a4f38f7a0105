import { ok, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import {
  dealingInRecords,
  settleSession as settleRow,
  type DealsInARow,
  type SettledSession,
} from '#engine/ledger/settle-session.ts';
import { carriedBalances, poolBalances, poolsFrom, type Pools } from '../record/pools.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge, type QuadrilleJudgement } from '../settle/judge.ts';
import { quadrilleRegulator } from './regulate.ts';

/** Several deals in a row among the same four players. */
export interface Session extends Required<DealsInARow<QuadrilleRecord>> {
  /** What lay on the table before the first deal, as a record’s `pools`; absent: nothing. */
  readonly pools: Balances | undefined;
  /** Whether the party stopped here; absent: it is over when the book’s number of deals has been played. */
  readonly ended: boolean | undefined;
}

/** What a player’s box comes to in the smallest counter; 0 where the rules give none. In 1752 it is 700: 10 jetons, 19 fiches of 10 and 5 contrats of 100. */
export const boxWorth = (rules: QuadrilleRules): number =>
  rules['box.jetons'] + rules['box.fiches'] * rules['box.fiche'] + rules['box.contrats'] * rules['box.contrat'];

/**
 * Settles deal after deal: stake, beasts and counters carry over, the deal passes to the right. Of a misdeal what was
 * staked stays while the deal passes, or the same dealer deals again for the same stakes. Fails as `judge` does, at
 * `deals[2].t5.3`.
 */
export function settleSession(
  session: Session,
  rules: QuadrilleRules,
): Result<SettledSession<QuadrilleRecord, QuadrilleJudgement, Balances | undefined>> {
  const { seats, dealing, shares } = quadrilleRegulator(rules);
  const write = (pools: Pools): Balances => carriedBalances(pools, rules);
  return settleRow<QuadrilleRecord, Balances | undefined, QuadrilleJudgement>(session, {
    seats,
    opening: session.pools,
    settle: (deal, pools) => {
      const record = pools ? { ...deal, pools } : deal;
      const judged = judge(record, rules);
      if (!judged.ok) return judged;
      const { entries, carried } = judged.value;
      return ok({ record, judgement: judged.value, entries, carried: write(carried) });
    },
    dealing: dealingInRecords(dealing, poolsFrom, write),
    balances: (pools) => poolBalances(poolsFrom(pools)),
    shares,
    field: 'deals',
    boxWorth: boxWorth(rules),
    isOver: (played) => session.ended ?? played >= rules['session.deals'],
  });
}
