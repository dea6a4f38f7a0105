import { makeDealRecords } from '#components/deal/deal-record.ts';
import { makePrepare } from '#components/deal/prepare-replay.ts';
import { passeSeize as engine } from '../../game.ts';
import { rulesThatMatter } from './questions.ts';
import { settleDeal } from './settle.ts';

/** The deals of Passe-Seize on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(engine, settleDeal);

/** A deal with the rules it was written down for. */
export const prepareReplay = makePrepare({ engine, settleDeal, rulesThatMatter, stakes: 'stake' });
