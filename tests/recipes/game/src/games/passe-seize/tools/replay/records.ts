import { makeDealRecords } from '#components/deal/deal-record.ts';
import { passeSeize } from '../../game.ts';
import { settleDeal } from './settle.ts';

/** The deals of Passe-Seize on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(passeSeize, settleDeal);
