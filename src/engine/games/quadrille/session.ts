import { err, ok, refuse, type Result } from '../../kernel/result.ts';
import { nextDealer, playerOf } from './deal.ts';
import { judge, type QuadrilleJudgement } from './judge.ts';
import type { QuadrilleRules } from './keys.ts';
import { carriedBalances, NO_POOLS, passDeal, poolsFrom, type Pools } from './pools.ts';
import type { QuadrilleRecord } from './record.ts';

/** One deal of a session, by player: players are numbered round the table in order of play. */
export interface SessionDeal {
  readonly dealer: number;
  readonly judgement: QuadrilleJudgement;
  /** Player → what he won or lost by the deal, the ante included, and where he stands after it. */
  readonly net: readonly number[];
  readonly standing: readonly number[];
}

/** Several deals, the stake and its beasts carried from each to the next. */
export interface Session {
  readonly deals: readonly SessionDeal[];
  /** What lies on the table for the next deal, whose dealer is `nextDealer`. */
  readonly pools: Pools;
  readonly nextDealer: number;
  readonly standing: readonly number[];
  /** Player → what he has lost beyond the worth of a box, which he owes; nothing where a book gives no box. */
  readonly owes: readonly number[];
  /** Whether the party has had its deals, and how many are to come. */
  readonly isOver: boolean;
  readonly left: number;
  /** Once it is over: what each player takes of the pools, and what is nobody’s. */
  readonly leftover: { readonly shares: readonly number[]; readonly nobodys: number } | undefined;
}

/** What a player’s box comes to, in the smallest counters: 10 + 190 + 500 = 700 in 1752 (S2). */
export const boxWorth = (rules: QuadrilleRules): number =>
  rules['box.jetons'] + rules['box.fiches'] * rules['box.fiche'] + rules['box.contrats'] * rules['box.contrat'];

/** The pools as the next record’s `pools` would give them. */
export const poolsForNext = ({ pools }: Session, rules: QuadrilleRules): Readonly<Record<string, number>> =>
  carriedBalances(pools, rules);

/**
 * Settles deals one after another. A record’s own pools count in the first deal; later ones take what the deal before has
 * left, and a record that says otherwise is refused. Problems say in which deal: `deals[3].plays …`.
 */
export function playSession(
  records: readonly QuadrilleRecord[],
  rules: QuadrilleRules,
  firstDealer = 0,
): Result<Session> {
  let pools: Pools = NO_POOLS;
  let dealer = firstDealer;
  let standing: readonly number[] = [0, 0, 0, 0];
  const deals: SessionDeal[] = [];
  for (const [i, record] of records.entries()) {
    const at = `deals[${String(i)}]`;
    if (i === 0) pools = poolsFrom(record.pools);
    else if (record.pools && record.pools['stake'] !== undefined && record.pools['stake'] !== pools.stake)
      return refuse(
        'other-pool',
        `Deal ${String(i + 1)} begins with a stake of ${String(record.pools['stake'])}; the deal before left ${String(pools.stake)}.`,
        `${at}.pools`,
        'stake.beast',
      );
    const judged = judge({ ...record, pools: carriedBalances(pools, rules) }, rules);
    if (!judged.ok)
      return err({ ...judged.error, at: judged.error.at === undefined ? at : `${at}.${judged.error.at}` });
    const judgement = judged.value;
    const net = [0, 0, 0, 0];
    judgement.seats.forEach((seat, n) => (net[playerOf(n, dealer)] = judgement.net[seat] ?? 0));
    standing = standing.map((sum, player) => sum + net[player]!);
    deals.push({ dealer, judgement, net, standing });
    pools = passDeal(judgement.carried);
    dealer = nextDealer(dealer, rules['play.direction']);
  }
  const box = boxWorth(rules);
  const isOver = deals.length >= rules['session.deals'];
  return ok({
    deals,
    pools,
    nextDealer: dealer,
    standing,
    owes: standing.map((sum) => (box > 0 ? Math.max(0, -sum - box) : 0)),
    isOver,
    left: Math.max(0, rules['session.deals'] - deals.length),
    leftover: isOver ? leftoverOf(pools, rules) : undefined,
  });
}

/** What lies there when the party ends belongs to nobody, or is shared in quarters; odd counters stay nobody’s. */
function leftoverOf({ stake, vole, odd }: Pools, rules: QuadrilleRules): NonNullable<Session['leftover']> {
  const all = stake + vole + odd;
  const each = rules['session.leftover'] === 'shared' ? Math.floor(all / 4) : 0;
  return { shares: [each, each, each, each], nobodys: all - 4 * each };
}
