import { unwrap, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Game } from '#engine/ledger/game.ts';
import { findRuleSet, parseChanges, type Written } from '#engine/notation/record.ts';
import { seatHeading } from '#engine/words/account-words.ts';
import { SESSION_WORDS, type SessionWords } from './session-words.ts';

/** A deal of a session as it was settled, as far as pages show it. */
export interface SettledDeal {
  readonly dealer: string;
  /** Seat → player. */
  readonly seated: Readonly<Record<string, string>>;
  readonly won: Balances;
  readonly balances: Balances;
  readonly owes: Balances;
  readonly pools: Balances;
}

export interface SettledSession<D extends SettledDeal = SettledDeal> {
  readonly deals: readonly D[];
  readonly balances: Balances;
  readonly boxes: Balances | undefined;
  readonly owes: Balances;
  readonly pools: Balances;
}

/** One deal of a session, or one game of a match, with what its editor says of it. */
export interface SessionPart {
  /** From 1, in the order of play; misdeals count. */
  readonly number: number;
  readonly title: string;
  /** As a deal on file, its pools what the deals before have left. Absent for a misdeal. */
  readonly written: Written<unknown, unknown> | undefined;
  readonly notes: string | undefined;
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  /** Who sits where, on what terms. */
  readonly terms: string;
  /** A line below its title in the account: who deals. */
  readonly said: string;
  /** Player → won in it, standing after it, debt; and what lies in each pool after it. */
  readonly won: Balances;
  readonly balances: Balances;
  readonly owes?: Balances;
  readonly pools?: Balances;
}

/** A session or a match played through, as its pages show it. */
export interface PlayedSession {
  readonly words: SessionWords;
  readonly players: readonly string[];
  /** Who plays what, where that does not change from one part to the next. */
  readonly sides?: string;
  /** Each pool with its heading. */
  readonly pools?: readonly (readonly [id: string, heading: string])[];
  readonly parts: readonly SessionPart[];
  readonly atEnd: {
    readonly balances: Balances;
    readonly owes?: Balances;
    readonly pools?: Balances;
    /** What is left in each player’s box. */
    readonly boxes?: Balances | undefined;
  };
}

export interface SessionOnFile {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** What an editor may say beside a deal of a session. */
interface Said {
  readonly title?: string;
  readonly notes?: string;
  readonly annotations?: SessionPart['annotations'];
}

/** A session as a game reads it. */
interface Played<Rec> {
  readonly players: readonly string[];
  readonly deals: readonly (Rec | 'misdeal')[];
}

/** What sessions ask of a game. */
export interface SessionGame<R, Rec, S extends Played<Rec>, D extends SettledDeal> {
  readonly game: Game<R, Rec, unknown>;
  readonly parseSession: (body: Readonly<Record<string, unknown>>) => Result<S>;
  readonly settleSession: (session: S, rules: R) => Result<SettledSession<D>>;
  readonly seatsOf: (players: number) => readonly string[];
  /** What lies on the table before the first deal, where a session says so, and before a deal that follows another. */
  readonly poolsAtFirst: (session: S) => Balances | undefined;
  readonly poolsAfter: (deal: D) => Balances;
  /** A pool in a heading: `great pool`. */
  readonly accountInBook: (account: string) => string;
}

/** Fields of a session beside the game’s own. */
const HEAD_FIELDS: readonly string[] = ['game', 'ruleset', 'vary'];

/** Sessions of a game on file, settled. They were read once already when the content was checked. */
export const makePlaySession =
  <R, Rec, S extends Played<Rec>, D extends SettledDeal>({
    game,
    parseSession,
    settleSession,
    seatsOf,
    poolsAtFirst,
    poolsAfter,
    accountInBook,
  }: SessionGame<R, Rec, S, D>) =>
  ({ id, record }: SessionOnFile): PlayedSession => {
    const variation = unwrap(parseChanges(game, unwrap(findRuleSet(game, record['ruleset']), id), record['vary']), id);
    const body = Object.fromEntries(Object.entries(record).filter(([field]) => !HEAD_FIELDS.includes(field)));
    const session = unwrap(parseSession(body), id);
    const settled = unwrap(settleSession(session, variation.rules), id);
    const said = record['deals'] as readonly Said[];
    const seats = seatsOf(session.players.length);
    return {
      words: SESSION_WORDS,
      players: session.players,
      pools: Object.keys(settled.pools).map((pool) => [pool, accountInBook(pool)]),
      atEnd: settled,
      parts: session.deals.map((deal, i): SessionPart => {
        const last = settled.deals[i - 1];
        const { dealer, seated, won, balances, owes, pools } = settled.deals[i]!;
        const before = last ? poolsAfter(last) : poolsAtFirst(session);
        // Through the notation, as a deal on file is read: the pools before it are part of its record.
        const record = deal === 'misdeal' ? undefined : { ...game.printRecord(deal), ...(before && { pools: before }) };
        return {
          number: i + 1,
          title: said[i]?.title ?? (deal === 'misdeal' ? 'A misdeal' : `Deal ${String(i + 1)}`),
          written: record && { variation, record: unwrap(game.parseRecord(record), id) },
          notes: said[i]?.notes,
          annotations: said[i]?.annotations ?? [],
          terms: `The seats: ${seats.map((seat) => `${seatHeading(seat).toLowerCase()} ${seated[seat] ?? ''}`).join(', ')}.`,
          said: `${dealer} deals`,
          won,
          balances,
          owes,
          pools,
        };
      }),
    };
  };

/** The number of the nearest part that was played, going one way from an index; undefined where there is none. */
export function playedFrom(parts: readonly SessionPart[], from: number, by: 1 | -1): number | undefined {
  for (let i = from; i >= 0 && i < parts.length; i += by) if (parts[i]?.written) return i + 1;
  return undefined;
}
