import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Frame } from './play/frame.ts';
import { parseRevertier, printRevertier } from './record/notation.ts';
import { packRevertier, unpackRevertier } from './record/link-form.ts';
import type { RevertierRecord } from './record/record.ts';
import { revertier1792 } from './rules/books/revertier-1792.ts';
import { trictrac1698 } from './rules/books/trictrac-1698.ts';
import { verquere1725 } from './rules/books/verquere-1725.ts';
import { REVERTIER_KEYS, type RevertierRules } from './rules/keys.ts';
import { judge } from './settle/judge.ts';
import type { GameModel } from './table/model.ts';
import type { RevertierAct, RevertierView } from './choices/turn.ts';

/** The types of Revertier. */
export interface Revertier extends GameTypes {
  readonly rules: RevertierRules;
  readonly record: RevertierRecord;
  readonly frame: Frame;
  readonly act: RevertierAct;
  readonly view: RevertierView;
  readonly model: GameModel;
}

/** The engine of Revertier: its records and rules, and how they settle. */
export const revertier: Game<Revertier> = {
  id: 'revertier',
  linkNumber: 3,
  keys: REVERTIER_KEYS,
  // Pages order books by the dates of their editions, so a new book goes at the end.
  ruleSets: [trictrac1698, verquere1725, revertier1792],
  parseRecord: parseRevertier,
  printRecord: printRevertier,
  packRecord: packRevertier,
  unpackRecord: unpackRevertier,
  judge,
};

/** The book by whose rules the house learns to play; it plays by every book with what it learned (`house/learn.ts`). */
export const LEARNED_BY = revertier1792;
