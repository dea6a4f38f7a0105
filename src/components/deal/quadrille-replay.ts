import type { Chain } from '../../edition/chain.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '../../engine/games/quadrille/keys.ts';
import type { QuadrilleRecord } from '../../engine/games/quadrille/record.ts';
import { linking } from '../../islands/quadrille/linking.ts';
import type { ReplayModel } from '../../islands/quadrille/model.ts';
import { rulesThatMatter } from '../../islands/quadrille/moving-rules.ts';
import { packDeal, type PackedDeal } from '../../islands/quadrille/packed-deal.ts';
import { rulesInWords } from '../../islands/quadrille/questions.ts';
import { settleDeal } from '../../islands/quadrille/settle.ts';
import { makePrepare, openBook as openAny, type Preparing } from './prepare-replay.ts';

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
