import { makePlaySession } from '#components/deal/session-deals.ts';
import { quadrille } from '../../game.ts';
import { SEATS } from '../../record/record.ts';
import { accountInBook } from '../../say/account-words.ts';
import { parseSession } from '../../session/session-notation.ts';
import { settleSession } from '../../session/session.ts';

/** The sessions on file, played through. */
export const playSession = makePlaySession({
  game: quadrille,
  parseSession,
  settleSession,
  seatsOf: () => SEATS,
  poolsAtFirst: ({ pools }) => pools,
  poolsAfter: ({ carried }) => carried,
  accountInBook,
});
