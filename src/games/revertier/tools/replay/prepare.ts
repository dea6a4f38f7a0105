import { revertier } from '../../game.ts';
import type { Chain } from '#edition/chain.ts';
import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from '../../rules/keys.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { linking } from './linking.ts';
import type { GameModel } from '../../table/model.ts';
import { rulesThatMatter } from './moving-rules.ts';
import { packGame, type PackedGame } from './packed-game.ts';
import { rulesInWords } from './questions.ts';
import { settleGame } from './settle.ts';
import { makePrepare, openAll, openBook as openAny, type Preparing } from '#components/deal/prepare-replay.ts';

const REVERTIER: Preparing<RevertierKey, RevertierRules, RevertierRecord, GameModel, PackedGame> = {
  game: 'revertier',
  keys: REVERTIER_KEYS,
  settleDeal: settleGame,
  rulesThatMatter,
  rulesInWords,
  packDeal: packGame,
  linking,
  stakes: 'ending',
};

/** A game of Revertier with the rules it was written down for. */
export const prepareReplay = makePrepare(REVERTIER);

/** The book of Revertier packed and put in words: once, for all its games. */
export const openBook = (book: RuleSet<RevertierRules>, chain: Chain): ReturnType<typeof openAny> =>
  openAny(REVERTIER, book, chain);

/** Every book of the game that has an edition, in order of date. */
export const openBooks = openAll(revertier, REVERTIER);
