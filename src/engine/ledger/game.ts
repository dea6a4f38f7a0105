import type { BitReader, BitWriter } from '../kernel/bits.ts';
import type { Result } from '../kernel/result.ts';
import type { KeyTable } from '../rules/key.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Balances, Entry } from './sink.ts';
import type { Place } from './place.ts';

/** A place where the record breaks the rules in force: place, rule key, and a sentence. */
export interface Departure {
  readonly at: Place;
  readonly key: string;
  readonly message: string;
}

/** State of the table at one place of the record, with the number of payments made so far. */
export interface PlacedFrame {
  readonly at: Place;
  readonly entries: number;
}

/**
 * An object that plays one part in a game. No value has the property; it only keeps the parts apart, so that TypeScript
 * refuses a `G['rules']` where a `G['record']` is asked for. (`object` keeps types without the property assignable.)
 */
type PartOfGame<Part extends string> = object & { readonly [PART]?: Part };
declare const PART: unique symbol;

/**
 * The types of one game, gathered under one name. Each game declares its own in its `game.ts`, and code for any game takes
 * them as one type parameter: `G extends GameTypes`, then `G['record']`. No value has this type. Within such code TypeScript
 * refuses one part of a game for another, but takes any other object for a `G['record']`: a wrong one is refused only where
 * a game's own types are known.
 */
export interface GameTypes {
  /** The rules in force: a value for every rule key. */
  readonly rules: PartOfGame<'rules'>;
  /** The body of a record: everything but game, rule set and variation. */
  readonly record: PartOfGame<'record'>;
  /** The table at one place of a record, as the judge saw it. */
  readonly frame: PlacedFrame;
  /** One thing a seat can do at its turn. Plain data. Never used where the game cannot be played at a table. */
  readonly act: PartOfGame<'act'>;
  /** Everything one seat knows of a deal. Never used where the game cannot be played at a table. */
  readonly view: PartOfGame<'view'>;
  /** A settled record laid out step by step for the screen. The engine never looks into it. */
  readonly model: PartOfGame<'model'>;
}

/** Result of a record under one set of rules. `Frame` is the game's own type for the table at one place. */
export interface Judgement<Frame, E extends Entry = Entry> {
  readonly seats: readonly string[];
  /** Whether the record reaches the end of the deal, so that the ledger includes the final payments. */
  readonly isComplete: boolean;
  readonly frames: readonly Frame[];
  readonly departures: readonly Departure[];
  /** All payments of the deal in order, the ante first. */
  readonly entries: readonly E[];
  /** Net of each seat over the whole ledger. */
  readonly net: Balances;
  /** Content of each pool before the first entry; below, after the last. */
  readonly poolsBefore: Balances;
  readonly pools: Balances;
  /**
   * Fields for the record of the next deal: its `pools` (with that deal's seats), or who begins. Empty if there are none.
   */
  readonly next: Readonly<Record<string, unknown>>;
}

/** A judgement without the frames, as needed for comparison. */
export type Settlement<E extends Entry = Entry> = Omit<Judgement<unknown, E>, 'frames'>;

/** What reading and writing need of a game: all but the judge. `R` is its rules, `Rec` the body of its record. */
export interface GameFormat<R, Rec> {
  readonly id: string;
  /** Permanent number in links. */
  readonly linkNumber: number;
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet<R>[];
  /** Parses the record's body from JSON or YAML data; errors have a place. Accepts illegal and partial records. */
  readonly parseRecord: (data: Readonly<Record<string, unknown>>) => Result<Rec>;
  /** Prints the body as JSON data, which `parseRecord` reads back unchanged. */
  readonly printRecord: (record: Rec) => Readonly<Record<string, unknown>>;
  readonly packRecord: (record: Rec, to: BitWriter) => void;
  readonly unpackRecord: (from: BitReader) => Result<Rec>;
}

/** Engine of one game, for notation, replay and pages. Parsing never judges; judging never prints. */
export interface Game<G extends GameTypes> extends GameFormat<G['rules'], G['record']> {
  /**
   * Judges and settles a record. Returns an error only for the impossible: a card played twice or not held, a player out
   * of turn, an unknown contract.
   */
  readonly judge: (record: G['record'], rules: G['rules']) => Result<Judgement<G['frame']>>;
}

/*
 * Accounts under a book’s own names, for readers: the only pool is kept as `basket` in every record and link, but the books of
 * 1659 and 1765 call it the pool.
 */

/** What naming the accounts of a book needs of it. */
export type AccountBook = Pick<RuleSet, 'accounts'>;

/** Name of an account in a book; the account itself if the book has no word of its own for it. */
export const accountIn = ({ accounts }: AccountBook, account: string): string => accounts?.[account] ?? account;

/** The same balances under the names that a book has for the accounts. */
export const balancesIn = (book: AccountBook, balances: Balances): Balances =>
  Object.fromEntries(Object.entries(balances).map(([account, held]) => [accountIn(book, account), held]));

/** A frame of a game with pools that stand open during the deal. */
interface FrameWithPools {
  readonly pools?: Balances;
}

/** The same judgement with the payments, the pools and the frames’ pools under the names that a book has for the accounts. */
export function judgementIn<Frame extends PlacedFrame>(
  book: AccountBook,
  judgement: Judgement<Frame>,
): Judgement<Frame> {
  if (!book.accounts) return judgement;
  return {
    ...judgement,
    frames: judgement.frames.map((frame: Frame & FrameWithPools) =>
      frame.pools ? { ...frame, pools: balancesIn(book, frame.pools) } : frame,
    ),
    entries: judgement.entries.map((entry) => ({
      ...entry,
      from: accountIn(book, entry.from),
      to: accountIn(book, entry.to),
    })),
    poolsBefore: balancesIn(book, judgement.poolsBefore),
    pools: balancesIn(book, judgement.pools),
  };
}
