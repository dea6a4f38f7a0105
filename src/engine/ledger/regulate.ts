import type { Problem, Result } from '../kernel/result.ts';
import type { Balances, Entry } from './entry.ts';

/** What a deal comes to, and what it carries over to the next: `C` is the game’s own account of its pools, or who has the dice. */
export interface Made<C> {
  readonly entries: readonly Entry[];
  readonly carried: C;
}

/** How cards pass from dealer to dealer. */
export interface Dealing<C> {
  /** What is laid down before the cards, by what lies there. */
  readonly ante: (before: C) => readonly Entry[];
  /** What was staked before the cards were found to be dealt amiss, and whether the deal passes on. */
  readonly misdeal: (before: C) => Made<C> & { readonly passes: boolean };
  /** What is carried over as the next deal sees it, when every seat is one nearer to first hand; absent where no seat matters. */
  readonly pass?: (carried: C) => C;
}

/** How a game goes from deal to deal. `D` is a deal, known by its record or only by its outcome; `M` what it comes to. */
export interface Regulator<D, C, M extends Made<C> = Made<C>> {
  /** Seats in order of play, the dealer last. */
  readonly seats: readonly string[];
  readonly opening: C;
  readonly settle: (deal: D, before: C) => Result<M>;
  /** Absent at tables, where both keep their colours and no game is made void. */
  readonly dealing?: Dealing<C>;
  /** The counters on the table. */
  readonly balances: (carried: C) => Balances;
  /** Whether what lies on the table in the end is shared out. */
  readonly shares: boolean;
}

/** A deal as a table tells it: by players, so that it is put in seats once it is known who dealt, and what lay on the table. */
export type TellDeal<D> = 'misdeal' | ((seatOf: (player: number) => number, pools: Balances) => Result<D>);

/** A deal of a table, and who dealt it, where that was not the player whose turn it was. */
export interface TableDeal<D> {
  readonly tell: TellDeal<D>;
  readonly dealer?: number | undefined;
}

export interface RegulatedDeal<M = unknown> {
  /** Who dealt, and whose turn it was to deal: players by number, in order of play. */
  readonly dealer: number;
  readonly due: number;
  /** Seat → player. */
  readonly seated: readonly number[];
  /** What was to be laid down before the cards, whatever became of the deal. */
  readonly ante: readonly Entry[];
  /** Why it cannot be settled: nothing is paid for it, and the account goes on with the next. */
  readonly problem: Problem | undefined;
  /** What it came to; absent for a misdeal, and where there is a problem. */
  readonly made: M | undefined;
  /** What was paid, by seat; `seated` names the same by player. */
  readonly entries: readonly Entry[];
  /** Player → won or lost in this deal, and since the beginning. */
  readonly won: readonly number[];
  readonly balances: readonly number[];
  readonly poolsBefore: Balances;
  readonly pools: Balances;
}

export interface Regulated<C = unknown, M = unknown> {
  readonly deals: readonly RegulatedDeal<M>[];
  /** What each player takes of a pool shared out at the end: pool → counters each. */
  readonly leftover: Balances;
  readonly balances: readonly number[];
  readonly pools: Balances;
  /** All that a next deal must know of those before it. */
  readonly carried: C;
  readonly nextDealer: number;
  /** Seat → player in the deal to come, and what they lay down before its cards. */
  readonly nextSeated: readonly number[];
  readonly nextAnte: readonly Entry[];
  /** How many deals have been played: neither misdealt nor refused. */
  readonly played: number;
  readonly isOver: boolean;
}

export interface Table<D> {
  /** How many play. */
  readonly players: number;
  readonly firstDealer: number;
  readonly deals: readonly TableDeal<D>[];
  /** Whether they are done when so many deals have been played, misdeals not counted. */
  readonly isOver: (played: number) => boolean;
}

/**
 * The account of a table: every deal settled, pools and counters carried over, the deal passing on. What is changed in one
 * deal is felt in all that follow, since all of them are settled again.
 */
export function regulate<D, C, M extends Made<C>>(
  { players, firstDealer, deals, isOver }: Table<D>,
  { seats, opening, settle, dealing, balances: poolsOf, shares }: Regulator<D, C, M>,
): Regulated<C, M> {
  // First hand sits next to the dealer; whoever keeps his colour keeps his seat.
  const seatedFor = (dealer: number): readonly number[] =>
    seats.map((_, seat) => (dealing ? (dealer + 1 + seat) % players : seat));
  const onwards = (carried: C, places: number): C => {
    let seen = carried;
    if (dealing?.pass) for (let n = 0; n < places; n++) seen = dealing.pass(seen);
    return seen;
  };
  const regulated: RegulatedDeal<M>[] = [];
  let due = firstDealer;
  let last = firstDealer;
  let carried = opening;
  let balances: readonly number[] = new Array<number>(players).fill(0);
  let played = 0;
  for (const { tell, dealer = due } of deals) {
    const seated = seatedFor(dealer);
    // Every place by which the deal moves on brings each seat one nearer to first hand.
    if (regulated.length > 0) carried = onwards(carried, (dealer - last + players) % players);
    last = dealer;
    const before = poolsOf(carried);
    const ante = dealing?.ante(carried) ?? [];
    let entries: readonly Entry[] = [];
    let made: M | undefined;
    let problem: Problem | undefined;
    let passes = dealing !== undefined;
    if (tell === 'misdeal') {
      const misdealt = dealing?.misdeal(carried) ?? { entries, carried, passes };
      ({ entries, carried, passes } = misdealt);
    } else {
      const read = tell((player) => seated.indexOf(player), before);
      const settled = read.ok ? settle(read.value, carried) : read;
      if (settled.ok) {
        made = settled.value;
        ({ entries, carried } = made);
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
      pools: poolsOf(carried),
    });
    due = passes ? (dealer + 1) % players : dealer;
  }
  const left = poolsOf(carried);
  const over = isOver(played);
  const leftover = over && shares ? equalParts(left, players) : {};
  const each = Object.values(leftover).reduce((sum, part) => sum + part, 0);
  const next = onwards(carried, (due - last + players) % players);
  return {
    deals: regulated,
    leftover,
    balances: balances.map((balance) => balance + each),
    pools: Object.fromEntries(
      Object.entries(left).map(([pool, held]) => [pool, held - (leftover[pool] ?? 0) * players]),
    ),
    carried: next,
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

/** Equal parts of every pool; what will not divide stays. */
const equalParts = (pools: Balances, players: number): Balances =>
  Object.fromEntries(
    Object.entries(pools)
      .map(([pool, held]) => [pool, Math.floor(held / players)] as const)
      .filter(([, part]) => part > 0),
  );
