import { quadrille } from '../../game.ts';
import type { Chain } from '#edition/chain.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '../../rules/keys.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { linking } from './linking.ts';
import type { ReplayModel } from '../../table/model.ts';
import { rulesThatMatter } from './moving-rules.ts';
import { packDeal, type PackedDeal } from './packed-deal.ts';
import { rulesInWords } from './questions.ts';
import { settleDeal } from './settle.ts';
import { makePrepare, openAll, openBook as openAny, type Preparing } from '#components/deal/prepare-replay.ts';

const QUADRILLE: Preparing<QuadrilleKey, QuadrilleRules, QuadrilleRecord, ReplayModel, PackedDeal> = {
  game: 'quadrille',
  keys: QUADRILLE_KEYS,
  settleDeal,
  rulesThatMatter,
  rulesInWords,
  packDeal,
  linking,
  stakes: 'stake',
};

/** A deal of Quadrille with the rules it was written down for. */
export const prepareReplay = makePrepare(QUADRILLE);

/** A book of Quadrille packed and put in words: once, for all its deals. */
export const openBook = (book: RuleSet<QuadrilleRules>, chain: Chain): ReturnType<typeof openAny> =>
  openAny(QUADRILLE, book, chain);

/** Every book of the game that has an edition, in order of date. */
export const openBooks = openAll(quadrille, QUADRILLE);
