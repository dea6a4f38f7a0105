import { ok, type Result } from '../kernel/result.ts';
import type { Departure, Game, GameTypes, Judgement, PlacedFrame } from '../ledger/game.ts';
import { rankPlace, type Place, printPlace } from '../ledger/place.ts';
import { memoizeByIdentity } from '../kernel/collections.ts';
import type { RuleValue, ClauseId, InterpretationId } from '../rules/key.ts';
import { clausesOf, ruleOrStart, type Basis, type Variation } from '../rules/rule-set.ts';
import { netOf, type Balances, type Entry, type Payer, type Sink, type ExplainSink } from '../ledger/sink.ts';
import { printCard } from '../cards/card.ts';

/** A rule behind a payment or refusal: value in force, source's answer, and basis. */
interface Ground {
  readonly key: string;
  readonly value: RuleValue;
  /** Answer of the source's own rule set; differs from `value` if the reader changed it. */
  readonly sourceValue: RuleValue;
  readonly isChanged: boolean;
  readonly basis: Basis;
  /** Clauses that say so; none if the source is silent or the reader changed the rule. */
  readonly clauses: readonly ClauseId[];
}

/** Basis of a rule key under a variation; undefined for an unknown key. */
export function groundOf<R>(key: string, { source, rules }: Variation<R>): Ground | undefined {
  const rule = ruleOrStart(source, key);
  if (!rule) return undefined;
  const value = (rules as Readonly<Record<string, RuleValue>>)[key] ?? rule.value;
  const isChanged = value !== rule.value;
  return {
    key,
    value,
    sourceValue: rule.value,
    isChanged,
    basis: rule.basis,
    clauses: isChanged ? [] : clausesOf(rule.basis),
  };
}

/** Clauses that an entry or departure rests on, without repetition, in the order of its keys. */
export const clausesBehind = <R>(keys: readonly string[], variation: Variation<R>): readonly ClauseId[] => [
  ...new Set(keys.flatMap((key) => groundOf(key, variation)?.clauses ?? [])),
];

type AnyJudge = (record: unknown, rules: unknown) => unknown;

const judged = memoizeByIdentity((record: object, rules: unknown, judge: AnyJudge) => judge(record, rules));

/** Memoises the judgement of a record under some rules, for a page, its table and its lists. */
export const memoizeJudgement = <R, Settled extends Result<Judgement<unknown>>>(
  judge: (record: never, rules: R) => Settled,
  record: object,
  rules: R,
): Settled => judged(record, rules, judge as AnyJudge) as Settled;

/** A judgement with its first departure. */
export interface Replay<Frame> extends Judgement<Frame> {
  /** First place where the record breaks the rules. */
  readonly firstDeparture: Departure | undefined;
  /** Number of frames and entries before it; all if there is none. */
  readonly framesBefore: number;
  readonly entriesBefore: number;
}

/** Cuts a judgement at the first of some departures. */
export function cut<Frame extends PlacedFrame>(
  judgement: Judgement<Frame>,
  departures: readonly Departure[] = judgement.departures,
): Replay<Frame> {
  const { seats, frames, entries } = judgement;
  const rank = (at: Place): number => rankPlace(at, seats);
  // Stable sort: of several departures at one place, the judge's first.
  const [firstDeparture] = departures.toSorted((a, b) => rank(a.at) - rank(b.at));
  // A departure may have no frame of its own, such as a card that should have been set aside.
  const from = firstDeparture ? frames.findIndex(({ at }) => rank(at) >= rank(firstDeparture.at)) : -1;
  const framesBefore = from < 0 ? frames.length : from;
  const entriesBefore = firstDeparture ? (frames[framesBefore - 1]?.entries ?? 0) : entries.length;
  return { ...judgement, departures, firstDeparture, framesBefore, entriesBefore };
}

/** Judges a record and finds its first departure. Returns an error when the game's `judge` does. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: G['record'],
  rules: G['rules'],
): Result<Replay<G['frame']>> {
  const judged = game.judge(record, rules);
  return judged.ok ? ok(cut(judged.value)) : judged;
}

/** A replayed deal that can be settled many times under different rules of payment, which cannot change what happened. */
export interface ReplayedDeal<R> {
  readonly seats: readonly string[];
  readonly pay: (under: R, sink: Sink) => unknown;
  /** Settles with explanations. */
  readonly explaining: (under: R) => ExplainSink;
  /**
   * Departures of the deal from the rules it was replayed under, which the caller passes again; undefined if it could not have
   * happened under them.
   */
  readonly departures: (under: R) => readonly Departure[] | undefined;
}

/** Payments of a deal with their reasons, and the net of each seat. */
export interface DealPayments {
  readonly entries: readonly Entry[];
  readonly net: Balances;
}

export function explained<R>({ seats, pay, explaining }: ReplayedDeal<R>, under: R): DealPayments {
  const sink = explaining(under);
  pay(under, sink);
  const { entries } = sink;
  return { entries, net: netOf(seats, entries) };
}

/** Order-sensitive 64-bit hash of all payments, so that settlements can be compared quickly. */
class Digest implements Sink {
  private a = 0;
  private b = 0;
  at(moment: number, card = -1): Payer {
    return {
      pay: ({ occasion }, from, to, amount) => {
        for (const n of [moment, card, from, to, amount]) this.take(n);
        for (let i = 0; i < occasion.length; i++) this.take(occasion.charCodeAt(i));
      },
    };
  }
  private take(n: number): void {
    this.a = (Math.imul(this.a, 31) + n) | 0;
    this.b = (Math.imul(this.b ^ n, 0x01000193) + 7) | 0;
  }
  toString(): string {
    return `${String(this.a)} ${String(this.b)}`;
  }
}

/** Hash of all payments under these rules, as text. */
export function paymentsHash<R>({ pay }: ReplayedDeal<R>, under: R): string {
  const sink = new Digest();
  pay(under, sink);
  return sink.toString();
}

/**
 * A payment in letters: where (`t5.3`), for which card (`JH`), and every clause it rests on. A rule changed by the caller rests
 * on none.
 */
export interface PrintedEntry extends Omit<Entry, 'at' | 'of'> {
  readonly at: string;
  readonly of?: string;
  readonly clauses: readonly ClauseId[];
}

/**
 * A departure with the clause it breaks; null with an interpretation where the source is silent, or where the rule is the
 * caller's own.
 */
export interface PrintedDeparture extends Omit<Departure, 'at'> {
  readonly at: string;
  readonly clause: ClauseId | null;
  readonly reading?: InterpretationId;
}

/** A settlement in letters, as plain data. Amounts are whole counters of the rule set's unit. */
export interface PrintedSettlement {
  /** False if the record stops before the end of the deal, whose final payments are then missing. */
  readonly complete: boolean;
  /** Seat → what it won or lost; below, pool → what lies there afterwards. */
  readonly net: Balances;
  readonly pools: Balances;
  /**
   * Fields for the next deal's record, so that stakes, beasts and odd counters carry over; or who begins the next
   * game.
   */
  readonly next: Readonly<Record<string, unknown>>;
  /** All payments in order. */
  readonly entries: readonly PrintedEntry[];
  /** Places where the record breaks the rules in force; it is settled all the same. */
  readonly departures: readonly PrintedDeparture[];
}

/** Prints a payment. */
export function printEntry<R>(
  { at, occasion, of, from, to, amount, keys }: Entry,
  variation: Variation<R>,
): PrintedEntry {
  return {
    at: printPlace(at),
    occasion,
    ...(of !== undefined && { of: printCard(of) }),
    from,
    to,
    amount,
    keys,
    clauses: clausesBehind(keys, variation),
  };
}

/** Prints a departure. */
function printDeparture<R>({ at, key, message }: Departure, variation: Variation<R>): PrintedDeparture {
  const ground = groundOf(key, variation);
  const clause = ground?.clauses[0] ?? null;
  const isSilent = ground && !ground.isChanged && ground.basis.kind === 'silent';
  return { at: printPlace(at), key, clause, ...(isSilent && { reading: ground.basis.reading }), message };
}

/** Prints a judgement. */
export const printSettlement = <R>(judgement: Judgement<unknown>, variation: Variation<R>): PrintedSettlement => ({
  complete: judgement.isComplete,
  net: judgement.net,
  pools: judgement.pools,
  next: judgement.next,
  entries: judgement.entries.map((entry) => printEntry(entry, variation)),
  departures: judgement.departures.map((departure) => printDeparture(departure, variation)),
});
