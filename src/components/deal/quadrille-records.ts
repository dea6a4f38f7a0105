import { quadrille } from '../../engine/games/quadrille/index.ts';
import { settleDeal } from '../../islands/quadrille/settle.ts';
import { makeDealRecords } from './deal-record.ts';

/** The deals of Quadrille on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(quadrille, settleDeal);
