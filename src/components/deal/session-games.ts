import { quadrille } from '#games/quadrille/game.ts';
import { SEATS } from '#games/quadrille/record/record.ts';
import { parseSession as parseQuadrille } from '#games/quadrille/session/session-notation.ts';
import { settleSession as settleQuadrille } from '#games/quadrille/session/session.ts';
import { reversis } from '#games/reversis/game.ts';
import { seatNames } from '#games/reversis/record/record.ts';
import { parseSession as parseReversis } from '#games/reversis/session/session-notation.ts';
import { settleSession as settleReversis } from '#games/reversis/session/session.ts';
import { accountInBook as inQuadrille } from '#games/quadrille/say/account-words.ts';
import { accountInBook as inReversis } from '#games/reversis/say/account-words.ts';
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
