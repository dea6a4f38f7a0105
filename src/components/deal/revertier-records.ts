import { revertier } from '../../engine/games/revertier/index.ts';
import { settleGame } from '../../islands/revertier/settle.ts';
import { makeDealRecords } from './deal-record.ts';

/** The games of Revertier on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(revertier, settleGame);
