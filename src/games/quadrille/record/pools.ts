import type { NonEmpty } from '#engine/kernel/collections.ts';
import { type Reason, ANTE, CONTRACT, FIRST_POOL, type Sink, ExplainSink, type Balances } from '#engine/ledger/sink.ts';
import type { QuadrilleKey, QuadrilleRules } from '../rules/keys.ts';
import { SEATS, type Seat } from './record.ts';

/** What a payment is for. */
export const OCCASIONS = [
  'ante',
  'oddOfLast',
  'voleLaid',
  'kingPrice',
  'stakeWon',
  'stakeShared',
  'remise',
  'codille',
  'beast',
  'consolation',
  'theGame',
  'premium',
  'matadors',
  'premiers',
  'vole',
  'volePool',
  'noTrick',
  'leftover',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Occasion of a payment with the rule keys that made it. */
export type PaymentReason = Reason<Occasion, QuadrilleKey>;
export const why = (occasion: Occasion, ...keys: NonEmpty<QuadrilleKey>): PaymentReason => ({ occasion, keys });

/** Accounts of the pools. */
export const STAKE = FIRST_POOL;
export const VOLE = FIRST_POOL + 1;
export const ODD = FIRST_POOL + 2;
export const POOL_NAMES = ['stake', 'vole', 'odd'] as const;

/** The pools between deals, and what the next beast depends on. */
export interface Pools {
  /** The stake: one heap, with all beasts. */
  readonly stake: number;
  /** The vole pool; between deals it holds only odd counters for which no seat had a trump. */
  readonly vole: number;
  /** Counters that three could not share, kept for the highest trump of the next deal, if a rule says so. */
  readonly odd: number;
  /** The seat of the coming deal that has no claim to them: the ombre of the last deal; -1 for none. */
  readonly oddNot: Seat;
  /** Beasts since the heap was last won; below, whether the first of them went into an emptied heap (after a codille). */
  readonly beasts: number;
  readonly heapTaken: boolean;
}

export type PoolsDraft = { -readonly [K in keyof Pools]: Pools[K] };

export const NO_POOLS: Pools = { stake: 0, vole: 0, odd: 0, oddNot: -1, beasts: 0, heapTaken: false };

/** Pools from a record. `pool` is another name of the stake, `oddNot` a seat from 1, `heapTaken` 1 or 0. */
export const poolsFrom = (balances: Balances | undefined): Pools => ({
  stake: balances?.['stake'] ?? balances?.['pool'] ?? 0,
  vole: balances?.['vole'] ?? 0,
  odd: balances?.['odd'] ?? 0,
  oddNot: (balances?.['oddNot'] ?? 0) - 1,
  beasts: balances?.['beasts'] ?? 0,
  heapTaken: (balances?.['heapTaken'] ?? 0) > 0,
});

/** Counters in the pools, by name; odd ones only if there are any. */
export const poolBalances = ({ stake, vole, odd }: Pools): Balances => ({ stake, vole, ...(odd > 0 && { odd }) });

/** Everything the next deal needs, in the form of a record’s `pools`. */
export const carriedBalances = (pools: Pools, rules: QuadrilleRules): Balances => ({
  ...poolBalances(pools),
  ...(pools.odd > 0 && pools.oddNot >= 0 && { oddNot: pools.oddNot + 1 }),
  ...(rules['stake.beast'] === 'ladder' && pools.beasts > 0 && { beasts: pools.beasts }),
  ...(rules['stake.beast'] === 'ladder' && pools.beasts > 0 && pools.heapTaken && { heapTaken: 1 }),
});

/** The pools as seen from the next deal: the deal passes to the right, so every seat is one nearer to first hand. */
export const passDeal = (pools: Pools): Pools =>
  pools.oddNot < 0 ? pools : { ...pools, oddNot: (pools.oddNot + 3) & 3 };

/** What the four stake at every deal. */
export const anteOf = (rules: QuadrilleRules): number => 4 * rules['stake.ante.each'] + rules['stake.ante.dealer'];

const ANTED = why('ante', 'stake.ante.each');
const ANTED_DEALER = why('ante', 'stake.ante.dealer');

/** Stakes before the deal: each seat lays its counter, the dealer his fiche, in order of play. */
export function antePools(rules: QuadrilleRules, before: Pools, sink: Sink<PaymentReason>): PoolsDraft {
  const payer = sink.at(ANTE);
  const each = rules['stake.ante.each'];
  const dealer = rules['stake.ante.dealer'];
  if (each > 0) for (let seat = 0; seat < 4; seat++) payer.pay(ANTED, seat, STAKE, each);
  if (dealer > 0) payer.pay(ANTED_DEALER, 3, STAKE, dealer);
  return {
    stake: before.stake + 4 * each + dealer,
    vole: before.vole,
    odd: before.odd,
    oddNot: before.oddNot,
    beasts: before.beasts,
    heapTaken: before.heapTaken,
  };
}

/**
 * Gives the odd counters of the last codille to the sharer with the highest trump in this deal; they stay if none of them has a
 * trump (Britannica, 7th ed., vol. 18, pp. 763–764).
 */
export function giveOdd(
  pools: PoolsDraft,
  highest: readonly number[],
  reason: PaymentReason,
  sink: Sink<PaymentReason>,
): void {
  if (pools.odd === 0) return;
  let winner = -1;
  for (let seat = 0; seat < 4; seat++)
    if (seat !== pools.oddNot && highest[seat]! >= 0 && (winner < 0 || highest[seat]! > highest[winner]!))
      winner = seat;
  if (winner < 0) return;
  sink.at(CONTRACT).pay(reason, ODD, winner, pools.odd);
  pools.odd = 0;
  pools.oddNot = -1;
}

/**
 * Amount of a beast: a multiple of the pool at the start of play; or by the ladder 14, 42, 56, 70 … after a first remise and
 * 14, 28, 42 … after a first codille, in steps of what the four staked (the table of beasts in Les Jeux de Quadrille et de
 * Quintille, 1724).
 */
export function beastOf(rules: QuadrilleRules, pools: Pools, dealt: number, times: number): number {
  if (rules['stake.beast'] === 'equalPool') return dealt * times;
  const step = pools.beasts === 0 ? 1 : pools.beasts + (pools.heapTaken ? 1 : 2);
  return anteOf(rules) * step * times;
}

/** Explaining sink with the accounts of this game. */
export const explainSink = (): ExplainSink<PaymentReason> =>
  new ExplainSink({ seats: SEATS, poolName: (pool) => POOL_NAMES[pool] ?? '' });
