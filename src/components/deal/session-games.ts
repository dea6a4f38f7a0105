import { quadrille } from '../../engine/games/quadrille/index.ts';
import { SEATS } from '../../engine/games/quadrille/record.ts';
import { parseSession as parseQuadrille } from '../../engine/games/quadrille/session-notation.ts';
import { settleSession as settleQuadrille } from '../../engine/games/quadrille/session.ts';
import { reversis } from '../../engine/games/reversis/index.ts';
import { seatNames } from '../../engine/games/reversis/record.ts';
import { parseSession as parseReversis } from '../../engine/games/reversis/session-notation.ts';
import { settleSession as settleReversis } from '../../engine/games/reversis/session.ts';
import { accountInBook as inQuadrille } from '../../islands/quadrille/account-words.ts';
import { accountInBook as inReversis } from '../../islands/reversis/account-words.ts';
import { makePlaySession, type PlayedSession } from './session-deals.ts';

/** What the pages of a session ask of its game. */
interface SessionPages {
  readonly playSession: (session: {
    readonly id: string;
    readonly record: Readonly<Record<string, unknown>>;
  }) => PlayedSession;
  /** An account in a column: `great pool`. */
  readonly accountInBook: (account: string) => string;
}

/** The games whose sessions have pages. */
export const SESSION_GAMES: Readonly<Record<string, SessionPages>> = {
  reversis: {
    playSession: makePlaySession({
      game: reversis,
      parseSession: parseReversis,
      settleSession: settleReversis,
      seatsOf: seatNames,
      poolsAtFirst: () => undefined,
      poolsAfter: ({ pools }) => pools,
    }),
    accountInBook: inReversis,
  },
  quadrille: {
    playSession: makePlaySession({
      game: quadrille,
      parseSession: parseQuadrille,
      settleSession: settleQuadrille,
      seatsOf: () => SEATS,
      poolsAtFirst: ({ pools }) => pools,
      poolsAfter: ({ carried }) => carried,
    }),
    accountInBook: inQuadrille,
  },
};
