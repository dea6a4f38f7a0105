import { reversis } from '../../engine/games/reversis/index.ts';
import { settleDeal } from '../../islands/reversis/settle.ts';
import { makeDealRecords } from './deal-record.ts';

/** The deals of Réversis on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(reversis, settleDeal);
