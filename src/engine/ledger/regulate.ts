import type { Problem, Result } from '../kernel/result.ts';
import type { Balances, Entry } from './entry.ts';

/** What a deal comes to, and what lies on the table after it. `P` is the game’s own account of its pools. */
export interface Told<P> {
  readonly entries: readonly Entry[];
  readonly pools: P;
}

/** How a game settles deals of which only the outcome is told. `D` is such an outcome, by seats. */
export interface Regulator<D, P> {
  /** Seats in order of play, the dealer last. */
  readonly seats: readonly string[];
  readonly opening: P;
  readonly settle: (deal: D, before: P) => Result<Told<P>>;
  /** What was staked before the cards were found to be dealt amiss, and whether the deal passes on. */
  readonly misdeal: (before: P) => Told<P> & { readonly passes: boolean };
  /** The pools as the next deal sees them, when every seat is one nearer to first hand. */
  readonly pass: (pools: P) => P;
  readonly balances: (pools: P) => Balances;
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

export interface RegulatedDeal {
  /** Who dealt, and whose turn it was to deal: players by number, in order of play. */
  readonly dealer: number;
  readonly due: number;
  /** Seat → player. */
  readonly seated: readonly number[];
  /** Why it cannot be settled: nothing is paid for it, and the account goes on with the next. */
  readonly problem: Problem | undefined;
  /** What was paid, by seat; `players` names the same by player. */
  readonly entries: readonly Entry[];
  /** Player → won or lost in this deal, and since the beginning. */
  readonly won: readonly number[];
  readonly balances: readonly number[];
  readonly poolsBefore: Balances;
  readonly pools: Balances;
}

export interface Regulated {
  readonly deals: readonly RegulatedDeal[];
  /** What each player takes of a pool shared out at the end: pool → counters each. */
  readonly leftover: Balances;
  readonly balances: readonly number[];
  readonly pools: Balances;
  readonly nextDealer: number;
  /** Seat → player in the deal to come. */
  readonly nextSeated: readonly number[];
  /** How many deals have been played: neither misdealt nor refused. */
  readonly played: number;
  /** Whether all that were agreed have been. */
  readonly isOver: boolean;
}

export interface Table<D> {
  /** How many play. */
  readonly players: number;
  readonly firstDealer: number;
  readonly deals: readonly TableDeal<D>[];
  /** How many deals were agreed, misdeals not counted; 0 for as many as they like. */
  readonly length: number;
}

/**
 * The account of a table: every deal settled from its outcome, pools and counters carried over, the deal passing on. What
 * is changed in one deal is felt in all that follow, since all of them are settled again.
 */
export function regulate<D, P>({ players, firstDealer, deals, length }: Table<D>, game: Regulator<D, P>): Regulated {
  const seatedFor = (dealer: number): readonly number[] => game.seats.map((_, seat) => (dealer + 1 + seat) % players);
  const regulated: RegulatedDeal[] = [];
  let due = firstDealer;
  let last: number | undefined;
  let pools = game.opening;
  let balances: readonly number[] = new Array<number>(players).fill(0);
  let played = 0;
  for (const { tell, dealer = due } of deals) {
    const seated = seatedFor(dealer);
    // Every place by which the deal moves on brings each seat one nearer to first hand.
    const moved = last === undefined ? 0 : (dealer - last + players) % players;
    for (let n = 0; n < moved; n++) pools = game.pass(pools);
    last = dealer;
    const before = pools;
    let told: Told<P> = { entries: [], pools };
    let problem: Problem | undefined;
    let passes = true;
    if (tell === 'misdeal') {
      const misdealt = game.misdeal(pools);
      passes = misdealt.passes;
      told = misdealt;
    } else {
      const read = tell((player) => seated.indexOf(player), game.balances(pools));
      const settled = read.ok ? game.settle(read.value, pools) : read;
      if (settled.ok) {
        told = settled.value;
        played++;
      } else problem = settled.error;
    }
    const won = wonBy(told.entries, game.seats, seated);
    balances = balances.map((balance, player) => balance + won[player]!);
    pools = told.pools;
    regulated.push({
      dealer,
      due,
      seated,
      problem,
      entries: told.entries,
      won,
      balances,
      poolsBefore: game.balances(before),
      pools: game.balances(told.pools),
    });
    due = passes ? (dealer + 1) % players : dealer;
  }
  const isOver = length > 0 && played >= length;
  const left = game.balances(pools);
  const leftover = isOver && game.shares ? equalParts(left, players) : {};
  const each = Object.values(leftover).reduce((sum, part) => sum + part, 0);
  return {
    deals: regulated,
    leftover,
    balances: balances.map((balance) => balance + each),
    pools: Object.fromEntries(
      Object.entries(left).map(([pool, held]) => [pool, held - (leftover[pool] ?? 0) * players]),
    ),
    nextDealer: due,
    nextSeated: seatedFor(due),
    played,
    isOver,
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
