import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Frame } from './play/frame.ts';
import { parseRevertier, printRevertier } from './record/notation.ts';
import { packRevertier, unpackRevertier } from './record/link-form.ts';
import type { RevertierRecord } from './record/record.ts';
import { BOOKS } from './rules/books.ts';
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
  ruleSets: BOOKS,
  parseRecord: parseRevertier,
  printRecord: printRevertier,
  packRecord: packRevertier,
  unpackRecord: unpackRevertier,
  judge,
};
