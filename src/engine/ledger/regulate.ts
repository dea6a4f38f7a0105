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

export interface RegulatedDeal {
  /** Players by number, in order of play. */
  readonly dealer: number;
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
}

export interface Table<D> {
  /** How many play. */
  readonly players: number;
  readonly firstDealer: number;
  readonly deals: readonly TellDeal<D>[];
  /** Whether the party is over. */
  readonly ended: boolean;
}

/**
 * The account of a table: every deal settled from its outcome, pools and counters carried over, the deal passing on. What
 * is changed in one deal is felt in all that follow, since all of them are settled again.
 */
export function regulate<D, P>({ players, firstDealer, deals, ended }: Table<D>, game: Regulator<D, P>): Regulated {
  const seatedFor = (dealer: number): readonly number[] => game.seats.map((_, seat) => (dealer + 1 + seat) % players);
  const regulated: RegulatedDeal[] = [];
  let dealer = firstDealer;
  let pools = game.opening;
  let balances: readonly number[] = new Array<number>(players).fill(0);
  let played = 0;
  for (const deal of deals) {
    const seated = seatedFor(dealer);
    const before = pools;
    let told: Told<P> = { entries: [], pools };
    let problem: Problem | undefined;
    let passes = true;
    if (deal === 'misdeal') {
      const misdealt = game.misdeal(pools);
      passes = misdealt.passes;
      told = misdealt;
    } else {
      const read = deal((player) => seated.indexOf(player), game.balances(pools));
      const settled = read.ok ? game.settle(read.value, pools) : read;
      if (settled.ok) {
        told = settled.value;
        played++;
      } else problem = settled.error;
    }
    const won = wonBy(told.entries, game.seats, seated);
    balances = balances.map((balance, player) => balance + won[player]!);
    pools = passes ? game.pass(told.pools) : told.pools;
    regulated.push({
      dealer,
      seated,
      problem,
      entries: told.entries,
      won,
      balances,
      poolsBefore: game.balances(before),
      pools: game.balances(told.pools),
    });
    if (passes) dealer = (dealer + 1) % players;
  }
  const left = game.balances(pools);
  const leftover = ended && game.shares ? equalParts(left, players) : {};
  const each = Object.values(leftover).reduce((sum, part) => sum + part, 0);
  return {
    deals: regulated,
    leftover,
    balances: balances.map((balance) => balance + each),
    pools: Object.fromEntries(
      Object.entries(left).map(([pool, held]) => [pool, held - (leftover[pool] ?? 0) * players]),
    ),
    nextDealer: dealer,
    nextSeated: seatedFor(dealer),
    played,
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
