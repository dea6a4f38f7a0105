import { reversis } from '../../game.ts';
import { settleDeal } from './settle.ts';
import { makeDealRecords } from '#components/deal/deal-record.ts';

/** The deals of Réversis on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(reversis, settleDeal);
