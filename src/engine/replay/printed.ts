import { printCard } from '../cards/card.ts';
import type { Balances, Entry } from '../ledger/entry.ts';
import type { Departure, Judgement } from '../ledger/game.ts';
import { printPlace } from '../ledger/place.ts';
import type { ClauseId, InterpretationId } from '../rules/key.ts';
import type { Variation } from '../rules/rule-set.ts';
import { clausesBehind, groundOf } from './replay.ts';

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
export function printDeparture<R>({ at, key, message }: Departure, variation: Variation<R>): PrintedDeparture {
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
