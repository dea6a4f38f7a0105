import { makeDealRecords, makePrepare } from '#components/deal/deal-record.ts';
import { makePlaySession, roundTheTable } from '#components/deal/session/session-deals.ts';
import { quadrille as engine } from '../../game.ts';
import { accountLabel } from '../../wording/names.ts';
import { sessions } from '../../session/session.ts';
import { settleDeal, SHOWN_QUADRILLE } from './settle.ts';

/** The deals of Quadrille on file. This file is found by its path (`import.meta.glob`). */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(engine, settleDeal);

/** The sessions on file, played through. */
export const playSession = makePlaySession({ engine, sessions }, roundTheTable(accountLabel));

/** A deal with its rule set. */
export const prepareReplay = makePrepare({ ...SHOWN_QUADRILLE, stakes: 'stake' });
