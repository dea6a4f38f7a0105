import { makePlaySession } from '#components/deal/session-deals.ts';
import { reversis } from '../../game.ts';
import { seatNames } from '../../record/record.ts';
import { accountInBook } from '../../say/account-words.ts';
import { parseSession } from '../../session/session-notation.ts';
import { settleSession } from '../../session/session.ts';

/** The sessions on file, played through. */
export const playSession = makePlaySession({
  game: reversis,
  parseSession,
  settleSession,
  seatsOf: seatNames,
  poolsAtFirst: () => undefined,
  poolsAfter: ({ pools }) => pools,
  accountInBook,
});
