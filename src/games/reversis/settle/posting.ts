import type { Card } from '#engine/cards/card.ts';
import { because, END, FIRST_POOL, momentOf, type Payer, type Sink } from '#engine/ledger/sink.ts';
import type { Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import { GREAT, HONOURS, LITTLE } from '../rules/shape.ts';
import type { ReversisRules, ReversisKey } from '../rules/keys.ts';
import {
  why,
  type PaymentReason,
  type Occasion,
  fillPool,
  latestPool,
  poolOf,
  stakeOf,
  type PoolsDraft,
} from '../play/pools.ts';
import type { Seat } from '../record/record.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';

/** State of one settlement. */
export interface SettlementContext {
  readonly facts: Facts;
  readonly rules: ReversisRules;
  readonly ending: Ending;
  readonly pools: PoolsDraft;
  /** Contents of the first pool after the ante. */
  readonly dealt: number;
  readonly sink: Sink<PaymentReason>;
  readonly journal: Journal;
  /** Whether anything may be undone, so that the journal is needed. */
  readonly remembers: boolean;
}

/** An honour to pay for, and the moment of payment. */
interface DuePayment {
  readonly s: SettlementContext;
  readonly honour: number;
  readonly moment: number;
}

/** Payment for an honour when it falls. */
export const dueAtOnce = (s: SettlementContext, honour: number): DuePayment => ({
  s,
  honour,
  moment: momentOf(s.facts.trick[honour]!, s.facts.position[honour]!),
});

/** Payment for an honour at the end of the deal. */
export const dueAtEnd = (s: SettlementContext, honour: number): DuePayment => ({ s, honour, moment: END });

/** Honours that are Quinolas under the rules. */
export const quinolas = ({ rules }: SettlementContext): readonly number[] =>
  rules['quinola.little'] ? [GREAT, LITTLE] : [GREAT];

/** Makes one payment for an honour and records it in the journal. */
export function pay(
  { s, honour, moment }: DuePayment,
  why: PaymentReason,
  from: number,
  to: number,
  amount: number,
): void {
  if (amount === 0 || from === to) return;
  const card = HONOURS[honour]!;
  s.sink.at(moment, card).pay(why, from, to, amount);
  if (s.remembers) s.journal.note({ honour, card, why, from, to, amount, wasRemised: s.pools.remised });
  if (from >= FIRST_POOL) s.pools.amounts[from - FIRST_POOL]! -= amount;
  if (to >= FIRST_POOL) s.pools.amounts[to - FIRST_POOL] = (s.pools.amounts[to - FIRST_POOL] ?? 0) + amount;
}

/** Payment between two seats, doubled according to the rules. */
export function payDoubled(due: DuePayment, reasons: DoublingReasons, from: Seat, to: Seat, amount: number): void {
  if (amount === 0 || from === to) return;
  const { s, honour } = due;
  const which = doubling(s, honour >= GREAT ? 'quinola' : 'ace', s.facts.trick[honour]!, from, to);
  pay(due, reasons[which]!, from, to, doubled(amount, which));
}

/** Reverses at a given moment the payments for which the test gives a reason. With `times` 2 twice the amount goes back. */
export function reversePayments(
  { journal, sink, pools }: SettlementContext,
  moment: number,
  picks: (paid: HonourPayment) => PaymentReason | undefined,
  times = 1,
): void {
  journal.undo((card: Card | undefined) => sink.at(moment, card), pools, picks, times);
}

const OTHERS_QUINOLA = why('undone', 'reversis.othersQuinolas');

/** Reason for undoing a payment for a Quinola of another seat than the maker, if there is a reversis. */
export const undoesOthers = ({ rules, facts, ending }: SettlementContext, honour: number): PaymentReason | undefined =>
  rules['reversis.othersQuinolas'] !== 'stand' && honour >= GREAT && facts.holder[honour] !== ending.maker
    ? OTHERS_QUINOLA
    : undefined;

/** Reason of a stake; where three stakes limit it, that rule is added. */
const withCap = ({ rules, pools }: SettlementContext, pool: number, reason: PaymentReason): PaymentReason =>
  stakeOf(rules, pools, pool) === pools.amounts[pool]
    ? reason
    : because(reason, pool === 1 && rules['pool.structure'] === 'greatAndLittle' ? 'little.cap' : 'pool.cap');

const REFORMED = why('filling', 'pool.reform');

/** Fills the first pool again at a moment of the deal, recorded as a payment for an honour. */
const reforming = ({ s, honour, moment }: DuePayment): Payer => ({
  pay: (_, from, to, amount) => {
    s.sink.at(moment).pay(REFORMED, from, to, amount);
    const wasRemised = s.pools.remised;
    if (s.remembers) s.journal.note({ honour, card: undefined, why: REFORMED, from, to, amount, wasRemised });
  },
});

/** A seat draws a Quinola's stake: the contents of its pool, at most three stakes; in a queue, the latest pool. */
export function drawStake(due: DuePayment, seat: Seat, reason: PaymentReason): void {
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
 * A seat pays a Quinola's stake: as much as its pool holds, at most three stakes. In a queue this is a remise: the first since
 * the only pool was formed doubles it; every later one forms a new pool as large as the latest (Parlett, The Penguin Book of
 * Card Games, 2008).
 */
export function payStake(due: DuePayment, seat: Seat, reason: PaymentReason): void {
  const { s, honour } = due;
  const { rules, pools } = s;
  const pool = poolOf(rules, pools, honour);
  if (pool < 0) return;
  const amount = stakeOf(rules, pools, pool);
  const forms = rules['pool.structure'] === 'queue' && (pools.remised || pool > 0);
  pay(due, withCap(s, pool, reason), seat, FIRST_POOL + (forms ? pool + 1 : pool), amount);
  if (rules['pool.structure'] === 'queue' && amount > 0) pools.remised = true;
}

/** Reasons of a payment: single; doubled between opposite seats; doubled in the last tricks; both. */
export type DoublingReasons = readonly [PaymentReason, PaymentReason, PaymentReason, PaymentReason];

export function doublingReasons(occasion: Occasion, ...base: NonEmpty<ReversisKey>): DoublingReasons {
  const single = why(occasion, ...base);
  const inLastTricks = because(single, 'double.manner', 'double.window', 'double.scope');
  return [single, because(single, 'double.manner'), inLastTricks, inLastTricks];
}

export const isOpposite = (seats: number, a: Seat, b: Seat): boolean => seats === 4 && a !== b && ((a ^ b) & 1) === 0;

/** Kinds of payment with their own doubling rules. */
type DoublingKind = 'ace' | 'aceLed' | 'quinola';

/**
 * Doublings of a payment between two seats for a card of trick `trick`: bit 0 between opposite seats, bit 1 for the last
 * tricks. The amount doubles once for each bit.
 */
export function doubling(
  { facts, rules }: { readonly facts: Facts; readonly rules: ReversisRules },
  what: DoublingKind,
  trick: number,
  a: Seat,
  b: Seat,
): number {
  const manner = rules['double.manner'];
  if (manner === 'none') return 0;
  const opposite = isOpposite(facts.seats, a, b);
  const always = manner === 'oppositeAndLast' && opposite ? 1 : 0;
  if (trick < facts.tricks - rules['double.window']) return always;
  const scope = rules['double.scope'];
  if (what === 'quinola' ? scope !== 'acesAndQuinola' : what === 'aceLed' && scope === 'acesNotLed') return always;
  if (manner === 'lastOpposite' && !opposite) return 0;
  return always | 2;
}

export const doubled = (amount: number, which: number): number => amount << ((which & 1) + (which >> 1));

/** A payment made for an honour. */
export interface HonourPayment {
  readonly honour: number;
  readonly card: Card | undefined;
  readonly why: PaymentReason;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** Whether a remise had been paid before this payment. */
  readonly wasRemised: boolean;
}

/**
 * Payments made for the cards of one deal, kept so that they can be reversed: settlement never reads from a sink. A journal is
 * cleared and reused from one settlement to the next.
 */
export class Journal {
  /** Payments not undone, in order. */
  private payments: HonourPayment[] = [];

  reset(): void {
    if (this.payments.length > 0) this.payments = [];
  }

  note(paid: HonourPayment): void {
    this.payments.push(paid);
  }

  /**
   * Reverses, latest first, each payment for which the test gives a reason, and restores the pools. A pool that was swept since
   * gives back only what it holds. With `times` 2 twice the amount goes back (Parlett).
   */
  undo(
    payer: (card: Card | undefined) => Payer,
    pools: PoolsDraft,
    picks: (paid: HonourPayment) => PaymentReason | undefined,
    times = 1,
  ): void {
    const kept: HonourPayment[] = [];
    for (const paid of this.payments.toReversed()) {
      const why = picks(paid);
      if (why === undefined) {
        kept.unshift(paid);
        continue;
      }
      const { card, from, to, wasRemised } = paid;
      const whole = paid.amount * times;
      const amount = to < FIRST_POOL ? whole : Math.min(whole, pools.amounts[to - FIRST_POOL] ?? 0);
      if (amount > 0) payer(card).pay(why, to, from, amount);
      if (from >= FIRST_POOL) pools.amounts[from - FIRST_POOL] = (pools.amounts[from - FIRST_POOL] ?? 0) + amount;
      if (to >= FIRST_POOL) pools.amounts[to - FIRST_POOL]! -= amount;
      // Drawing changes the flag too: after the last pool was won, a new one may have been formed at once.
      if (from >= FIRST_POOL || to >= FIRST_POOL) pools.remised = wasRemised;
    }
    this.payments = kept;
  }

  /**
   * Stake that the holder of an honour paid, into a pool or to an espagnolette that forced it, unless undone; undefined if
   * none.
   */
  stakePaid(honour: number, holder: Seat): HonourPayment | undefined {
    return this.payments.find(
      ({ honour: own, from, to, why }) =>
        own === honour && from === holder && (to >= FIRST_POOL || why.occasion === 'stakeTaken'),
    );
  }

  /** Pool that an honour drew from, with the amount, unless undone; undefined if it drew nothing. */
  drawnBy(honour: number): { readonly pool: number; readonly amount: number } | undefined {
    const drawn = this.payments.find(({ honour: own, from }) => own === honour && from >= FIRST_POOL);
    return drawn && { pool: drawn.from - FIRST_POOL, amount: drawn.amount };
  }
}
