import { type Fields, isFields } from '../kernel/fields.ts';
import { err, ok, type Problem, type Result, refuse, didYouMean } from '../kernel/result.ts';
import type { Balances, Entry } from './sink.ts';
import type { Judgement, PlacedFrame } from './game.ts';
import { inPhase } from './place.ts';
import { regulate, type DealResult, type DealingRules, type Regulator } from './regulate.ts';

/** A settled deal of a session, with its record as it would be written alone, including what it takes over. */
export interface RecordedDeal<Rec, C> extends DealResult<C> {
  readonly record: Rec;
  readonly judgement: Judgement<PlacedFrame>;
}

/** A deal or game as settled among named players. */
export interface SettledDeal<Rec = unknown> {
  /** The dealer, or the player who has the dice. */
  readonly dealer: string;
  /** Seat → player. */
  readonly seated: Readonly<Record<string, string>>;
  /** Record as it would be written alone, including what it takes over; undefined for a misdeal. */
  readonly record: Rec | undefined;
  readonly judgement: Judgement<PlacedFrame> | undefined;
  /** Payments by seat; for a misdeal, the stakes. */
  readonly entries: readonly Entry[];
  /** Player → net in this deal, and since the beginning. */
  readonly won: Balances;
  readonly balances: Balances;
  /** Player → rest of his box, at least 0; undefined if the rules have no boxes. */
  readonly boxes: Balances | undefined;
  /** Player → debt beyond his box, for those who owe. */
  readonly owes: Balances;
  /** Pools afterwards. */
  readonly pools: Balances;
}

export interface SettledSession<Rec = unknown, C = unknown> {
  readonly deals: readonly SettledDeal<Rec>[];
  /** Pools shared out at the end, by player, if the rules say so. */
  readonly leftover: readonly Entry[];
  readonly balances: Balances;
  readonly boxes: Balances | undefined;
  readonly owes: Balances;
  /** Counters on the table at the end. */
  readonly pools: Balances;
  /** State carried over to the next deal. */
  readonly carryOver: C;
  readonly nextDealer: string;
  /** Whether the deals of a party have been played. */
  readonly isOver: boolean;
}

/** Several deals among the same players. */
export interface DealSequence<Rec extends object> {
  /** Players in order of play, along which the deal passes. */
  readonly players: readonly string[];
  /** Undefined at tables. */
  readonly firstDealer?: string;
  /** Records without what they take over; `misdeal` marks a misdealt hand. */
  readonly deals: readonly (Rec | 'misdeal')[];
}

/** What a session needs of a game besides the rules for successive deals. */
export interface SessionGame<Rec, C> extends Regulator<Rec, RecordedDeal<Rec, C>> {
  /** Field that lists the deals, used in places of errors: `deals[2].t5.3`. */
  readonly field: string;
  /** Value of a player's box in the smallest counter; 0 if there is none. */
  readonly boxWorth: number;
  /** Whether the party is over after so many deals. */
  readonly isOver: (played: number) => boolean;
}

/**
 * Settles all deals under the players' names. Returns an error with its place for the first deal that cannot be judged.
 */
export function settleDeals<Rec extends object, C>(
  { players, firstDealer = '', deals }: DealSequence<Rec>,
  game: SessionGame<Rec, C>,
): Result<SettledSession<Rec, C>> {
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
  const balancesAfter = (amounts: readonly number[]) => {
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
      ...balancesAfter(balances),
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
    ...balancesAfter(account.balances),
    pools: account.pools,
    carryOver: account.carryOver,
    nextDealer: players[account.nextDealer] ?? '',
    isOver: account.isOver,
  });
}

/** Rest of every player's box, at least 0, and the debt beyond it. */
function boxesOf(balances: Balances, boxWorth: number): Pick<SettledDeal, 'boxes' | 'owes'> {
  if (boxWorth === 0) return { boxes: undefined, owes: {} };
  const left = Object.entries(balances).map(([player, balance]) => [player, boxWorth + balance] as const);
  return {
    boxes: Object.fromEntries(left.map(([player, rest]) => [player, Math.max(0, rest)])),
    owes: Object.fromEntries(left.filter(([, rest]) => rest < 0).map(([player, rest]) => [player, -rest])),
  };
}

/** Converts an error of one part to an error of the session: at `deals[2].t5.3`. */
const inPart = (part: string, problem: Problem): Problem => ({
  ...problem,
  at: [part, problem.at].filter(Boolean).join('.'),
});

/** Dealing rules for games that carry over a record's `pools`. */
export const dealingInRecords = <C>(
  { ante, misdeal, pass }: DealingRules<C>,
  read: (pools: Balances | undefined) => C,
  write: (carryOver: C) => Balances,
): DealingRules<Balances | undefined> => ({
  ante: (before) => ante(read(before)),
  misdeal: (before) => {
    const made = misdeal(read(before));
    return { ...made, carryOver: write(made.carryOver) };
  },
  ...(pass && { pass: (carryOver) => carryOver && write(pass(read(carryOver))) }),
});

/** Reads a game's sessions from data and settles them. */
export interface Sessions<R, Rec> {
  readonly parse: (body: Fields) => Result<unknown>;
  readonly settle: (body: Fields, rules: R) => Result<SettledSession<Rec>>;
}

/** Hides the type to which a game parses its sessions. */
export const makeSessions = <R, Rec, S>(
  parse: (body: Fields) => Result<S>,
  settle: (session: S, rules: R) => Result<SettledSession<Rec>>,
): Sessions<R, Rec> => ({
  parse,
  settle: (body, rules) => {
    const session = parse(body);
    return session.ok ? settle(session.value, rules) : session;
  },
});

/** Fields of a deal or game meant for readers, which the parser skips. */
const READERS_FIELDS: readonly string[] = ['title', 'notes', 'annotations'];

/** Players of a session in order of play, and who deals first. */
interface SessionPlayers {
  readonly players: readonly string[];
  readonly firstDealer: string;
}

/**
 * Parses the players and the first dealer. `miscounted` is the message for too few, too many or repeated names, and an unknown
 * dealer gets the nearest name.
 */
export function parseCompany(
  { players, firstDealer }: Fields,
  [least, most]: readonly [least: number, most: number],
  miscounted: string,
): Result<SessionPlayers> {
  if (!Array.isArray(players) || !players.every((player) => typeof player === 'string' && player.trim() !== ''))
    return refuse('bad-players', 'A session must name its players, in order of play.', 'players');
  const names = players as readonly string[];
  if (names.length < least || names.length > most || new Set(names).size < names.length)
    return refuse('bad-players', miscounted, 'players');
  if (typeof firstDealer !== 'string' || !names.includes(firstDealer)) {
    const meant = typeof firstDealer === 'string' ? didYouMean(firstDealer, names) : '';
    return refuse('unknown-player', `The first dealer must be one of ${names.join(', ')}.${meant}`, 'firstDealer');
  }
  return ok({ players: names, firstDealer });
}

/** Parses the deals or games in an optional field. Errors have places such as `games[2].throws[3]`. */
export function parseParts<T>(
  data: Fields,
  field: string,
  [notAList, notARecord]: readonly [notAList: string, notARecord: string],
  parse: (body: Fields) => Result<T>,
): Result<readonly T[]> {
  const items: unknown = data[field] ?? [];
  if (!Array.isArray(items)) return refuse('not-a-list', notAList, field);
  const parts: T[] = [];
  for (const [i, item] of items.entries()) {
    const at = `${field}[${String(i)}]`;
    if (!isFields(item)) return refuse('not-a-record', notARecord, at);
    const part = parse(Object.fromEntries(Object.entries(item).filter(([name]) => !READERS_FIELDS.includes(name))));
    if (!part.ok) return err(inPart(at, part.error));
    parts.push(part.value);
  }
  return ok(parts);
}

/** Parses deals without pools, which carry over from deal to deal; `misdeal` marks a misdealt hand. */
export const parseDeals = <Rec>(
  data: Fields,
  parseRecord: (body: Fields) => Result<Rec>,
): Result<readonly (Rec | 'misdeal')[]> =>
  parseParts<Rec | 'misdeal'>(
    data,
    'deals',
    ['The deals of a session must be a list.', 'A deal of a session must be a record, or misdeal: true.'],
    (body) => {
      if ('misdeal' in body)
        return body['misdeal'] === true && Object.keys(body).length === 1
          ? ok('misdeal')
          : refuse('bad-misdeal', 'A misdeal may contain nothing but misdeal: true.', 'misdeal');
      if (body['pools'] !== undefined)
        return refuse('pools-in-session', 'In a session the pools carry over, so a deal must not give them.', 'pools');
      return parseRecord(body);
    },
  );
