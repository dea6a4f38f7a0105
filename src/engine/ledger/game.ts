import type { BitReader, BitWriter } from '../kernel/bits/bits.ts';
import type { Result } from '../kernel/result.ts';
import type { KeyTable } from '../rules/key.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Balances, Entry } from './entry.ts';
import type { Place } from './place.ts';

/** A place where the record does what the rules in force do not allow: where, by which key, and in a sentence. */
export interface Departure {
  readonly at: Place;
  readonly key: string;
  readonly message: string;
}

/** What a record comes to under one set of rules. `Frame` is one thing seen on the table; each game has its own. */
export interface Judgement<Frame, E extends Entry = Entry> {
  readonly seats: readonly string[];
  readonly frames: readonly Frame[];
  readonly departures: readonly Departure[];
  /** The whole ledger, in order; every payment of the deal, the ante first. */
  readonly entries: readonly E[];
  /** What each seat has won or lost over the whole ledger. */
  readonly net: Balances;
  /** What lies in each pool before the first entry and after the last. */
  readonly poolsBefore: Balances;
  readonly pools: Balances;
  /**
   * What the record of the deal to come says of what this one leaves: its `pools`, the seats being those of that deal, or
   * who begins. Empty where there is nothing to say.
   */
  readonly next: Readonly<Record<string, unknown>>;
}

/** A judgement without what is seen on the table: all that comparing needs of it. */
export type Settlement<E extends Entry = Entry> = Omit<Judgement<unknown, E>, 'frames'>;

/**
 * All that notation, replay and the pages need of a game. `Rec` is its record's body (everything but game, rule set and
 * variation); `R` its rules object. Parsing never judges; judging never prints.
 */
export interface Game<R, Rec, Frame> {
  readonly id: string;
  /** Permanent number in links. */
  readonly linkNumber: number;
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet<R>[];
  /** The record's body from JSON or YAML data; says where and why it cannot be read. Illegal and partial records are fine. */
  readonly parseRecord: (data: Readonly<Record<string, unknown>>) => Result<Rec>;
  /** The body as plain JSON data, which `parseRecord` reads back to the same body. */
  readonly printRecord: (record: Rec) => Readonly<Record<string, unknown>>;
  readonly packRecord: (record: Rec, to: BitWriter) => void;
  readonly unpackRecord: (from: BitReader) => Result<Rec>;
  /** Judges and settles at once. Fails only for the impossible: a card twice or not held, out of turn, an unknown contract. */
  readonly judge: (record: Rec, rules: R) => Result<Judgement<Frame>>;
}
