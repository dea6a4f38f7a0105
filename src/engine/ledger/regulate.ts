import type { Problem, Result } from '../kernel/result.ts';
import type { Balances, Entry } from './sink.ts';

/**
 * Result of a deal and what it carries over to the next. `C` is the game's own state of its pools, or who has the dice.
 */
export interface DealResult<C = unknown> {
  readonly entries: readonly Entry[];
  readonly carryOver: C;
}

/** Rules for the deal passing from dealer to dealer. */
export interface DealingRules<C> {
  /** Stakes before the cards, given what lies on the table. */
  readonly ante: (before: C) => readonly Entry[];
  /** Stakes paid before a misdeal was noticed, and whether the deal passes on. */
  readonly misdeal: (before: C) => DealResult<C> & { readonly passes: boolean };
  /**
   * Converts the carried-over state when the deal passes and every seat moves one nearer to first hand; undefined if
   * seats do not matter.
   */
  readonly pass?: (carryOver: C) => C;
}

/** Rules of a game for successive deals. `D` is a deal (its record, or only its outcome), `M` its result. */
export interface Regulator<D, M extends DealResult> {
  /** Seats in order of play, the dealer last. */
  readonly seats: readonly string[];
  readonly opening: M['carryOver'];
  readonly settle: (deal: D, before: M['carryOver']) => Result<M>;
  /** Undefined at tables, where both players keep their colours and no game is void. */
  readonly dealing?: DealingRules<M['carryOver']>;
  /** Counters on the table. */
  readonly balances: (carryOver: M['carryOver']) => Balances;
  /** Whether counters left at the end are shared out. */
  readonly shares: boolean;
}

/** A deal as a table reports it, by players; it is converted to seats when the dealer and the pools are known. */
export type DealReader<D> = 'misdeal' | ((seatOf: (player: number) => number, pools: Balances) => Result<D>);

/** A reported deal, and its dealer if it was not the player whose turn it was. */
export interface TableDeal<D> {
  readonly tell: DealReader<D>;
  readonly dealer?: number | undefined;
}

export interface RegulatedDeal<M = unknown> {
  /** Who dealt, and whose turn it was: player numbers in order of play. */
  readonly dealer: number;
  readonly due: number;
  /** Seat → player. */
  readonly seated: readonly number[];
  /** Stakes due before the cards, also for an invalid deal. */
  readonly ante: readonly Entry[];
  /** Why it cannot be settled; then nothing is paid and the account continues with the next deal. */
  readonly problem: Problem | undefined;
  /** Result; undefined for a misdeal or an error. */
  readonly made: M | undefined;
  /** Payments by seat; `seated` gives the players. */
  readonly entries: readonly Entry[];
  /** Player → net in this deal, and since the beginning. */
  readonly won: readonly number[];
  readonly balances: readonly number[];
  readonly poolsBefore: Balances;
  readonly pools: Balances;
}

export interface TableAccount<M extends DealResult = DealResult> {
  readonly deals: readonly RegulatedDeal<M>[];
  /** Share of each player in the pools at the end: pool → counters each. */
  readonly leftover: Balances;
  readonly balances: readonly number[];
  readonly pools: Balances;
  /** State carried over to the next deal. */
  readonly carryOver: M['carryOver'];
  readonly nextDealer: number;
  /** Seat → player in the next deal, and its stakes. */
  readonly nextSeated: readonly number[];
  readonly nextAnte: readonly Entry[];
  /** Number of deals played, without misdeals and invalid deals. */
  readonly played: number;
  readonly isOver: boolean;
}

export interface TableRecord<D> {
  /** Number of players. */
  readonly players: number;
  readonly firstDealer: number;
  readonly deals: readonly TableDeal<D>[];
  /** Whether the party is over after so many deals, without misdeals. */
  readonly isOver: (played: number) => boolean;
}

/**
 * Settles all deals of a table in order: pools and counters carry over and the deal passes on, so a change to one deal
 * affects all later ones.
 */
export function regulate<D, M extends DealResult>(
  { players, firstDealer, deals, isOver }: TableRecord<D>,
  { seats, opening, settle, dealing, balances: poolsOf, shares }: Regulator<D, M>,
): TableAccount<M> {
  // First hand sits next to the dealer; at tables players keep their seats.
  const seatedFor = (dealer: number): readonly number[] =>
    seats.map((_, seat) => (dealing ? (dealer + 1 + seat) % players : seat));
  const onwards = (carryOver: M['carryOver'], places: number): M['carryOver'] => {
    let carry = carryOver;
    if (dealing?.pass) for (let n = 0; n < places; n++) carry = dealing.pass(carry);
    return carry;
  };
  const regulated: RegulatedDeal<M>[] = [];
  let due = firstDealer;
  let last = firstDealer;
  let carryOver = opening;
  let balances: readonly number[] = new Array<number>(players).fill(0);
  let played = 0;
  for (const { tell, dealer = due } of deals) {
    const seated = seatedFor(dealer);
    // Each place the deal moves brings every seat one nearer to first hand.
    if (regulated.length > 0) carryOver = onwards(carryOver, (dealer - last + players) % players);
    last = dealer;
    const before = poolsOf(carryOver);
    const ante = dealing?.ante(carryOver) ?? [];
    let entries: readonly Entry[] = [];
    let made: M | undefined;
    let problem: Problem | undefined;
    let passes = dealing !== undefined;
    if (tell === 'misdeal') {
      const misdealt = dealing?.misdeal(carryOver) ?? { entries, carryOver, passes };
      ({ entries, carryOver, passes } = misdealt);
    } else {
      const read = tell((player) => seated.indexOf(player), before);
      const settled = read.ok ? settle(read.value, carryOver) : read;
      if (settled.ok) {
        made = settled.value;
        ({ entries, carryOver } = made);
        played++;
      } else problem = settled.error;
    }
    const won = wonBy(entries, seats, seated);
    balances = balances.map((balance, player) => balance + won[player]!);
    regulated.push({
      dealer,
      due,
      seated,
      ante,
      problem,
      made,
      entries,
      won,
      balances,
      poolsBefore: before,
      pools: poolsOf(carryOver),
    });
    due = passes ? (dealer + 1) % players : dealer;
  }
  const left = poolsOf(carryOver);
  const over = isOver(played);
  const leftover = over && shares ? equalParts(left, players) : {};
  const each = Object.values(leftover).reduce((sum, part) => sum + part, 0);
  const next = onwards(carryOver, (due - last + players) % players);
  return {
    deals: regulated,
    leftover,
    balances: balances.map((balance) => balance + each),
    pools: Object.fromEntries(
      Object.entries(left).map(([pool, held]) => [pool, held - (leftover[pool] ?? 0) * players]),
    ),
    carryOver: next,
    nextDealer: due,
    nextSeated: seatedFor(due),
    nextAnte: dealing?.ante(next) ?? [],
    played,
    isOver: over,
  };
}

function wonBy(entries: readonly Entry[], seats: readonly string[], seated: readonly number[]): readonly number[] {
  const won = seated.map(() => 0);
  const add = (account: string, amount: number): void => {
    const player = seated[seats.indexOf(account)];
    if (player !== undefined) won[player]! += amount;
  };
  for (const { from, to, amount } of entries) {
    add(from, -amount);
    add(to, amount);
  }
  return won;
}

/** Equal shares of every pool; remainders stay. */
const equalParts = (pools: Balances, players: number): Balances =>
  Object.fromEntries(
    Object.entries(pools)
      .map(([pool, held]) => [pool, Math.floor(held / players)] as const)
      .filter(([, part]) => part > 0),
  );
