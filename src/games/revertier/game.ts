import type { Game } from '#engine/ledger/game.ts';
import type { Frame } from './play/frame.ts';
import { parseRevertier, printRevertier } from './record/notation.ts';
import { packRevertier, unpackRevertier } from './record/link-form.ts';
import type { RevertierRecord } from './record/record.ts';
import { BOOKS } from './rules/books.ts';
import { REVERTIER_KEYS, type RevertierRules } from './rules/keys.ts';
import { judge } from './settle/judge.ts';

/** The whole game, as notation, replay and the pages take it. */
export const revertier: Game<RevertierRules, RevertierRecord, Frame> = {
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
