import type { GameDefinition } from '#games/game.ts';
import { unwrap } from '#engine/kernel/result.ts';
import type { Sessions, SettledDeal, SettledSession } from '#engine/ledger/settle-session.ts';
import { accountIn, type GameTypes } from '#engine/ledger/game.ts';
import { bodyOf, parseHead, type WrittenDeal } from '#engine/notation/record.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import type { RecordOnFile } from '../deal-record.ts';

/** Words for a session and its parts. */
export interface SessionWords {
  readonly whole: string;
  readonly part: string;
  /** Heading of a part: `Deal 3`. */
  readonly Part: string;
  /** Origin of records that the source has. Notes say what was composed for the site. */
  readonly attested: string;
}

/** Words for a session of deals. */
const SESSION_WORDS: SessionWords = {
  whole: 'session',
  part: 'deal',
  Part: 'Deal',
  attested: 'The cards come from the source.',
};

/** Words for a match of games between two players. */
const MATCH_WORDS: SessionWords = {
  whole: 'match',
  part: 'game',
  Part: 'Game',
  attested: 'The games come from the source.',
};

/** A deal of a session or a game of a match, with its editor's remarks. */
export interface SessionPart extends Pick<SettledDeal, 'won' | 'balances' | 'owes' | 'pools'> {
  /** Counted from 1 in order of play, including misdeals. */
  readonly number: number;
  readonly title: string;
  /** As a deal on file, with the pools left by earlier deals; undefined for a misdeal. */
  readonly written: WrittenDeal<unknown, unknown> | undefined;
  readonly notes: string | undefined;
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  /** By seat: the player and his balance before this part. */
  readonly seated: Readonly<Record<string, { readonly name: string; readonly stood: number }>>;
  /** Seats and terms, in words. */
  readonly terms: string;
  /** Line below its title in the account: the dealer. */
  readonly said: string;
}

/** A settled session or match, for its pages. */
export interface PlayedSession {
  readonly words: SessionWords;
  readonly players: readonly string[];
  /** Which player has which colour, if that never changes. */
  readonly sides?: string;
  /** Pools with their headings. */
  readonly pools: readonly (readonly [id: string, heading: string])[];
  readonly parts: readonly SessionPart[];
  readonly atEnd: Pick<SettledSession, 'balances' | 'owes' | 'pools' | 'boxes'>;
}

/** An editor's remarks on a deal of a session. */
interface Said {
  readonly title?: string;
  readonly notes?: string;
  readonly annotations?: SessionPart['annotations'];
}

/** Words for a deal at a table: the seats and the dealer. */
const atTable = ({ seated, dealer }: SettledDeal): Pick<SessionPart, 'terms' | 'said'> => ({
  terms: `The seats: ${Object.entries(seated)
    .map(([seat, player]) => `${seatHeading(seat).toLowerCase()} ${player}`)
    .join(', ')}.`,
  said: `${dealer} deals`,
});

/** Settles sessions on file. Throws for an invalid one, which the content check has already reported. */
export const makePlaySession =
  <G extends GameTypes>(
    { engine, match }: Pick<GameDefinition<G>, 'engine' | 'match'>,
    sessions: Sessions<G['rules'], G['record']>,
    accountLabel: (account: string) => string,
  ) =>
  ({ id, record }: RecordOnFile): PlayedSession => {
    const words = match ? MATCH_WORDS : SESSION_WORDS;
    const variation = unwrap(parseHead(engine, record), id);
    const settled = unwrap(sessions.settle(bodyOf(record), variation.rules), id);
    const players = record['players'] as readonly string[];
    const said = (record['deals'] ?? record['games']) as readonly Said[];
    return {
      words,
      players,
      ...(match && { sides: match.sides(players) }),
      pools: Object.keys(settled.pools).map((pool) => [pool, accountLabel(accountIn(variation.source, pool))]),
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
          ...(match ? match.terms(deal, players, variation.rules) : atTable(deal)),
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

/** Number of the nearest part that was played, in one direction from an index; undefined if there is none. */
export function playedFrom(parts: readonly SessionPart[], from: number, by: 1 | -1): number | undefined {
  for (let i = from; i >= 0 && i < parts.length; i += by) if (parts[i]?.written) return i + 1;
  return undefined;
}
