import type { Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Game } from '#engine/ledger/game.ts';
import { findRuleSet, parseChanges } from '#engine/notation/record.ts';

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

/** One deal of a session with what its editor says of it. */
export interface SessionDeal {
  /** From 1, in the order of play; misdeals count. */
  readonly number: number;
  readonly title: string;
  /** As a deal on file would have it, its pools what the deals before have left. Absent for a misdeal. */
  readonly record: Readonly<Record<string, unknown>> | undefined;
  readonly notes: string | undefined;
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  readonly settled: SettledDeal;
}

export interface PlayedSession {
  readonly players: readonly string[];
  /** The seats in order of play. */
  readonly seats: readonly string[];
  readonly deals: readonly SessionDeal[];
  readonly settled: SettledSession;
}

interface OnFile {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** What an editor may say beside a deal of a session. */
interface Said {
  readonly title?: string;
  readonly notes?: string;
  readonly annotations?: SessionDeal['annotations'];
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
  }: SessionGame<R, Rec, S, D>) =>
  ({ id, record }: OnFile): PlayedSession => {
    const held = <T>(result: Result<T>): T => {
      if (!result.ok) throw new Error(`${id}: ${result.error.at ?? ''} ${result.error.message}`);
      return result.value;
    };
    const { ruleset, vary } = record;
    const { rules } = held(parseChanges(game, held(findRuleSet(game, ruleset)), vary));
    const body = Object.fromEntries(Object.entries(record).filter(([field]) => !HEAD_FIELDS.includes(field)));
    const session = held(parseSession(body));
    const settled = held(settleSession(session, rules));
    const said = record['deals'] as readonly Said[];
    return {
      players: session.players,
      seats: seatsOf(session.players.length),
      settled,
      deals: session.deals.map((deal, i): SessionDeal => {
        const last = settled.deals[i - 1];
        const pools = last ? poolsAfter(last) : poolsAtFirst(session);
        return {
          number: i + 1,
          title: said[i]?.title ?? (deal === 'misdeal' ? 'A misdeal' : `Deal ${String(i + 1)}`),
          record:
            deal === 'misdeal'
              ? undefined
              : { game: game.id, ruleset, vary, ...game.printRecord(deal), ...(pools && { pools }) },
          notes: said[i]?.notes,
          annotations: said[i]?.annotations ?? [],
          settled: settled.deals[i]!,
        };
      }),
    };
  };

/** The number of the nearest deal that was played, going one way from an index; undefined where there is none. */
export function playedFrom(deals: readonly SessionDeal[], from: number, by: 1 | -1): number | undefined {
  for (let i = from; i >= 0 && i < deals.length; i += by) if (deals[i]?.record) return i + 1;
  return undefined;
}
