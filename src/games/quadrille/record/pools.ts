import type { Balances } from '#engine/ledger/entry.ts';
import { ANTE, CONTRACT, FIRST_POOL, type Sink } from '#engine/ledger/sink.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { why, type Why } from './occasions.ts';
import { SEATS, type Seat } from './record.ts';
import { ExplainSink } from '#engine/ledger/explain-sink.ts';

/** Accounts of the pools. */
export const STAKE = FIRST_POOL;
export const VOLE = FIRST_POOL + 1;
export const ODD = FIRST_POOL + 2;
export const POOL_NAMES = ['stake', 'vole', 'odd'] as const;

/** What lies on the table between deals, and what the next beast depends on. */
export interface Pools {
  /** The stake: one heap, beasts and all. */
  readonly stake: number;
  /** The vole pool, empty between deals but for odd counters that nobody had a trump to claim. */
  readonly vole: number;
  /** Counters that three could not share, waiting for the highest trump of the next deal, where a rule has it so. */
  readonly odd: number;
  /** The seat, in the deal to come, that has no claim to them: the ombre of the deal before; -1 for none. */
  readonly oddNot: Seat;
  /** Beasts since the heap was last won, and whether the first of them went into an emptied heap (a codille). */
  readonly beasts: number;
  readonly heapTaken: boolean;
}

export type PoolsDraft = { -readonly [K in keyof Pools]: Pools[K] };

export const NO_POOLS: Pools = { stake: 0, vole: 0, odd: 0, oddNot: -1, beasts: 0, heapTaken: false };

/** Pools from a record; `pool` is the stake by another name, `oddNot` a seat counted from 1, `heapTaken` 1 or 0. */
export const poolsFrom = (balances: Balances | undefined): Pools => ({
  stake: balances?.['stake'] ?? balances?.['pool'] ?? 0,
  vole: balances?.['vole'] ?? 0,
  odd: balances?.['odd'] ?? 0,
  oddNot: (balances?.['oddNot'] ?? 0) - 1,
  beasts: balances?.['beasts'] ?? 0,
  heapTaken: (balances?.['heapTaken'] ?? 0) > 0,
});

/** The counters in the pools and nothing else; odd ones are named only where there are some. */
export const poolBalances = ({ stake, vole, odd }: Pools): Balances => ({ stake, vole, ...(odd > 0 && { odd }) });

/** All that the next deal must know, as a record’s `pools` says it. */
export const carriedBalances = (pools: Pools, rules: QuadrilleRules): Balances => ({
  ...poolBalances(pools),
  ...(pools.odd > 0 && pools.oddNot >= 0 && { oddNot: pools.oddNot + 1 }),
  ...(rules['stake.beast'] === 'ladder' && pools.beasts > 0 && { beasts: pools.beasts }),
  ...(rules['stake.beast'] === 'ladder' && pools.beasts > 0 && pools.heapTaken && { heapTaken: 1 }),
});

/** The same pools seen from the next deal: the deal passes to the right, so every seat is one nearer to first hand. */
export const passDeal = (pools: Pools): Pools =>
  pools.oddNot < 0 ? pools : { ...pools, oddNot: (pools.oddNot + 3) & 3 };

/** What the four lay down at every deal. */
const anteOf = (rules: QuadrilleRules): number => 4 * rules['stake.ante.each'] + rules['stake.ante.dealer'];

const ANTED = why('ante', 'stake.ante.each');
const ANTED_DEALER = why('ante', 'stake.ante.dealer');
const ODD_OF_LAST = why('oddOfLast', 'codille.odd');

/** Before the cards: each lays his counter, the dealer his fiche. The seat order is that of play. */
export function antePools(rules: QuadrilleRules, before: Pools, sink: Sink<Why>): PoolsDraft {
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

/** Odd counters of the last codille go to whoever of its sharers was now dealt the highest trump; nobody: they wait (Britannica, 7th ed., vol. 18, pp. 763–764). */
export function giveOdd(pools: PoolsDraft, highest: readonly number[], sink: Sink<Why>): void {
  if (pools.odd === 0) return;
  let winner = -1;
  for (let seat = 0; seat < 4; seat++)
    if (seat !== pools.oddNot && highest[seat]! >= 0 && (winner < 0 || highest[seat]! > highest[winner]!))
      winner = seat;
  if (winner < 0) return;
  sink.at(CONTRACT).pay(ODD_OF_LAST, ODD, winner, pools.odd);
  pools.odd = 0;
  pools.oddNot = -1;
}

/**
 * What a beast comes to: the pool as it lay when play began, so many times; or by the ladder 14, 42, 56, 70 … from a first
 * remise, 14, 28, 42 … from a first codille, in steps of what four lay down (the table of beasts in Les Jeux de Quadrille et de Quintille, 1724).
 */
export function beastOf(rules: QuadrilleRules, pools: Pools, dealt: number, times: number): number {
  if (rules['stake.beast'] === 'equalPool') return dealt * times;
  const step = pools.beasts === 0 ? 1 : pools.beasts + (pools.heapTaken ? 1 : 2);
  return anteOf(rules) * step * times;
}

/** A sink that explains, with the accounts of this game. */
export const explainSink = (): ExplainSink<Why> =>
  new ExplainSink({ seats: SEATS, poolName: (pool) => POOL_NAMES[pool] ?? '' });
