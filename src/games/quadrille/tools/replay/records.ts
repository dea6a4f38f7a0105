import { quadrille } from '../../game.ts';
import { settleDeal } from './settle.ts';
import { makeDealRecords } from '#components/deal/deal-record.ts';

/** The deals of Quadrille on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(quadrille, settleDeal);
