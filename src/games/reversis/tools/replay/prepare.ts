import { reversis } from '../../game.ts';
import type { Chain } from '#edition/chain.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../../rules/keys.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { linking } from './linking.ts';
import type { ReplayModel } from '../../table/model.ts';
import { rulesThatMatter } from './moving-rules.ts';
import { packDeal, type PackedDeal } from './packed-deal.ts';
import { rulesInWords } from './questions.ts';
import { settleDeal } from './settle.ts';
import { makePrepare, openAll, openBook as openAny, type Preparing } from '#components/deal/prepare-replay.ts';

const REVERSIS: Preparing<ReversisKey, ReversisRules, ReversisRecord, ReplayModel, PackedDeal> = {
  game: 'reversis',
  keys: REVERSIS_KEYS,
  settleDeal,
  rulesThatMatter,
  rulesInWords,
  packDeal,
  linking,
  stakes: 'pools',
};

/** A deal of Réversis with the rules it was written down for. */
export const prepareReplay = makePrepare(REVERSIS);

/** A book of Réversis packed and put in words: once, for all its deals. */
export const openBook = (book: RuleSet<ReversisRules>, chain: Chain): ReturnType<typeof openAny> =>
  openAny(REVERSIS, book, chain);

/** Every book of the game that has an edition, in order of date. */
export const openBooks = openAll(reversis, REVERSIS);
