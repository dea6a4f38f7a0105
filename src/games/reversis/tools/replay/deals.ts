import { makeDealRecords } from '#components/deal/deal-record.ts';
import { makePrepare } from '#components/deal/prepare-replay.ts';
import { makePlaySession, roundTheTable } from '#components/deal/session/session-deals.ts';
import { reversis as engine } from '../../game.ts';
import { accountLabel } from '../../say/accounts.ts';
import { sessions } from '../../session/session-notation.ts';
import { rulesThatMatter } from './questions.ts';
import { settleDeal } from './settle.ts';

/** The deals of Réversis on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(engine, settleDeal);

/** The sessions on file, played through. */
export const playSession = makePlaySession({ engine, sessions }, roundTheTable(accountLabel));

/** A deal with the rules it was written down for. */
export const prepareReplay = makePrepare({ engine, settleDeal, rulesThatMatter, stakes: 'pools' });
