import { revertier } from '../../game.ts';
import { settleGame } from './settle.ts';
import { makeDealRecords } from '#components/deal/deal-record.ts';

/** The games of Revertier on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(revertier, settleGame);
