import { makeDealRecords, makePrepare } from '#components/deal/deal-record.ts';
import { passeSeize as engine } from '../../game.ts';
import { settleDeal, SHOWN_PASSE_SEIZE } from './settle.ts';

/** The deals of Passe-Seize on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(engine, settleDeal);

/** A deal with the rules it was written down for. */
export const prepareReplay = makePrepare({ ...SHOWN_PASSE_SEIZE, stakes: 'stake' });
