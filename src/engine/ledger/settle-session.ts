import type { Fields } from '../kernel/fields.ts';
import { err, ok, type Problem, type Result } from '../kernel/result.ts';
import type { Balances, Entry } from './entry.ts';
import type { Judgement } from './game.ts';
import { inPhase } from './place.ts';
import { regulate, type Made, type Dealing, type Regulator } from './regulate.ts';

/** A deal of a session played: its judgement, and its record as it would be written alone, with what it takes over. */
export interface Recorded<Rec, C, J> extends Made<C> {
  readonly record: Rec;
  readonly judgement: J;
}

/** A deal, or a game of a match, as it was settled among named players. */
export interface SettledDeal<Rec = unknown, J = Judgement<unknown>> {
  /** Who deals, or has the dice. */
  readonly dealer: string;
  /** Seat → player. */
  readonly seated: Readonly<Record<string, string>>;
  /** As it would be written down alone, what it takes over from those before it included. Absent for a misdeal. */
  readonly record: Rec | undefined;
  readonly judgement: J | undefined;
  /** What was paid in this deal, by seat; of a misdeal, what had been staked. */
  readonly entries: readonly Entry[];
  /** Player → won or lost in this deal, and since the beginning. */
  readonly won: Balances;
  readonly balances: Balances;
  /** Player → worth of the counters in his box, none below 0; absent where the rules give no box. */
  readonly boxes: Balances | undefined;
  /** Player → what he owes beyond his box; only who owes. */
  readonly owes: Balances;
  /** What lies in the pools afterwards. */
  readonly pools: Balances;
}

export interface SettledSession<Rec = unknown, J = Judgement<unknown>, C = unknown> {
  readonly deals: readonly SettledDeal<Rec, J>[];
  /** The pools shared out at the end, by player, where the rules share them. */
  readonly leftover: readonly Entry[];
  readonly balances: Balances;
  readonly boxes: Balances | undefined;
  readonly owes: Balances;
  /** What lies on the table in the end. */
  readonly pools: Balances;
  /** All that a next deal must know of those before it. */
  readonly carried: C;
  readonly nextDealer: string;
  /** Whether as many deals have been played as make a party. */
  readonly isOver: boolean;
}

/** Several deals in a row among the same players. */
export interface DealsInARow<Rec extends object> {
  /** In order of play; the deal passes along them. */
  readonly players: readonly string[];
  /** Absent at tables. */
  readonly firstDealer?: string;
  /** Records without what they take over; `misdeal` where the cards were dealt amiss. */
  readonly deals: readonly (Rec | 'misdeal')[];
}

/** What a session asks of a game besides settling deal after deal. */
export interface SessionGame<Rec, C, J> extends Regulator<Rec, C, Recorded<Rec, C, J>> {
  /** The field that lists the deals, by which problems are placed: `deals[2].t5.3`. */
  readonly field: string;
  /** What a player’s box comes to in the smallest counter; 0 where the rules give none. */
  readonly boxWorth: number;
  /** Whether the party is over when so many deals have been played. */
  readonly isOver: (played: number) => boolean;
}

/** Settles deal after deal under the players’ names. Fails at the first deal that cannot be judged, and says which. */
export function settleSession<Rec extends object, C, J>(
  { players, firstDealer = '', deals }: DealsInARow<Rec>,
  game: SessionGame<Rec, C, J>,
): Result<SettledSession<Rec, J, C>> {
  const { seats, field, boxWorth, isOver } = game;
  const account = regulate(
    {
      players: players.length,
      firstDealer: Math.max(0, players.indexOf(firstDealer)),
      deals: deals.map((deal) => ({ tell: typeof deal === 'object' ? () => ok(deal) : deal })),
      isOver,
    },
    game,
  );
  const refused = account.deals.findIndex(({ problem }) => problem !== undefined);
  const problem = account.deals[refused]?.problem;
  if (problem) return err(inPart(`${field}[${String(refused)}]`, problem));
  const byName = (amounts: readonly number[]): Balances =>
    Object.fromEntries(players.map((player, i) => [player, amounts[i] ?? 0]));
  const standing = (amounts: readonly number[]) => {
    const balances = byName(amounts);
    return { balances, ...boxesOf(balances, boxWorth) };
  };
  return ok({
    deals: account.deals.map(({ dealer, seated, made, entries, won, balances, pools }) => ({
      dealer: players[dealer] ?? '',
      seated: Object.fromEntries(seats.map((seat, i) => [seat, players[seated[i] ?? -1] ?? ''])),
      record: made?.record,
      judgement: made?.judgement,
      entries,
      won: byName(won),
      ...standing(balances),
      pools,
    })),
    leftover: Object.entries(account.leftover).flatMap(([pool, amount]) =>
      players.map((player): Entry => ({
        at: inPhase('end'),
        occasion: 'leftover',
        from: pool,
        to: player,
        amount,
        keys: ['session.leftover'],
      })),
    ),
    ...standing(account.balances),
    pools: account.pools,
    carried: account.carried,
    nextDealer: players[account.nextDealer] ?? '',
    isOver: account.isOver,
  });
}

/** What is left in every player’s box that held so much, none below 0, and what he owes beyond it. */
function boxesOf(balances: Balances, boxWorth: number): Pick<SettledDeal, 'boxes' | 'owes'> {
  if (boxWorth === 0) return { boxes: undefined, owes: {} };
  const left = Object.entries(balances).map(([player, balance]) => [player, boxWorth + balance] as const);
  return {
    boxes: Object.fromEntries(left.map(([player, rest]) => [player, Math.max(0, rest)])),
    owes: Object.fromEntries(left.filter(([, rest]) => rest < 0).map(([player, rest]) => [player, -rest])),
  };
}

/** A problem of one deal or game as one of its session: at `deals[2].t5.3`. */
export const inPart = (part: string, problem: Problem): Problem => ({
  ...problem,
  at: [part, problem.at].filter(Boolean).join('.'),
});

/** Dealing as records write it, where what is carried over is a record’s `pools`. */
export const dealingInRecords = <C>(
  { ante, misdeal, pass }: Dealing<C>,
  read: (pools: Balances | undefined) => C,
  write: (carried: C) => Balances,
): Dealing<Balances | undefined> => ({
  ante: (before) => ante(read(before)),
  misdeal: (before) => {
    const made = misdeal(read(before));
    return { ...made, carried: write(made.carried) };
  },
  ...(pass && { pass: (carried) => carried && write(pass(read(carried))) }),
});

/** How a game reads sessions from data, and settles them. */
export interface Sessions<R, Rec, J = Judgement<unknown>> {
  readonly parse: (body: Fields) => Result<unknown>;
  readonly settle: (body: Fields, rules: R) => Result<SettledSession<Rec, J>>;
}

/** Shuts in what a game reads a session as. */
export const makeSessions = <R, Rec, J, S>(
  parse: (body: Fields) => Result<S>,
  settle: (session: S, rules: R) => Result<SettledSession<Rec, J>>,
): Sessions<R, Rec, J> => ({
  parse,
  settle: (body, rules) => {
    const session = parse(body);
    return session.ok ? settle(session.value, rules) : session;
  },
});
