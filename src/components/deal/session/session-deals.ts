import type { GameDefinition } from '#games/game.ts';
import { unwrap } from '#engine/kernel/result.ts';
import type { SettledDeal, SettledSession } from '#engine/ledger/settle-session.ts';
import { bodyOf, parseHead, type Written } from '#engine/notation/record.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { SESSION_WORDS, type SessionWords } from './session-words.ts';

/** One deal of a session, or one game of a match, with what its editor says of it. */
export interface SessionPart extends Pick<SettledDeal, 'won' | 'balances' | 'owes' | 'pools'> {
  /** From 1, in the order of play; misdeals count. */
  readonly number: number;
  readonly title: string;
  /** As a deal on file, its pools what the deals before have left. Absent for a misdeal. */
  readonly written: Written<unknown, unknown> | undefined;
  readonly notes: string | undefined;
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  /** By seat, who sits there, and where he stood before. */
  readonly seated: Readonly<Record<string, { readonly name: string; readonly stood: number }>>;
  /** Who sits where, on what terms. */
  readonly terms: string;
  /** A line below its title in the account: who deals. */
  readonly said: string;
}

/** A session or a match played through, as its pages show it. */
export interface PlayedSession {
  readonly words: SessionWords;
  readonly players: readonly string[];
  /** Who plays what, where that does not change from one part to the next. */
  readonly sides?: string;
  /** Each pool with its heading. */
  readonly pools: readonly (readonly [id: string, heading: string])[];
  readonly parts: readonly SessionPart[];
  readonly atEnd: Pick<SettledSession, 'balances' | 'owes' | 'pools' | 'boxes'>;
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

/** How the pages speak of one game’s sessions. */
export interface SessionSpeech<R, Rec> {
  readonly words: SessionWords;
  /** A pool in a heading: `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly sides?: (players: readonly string[]) => string;
  /** Who sits where, on what terms, and what is said of it in the account. */
  readonly terms: (deal: SettledDeal<Rec>, players: readonly string[], rules: R) => Pick<SessionPart, 'terms' | 'said'>;
}

/** Of deals round the table nothing need be said but who sits where, and who deals. */
export const roundTheTable = (accountLabel: (account: string) => string): SessionSpeech<unknown, unknown> => ({
  words: SESSION_WORDS,
  accountLabel,
  terms: ({ seated, dealer }) => ({
    terms: `The seats: ${Object.entries(seated)
      .map(([seat, player]) => `${seatHeading(seat).toLowerCase()} ${player}`)
      .join(', ')}.`,
    said: `${dealer} deals`,
  }),
});

/** Sessions of a game on file, settled. They were read once already when the content was checked. */
export const makePlaySession =
  <R extends object, Rec, Frame extends PlacedFrame>(
    { engine, sessions }: Required<Pick<GameDefinition<R, Rec, Frame>, 'engine' | 'sessions'>>,
    { words, accountLabel, sides, terms }: SessionSpeech<R, Rec>,
  ) =>
  ({ id, record }: SessionOnFile): PlayedSession => {
    const variation = unwrap(parseHead(engine, record), id);
    const settled = unwrap(sessions.settle(bodyOf(record), variation.rules), id);
    const players = record['players'] as readonly string[];
    const said = (record['deals'] ?? record['games']) as readonly Said[];
    return {
      words,
      players,
      ...(sides && { sides: sides(players) }),
      pools: Object.keys(settled.pools).map((pool) => [pool, accountLabel(pool)]),
      atEnd: settled,
      parts: settled.deals.map((deal, i): SessionPart => {
        const { seated, won, balances, owes, pools } = deal;
        const {
          title = deal.record ? `${words.Part} ${String(i + 1)}` : 'A misdeal',
          notes,
          annotations = [],
        } = said[i]!;
        return {
          number: i + 1,
          title,
          written: deal.record && { variation, record: deal.record },
          notes,
          annotations,
          ...terms(deal, players, variation.rules),
          seated: Object.fromEntries(
            Object.entries(seated).map(([seat, name]) => [
              seat,
              { name, stood: (balances[name] ?? 0) - (won[name] ?? 0) },
            ]),
          ),
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
