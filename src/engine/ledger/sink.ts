import type { Card } from '../cards/card.ts';
import type { NonEmpty } from '../kernel/collections.ts';
import { atCard, atExchange, inPhase, type Place } from './place.ts';

/**
 * Holder of counters: a seat (`first`, `second`, `third`, `fourth`, `dealer`, or `white`, `black`) or a pool (`basket`,
 * `great`, `little`, `pool` …).
 */
export type Account = string;

/**
 * One payment for one reason, in whole counters of the rule set's unit. `O` is the game's occasions, `K` its rule keys.
 */
export interface Entry<O extends string = string, K extends string = string> {
  readonly at: Place;
  readonly occasion: O;
  /** Card that is paid for, if any. */
  readonly of?: Card;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  /** Rule keys that made the payment: the base first, then what changed the amount. */
  readonly keys: NonEmpty<K>;
}

/** Counters by seat or pool. */
export type Balances = Readonly<Record<Account, number>>;

/** Maximum number of counters in a pool. */
export const MAX_POOL = 999_999;

/** Balances after the entries, starting from `opening`; includes every account that occurs in either. */
export function balancesAfter(opening: Balances, entries: readonly Entry[]): Balances {
  const balances: Record<Account, number> = { ...opening };
  for (const { from, to, amount } of entries) {
    balances[from] = (balances[from] ?? 0) - amount;
    balances[to] = (balances[to] ?? 0) + amount;
  }
  return balances;
}

/** What each seat has won or lost by the entries. */
export function netOf(seats: readonly Account[], entries: readonly Entry[]): Balances {
  const balances = balancesAfter({}, entries);
  return Object.fromEntries(seats.map((seat) => [seat, balances[seat] ?? 0]));
}

/**
 * Reason for a payment: its occasion and the rule keys that make it, the base first, then what changed the amount. Create
 * each reason once, not at every payment.
 */
export interface Reason<O extends string = string, K extends string = string> {
  readonly occasion: O;
  readonly keys: NonEmpty<K>;
}

/** Copy of a reason that rests on further rules. */
export const because = <O extends string, K extends string>(
  { occasion, keys }: Reason<O, K>,
  ...more: readonly K[]
): Reason<O, K> => ({ occasion, keys: [...keys, ...more] });

/**
 * Receives the payments of a settlement. Accounts and moments are small integers and reasons are created beforehand, so a
 * fast sink allocates nothing for a payment; the same rules settle one explained deal or a hundred thousand unexplained
 * ones.
 *
 * Accounts: seats from 0, pools from FIRST_POOL.
 */
export interface Sink<W extends Reason = Reason> {
  /** Returns the payer for a moment, and for a card if the payments are for one. */
  at(moment: number, card?: Card): Payer<W>;
}

export interface Payer<W extends Reason = Reason> {
  pay(why: W, from: number, to: number, amount: number): void;
}

export const FIRST_POOL = 8;

/**
 * Moments of a deal, as numbers that grow along it: before the cards, when a contract is made, when cards are exchanged,
 * at each card, and after the last.
 */
export const ANTE = 0;
export const CONTRACT = 1;
export const EXCHANGE = 2;
const FIRST_CARD = 8;
export const END = 1023;

/** Moment of card `position` (from 0) of trick `trick` (from 0). */
export const momentOf = (trick: number, position: number): number => FIRST_CARD + trick * 8 + position;

/** Last moment of a trick (from 0). */
export const endOfTrick = (trick: number): number => momentOf(trick + 1, 0) - 1;

/** Place in the record of a moment. */
export function placeAt(moment: number): Place {
  if (moment >= END) return inPhase('end');
  if (moment >= FIRST_CARD) return atCard(((moment - FIRST_CARD) >> 3) + 1, ((moment - FIRST_CARD) & 7) + 1);
  return moment === EXCHANGE ? atExchange() : inPhase(moment === CONTRACT ? 'contract' : 'ante');
}

/** Fast sink: keeps only the net of each seat. */
export class NetSink implements Sink, Payer {
  readonly net = new Int32Array(16);
  reset(): void {
    this.net.fill(0);
  }
  at(): this {
    return this;
  }
  pay(_why: Reason, from: number, to: number, amount: number): void {
    this.net[from]! -= amount;
    this.net[to]! += amount;
  }
}

/** Ignores payments that are not needed. */
const NOBODY: Payer = { pay: () => undefined };
export const NO_SINK: Sink = { at: () => NOBODY };

/** Balances of all accounts while stepping through the entries; a new object after every change. */
export class RunningAccount {
  /** Number of entries applied. */
  count = 0;
  net: Balances;
  pools: Balances;
  private readonly entries: readonly Entry[];
  private readonly moments: readonly number[];

  constructor({ entries, moments }: ExplainSink, seats: readonly string[], pools: Balances) {
    this.entries = entries;
    this.moments = moments;
    this.net = Object.fromEntries(seats.map((seat) => [seat, 0]));
    this.pools = pools;
  }

  /** Applies every entry up to and including a moment. */
  upTo(moment: number): void {
    const from = this.count;
    while (this.count < this.entries.length && this.moments[this.count]! <= moment) this.count++;
    if (this.count === from) return;
    const net = { ...this.net };
    const pools = { ...this.pools };
    const add = (account: string, amount: number): void => {
      const balances = Object.hasOwn(net, account) ? net : pools;
      balances[account] = (balances[account] ?? 0) + amount;
    };
    for (const entry of this.entries.slice(from, this.count)) {
      add(entry.from, -entry.amount);
      add(entry.to, entry.amount);
    }
    this.net = net;
    this.pools = pools;
  }
}

/** Names of a game's accounts. */
interface AccountNames {
  /** Seats in order of play. */
  readonly seats: readonly string[];
  readonly poolName: (pool: number) => string;
}

/** Slow sink: keeps an entry for every payment and the moment of the deal it was made at. */
export class ExplainSink<W extends Reason = Reason> implements Sink<W> {
  readonly entries: Entry<W['occasion'], W['keys'][number]>[] = [];
  /** Moment of each entry. */
  readonly moments: number[] = [];
  private readonly names: AccountNames;

  constructor(names: AccountNames) {
    this.names = names;
  }

  at(moment: number, card?: Card): Payer<W> {
    const of = card === undefined ? {} : { of: card };
    return {
      pay: ({ occasion, keys }, from, to, amount) => {
        const parties = { from: this.account(from), to: this.account(to) };
        this.moments.push(moment);
        this.entries.push({ at: placeAt(moment), occasion, ...of, ...parties, amount, keys });
      },
    };
  }

  private account(account: number): string {
    return account < FIRST_POOL ? (this.names.seats[account] ?? '') : this.names.poolName(account - FIRST_POOL);
  }
}
