import type { Card } from '#engine/cards/card.ts';
import { because, END, FIRST_POOL, momentOf, type Payer, type Sink } from '#engine/ledger/sink.ts';
import { doubled, doubling, type DoublingWhys } from './doubling.ts';
import type { Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import { GREAT, HONOURS, LITTLE } from '../rules/honours.ts';
import type { Journal, Paid } from './journal.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { why, type Why } from '../play/occasions.ts';
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
  readonly sink: Sink<Why>;
  readonly journal: Journal;
  /** Whether anything may be undone, and so has to be remembered. */
  readonly remembers: boolean;
}

/** An honour that is to be paid for, and when. */
export interface Due {
  readonly s: Settling;
  readonly honour: number;
  readonly moment: number;
}

/** An honour to be paid for when it falls. */
export const dueAtOnce = (s: Settling, honour: number): Due => ({
  s,
  honour,
  moment: momentOf(s.facts.trick[honour]!, s.facts.position[honour]!),
});

/** An honour to be paid for when the deal is over. */
export const dueAtEnd = (s: Settling, honour: number): Due => ({ s, honour, moment: END });

/** The Quinolas the rules know. */
export const quinolas = ({ rules }: Settling): readonly number[] =>
  rules['quinola.little'] ? [GREAT, LITTLE] : [GREAT];

/** Makes and remembers one payment for an honour. */
export function pay({ s, honour, moment }: Due, why: Why, from: number, to: number, amount: number): void {
  if (amount === 0 || from === to) return;
  const card = HONOURS[honour]!;
  s.sink.at(moment, card).pay(why, from, to, amount);
  if (s.remembers) s.journal.note({ honour, card, why, from, to, amount, wasRemised: s.pools.remised });
  if (from >= FIRST_POOL) s.pools.amounts[from - FIRST_POOL]! -= amount;
  if (to >= FIRST_POOL) s.pools.amounts[to - FIRST_POOL] = (s.pools.amounts[to - FIRST_POOL] ?? 0) + amount;
}

/** A payment between two seats, doubled as the rules have it. */
export function payDoubled(due: Due, whys: DoublingWhys, from: Seat, to: Seat, amount: number): void {
  if (amount === 0 || from === to) return;
  const { s, honour } = due;
  const which = doubling(s, honour >= GREAT ? 'quinola' : 'ace', s.facts.trick[honour]!, from, to);
  pay(due, whys[which]!, from, to, doubled(amount, which));
}

/** Pays back at some moment what the cards have paid, where the test gives a reason. `times` 2 pays it back double. */
export function undo(
  { journal, sink, pools }: Settling,
  moment: number,
  picks: (paid: Paid) => Why | undefined,
  times = 1,
): void {
  journal.undo((card: Card | undefined) => sink.at(moment, card), pools, picks, times);
}

/** Why a stake is paid; where three stakes bound it, that rule among the reasons. */
const withCap = ({ rules, pools }: Settling, pool: number, reason: Why): Why =>
  stakeOf(rules, pools, pool) === pools.amounts[pool]
    ? reason
    : because(reason, pool === 1 && rules['pool.structure'] === 'greatAndLittle' ? 'little.cap' : 'pool.cap');

const REFORMED = why('filling', 'pool.reform');

/** Fills the first pool anew at some moment of the deal, and remembers it as a payment for an honour. */
const reforming = ({ s, honour, moment }: Due): Payer => ({
  pay: (_, from, to, amount) => {
    s.sink.at(moment).pay(REFORMED, from, to, amount);
    const wasRemised = s.pools.remised;
    if (s.remembers) s.journal.note({ honour, card: undefined, why: REFORMED, from, to, amount, wasRemised });
  },
});

/** A seat draws a Quinola's stake: what its pool holds, three stakes at most; of a queue, the latest pool. */
export function drawStake(due: Due, seat: Seat, reason: Why): void {
  const { s, honour } = due;
  const { rules, pools, facts } = s;
  const pool = poolOf(rules, pools, honour);
  if (pool < 0) return;
  pay(due, withCap(s, pool, reason), FIRST_POOL + pool, seat, stakeOf(rules, pools, pool));
  if (rules['pool.reform'] !== 'atOnce' || rules['pool.structure'] !== 'queue' || latestPool(pools) >= 0) return;
  pools.remised = false;
  fillPool(rules, pools, 0, facts.seats, reforming(due));
}

/**
 * A seat pays a Quinola's stake: as much as its pool holds, three stakes at most. In a queue this is a remise: the first
 * since the only pool was formed doubles it, every later one forms a new pool as large as the latest
 * (Parlett, The Penguin Book of Card Games, 2008).
 */
export function payStake(due: Due, seat: Seat, reason: Why): void {
  const { s, honour } = due;
  const { rules, pools } = s;
  const pool = poolOf(rules, pools, honour);
  if (pool < 0) return;
  const amount = stakeOf(rules, pools, pool);
  const forms = rules['pool.structure'] === 'queue' && (pools.remised || pool > 0);
  pay(due, withCap(s, pool, reason), seat, FIRST_POOL + (forms ? pool + 1 : pool), amount);
  if (rules['pool.structure'] === 'queue' && amount > 0) pools.remised = true;
}
