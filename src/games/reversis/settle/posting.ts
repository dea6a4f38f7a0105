import { FIRST_POOL, placeOf, type Sink } from '#engine/ledger/sink.ts';
import { doubled, doubling, type KeySets } from './doubling.ts';
import type { Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import { GREAT, HONOURS, LITTLE } from '../rules/honours.ts';
import type { Journal } from './journal.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { occasionNumber as on } from '../play/occasions.ts';
import { fillPool, latestPool, poolOf, stakeOf, type PoolsDraft } from '../play/pools.ts';
import type { Seat } from '../record/record.ts';

/** One settlement under way. */
export interface Settling {
  readonly facts: Facts;
  readonly rules: ReversisRules;
  readonly ending: Ending;
  readonly pools: PoolsDraft;
  /** What the first pool held when the cards were dealt. */
  readonly dealt: number;
  readonly sink: Sink;
  readonly journal: Journal;
  /** Whether anything may be undone, and so has to be remembered. */
  readonly remembers: boolean;
}

/** The Quinolas the rules know. */
export const quinolas = ({ rules }: Settling): readonly number[] =>
  rules['quinola.little'] ? [GREAT, LITTLE] : [GREAT];

/** Posts and remembers one payment for a card. */
export function pay(
  s: Settling,
  honour: number,
  occasion: number,
  from: number,
  to: number,
  amount: number,
  keys: readonly string[],
  place = placeOf(s.facts.trick[honour]!, s.facts.position[honour]!),
): void {
  if (amount === 0 || from === to) return;
  const card = HONOURS[honour]!;
  s.sink.post(place, occasion, card, from, to, amount, keys);
  if (s.remembers) s.journal.note(card, honour, occasion, from, to, amount, s.pools.remised);
  if (from >= FIRST_POOL) s.pools.amounts[from - FIRST_POOL]! -= amount;
  if (to >= FIRST_POOL) s.pools.amounts[to - FIRST_POOL] = (s.pools.amounts[to - FIRST_POOL] ?? 0) + amount;
}

/** A payment between two seats, doubled as the rules have it. */
export function payDoubled(
  s: Settling,
  honour: number,
  occasion: number,
  from: Seat,
  to: Seat,
  amount: number,
  keys: KeySets,
): void {
  if (amount === 0 || from === to) return;
  const which = doubling(s.facts, s.rules, s.facts.trick[honour]!, from, to, honour >= GREAT, false);
  pay(s, honour, occasion, from, to, doubled(amount, which), keys[which]!);
}

/** The keys of a stake; where three stakes bound it, that rule among them. */
const withCap = ({ rules, pools }: Settling, pool: number, keys: readonly string[]): readonly string[] =>
  stakeOf(rules, pools, pool) === pools.amounts[pool]
    ? keys
    : [...keys, pool === 1 && rules['pool.structure'] === 'greatAndLittle' ? 'little.cap' : 'pool.cap'];

const FILLING = on('filling');
const K_REFORM = ['pool.reform'];

/** A seat draws a Quinola's stake: what its pool holds, three stakes at most; of a queue, the latest pool. */
export function drawStake(
  s: Settling,
  honour: number,
  seat: Seat,
  occasion: number,
  keys: readonly string[],
  place?: number,
): void {
  const { rules, pools, facts } = s;
  const pool = poolOf(rules, pools, honour);
  if (pool < 0) return;
  pay(s, honour, occasion, FIRST_POOL + pool, seat, stakeOf(rules, pools, pool), withCap(s, pool, keys), place);
  if (rules['pool.reform'] !== 'atOnce' || rules['pool.structure'] !== 'queue' || latestPool(pools) >= 0) return;
  pools.remised = false;
  fillPool(rules, pools, 0, facts.seats, place ?? placeOf(facts.trick[honour]!, facts.position[honour]!), {
    post: (at, _occasion, _card, from, to, amount) => {
      s.sink.post(at, FILLING, -1, from, to, amount, K_REFORM);
      s.journal.note(-1, honour, FILLING, from, to, amount, pools.remised);
    },
  });
}

/**
 * A seat pays a Quinola's stake: as much as its pool holds, three stakes at most. In a queue this is a remise: the first
 * since the only pool was formed doubles it, every later one forms a new pool as large as the latest
 * (Parlett, The Penguin Book of Card Games, 2008).
 */
export function payStake(
  s: Settling,
  honour: number,
  seat: Seat,
  occasion: number,
  keys: readonly string[],
  place?: number,
): void {
  const { rules, pools } = s;
  const pool = poolOf(rules, pools, honour);
  if (pool < 0) return;
  const amount = stakeOf(rules, pools, pool);
  const forms = rules['pool.structure'] === 'queue' && (pools.remised || pool > 0);
  pay(s, honour, occasion, seat, FIRST_POOL + (forms ? pool + 1 : pool), amount, withCap(s, pool, keys), place);
  if (rules['pool.structure'] === 'queue' && amount > 0) pools.remised = true;
}
