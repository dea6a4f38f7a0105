import type { Game } from '#engine/ledger/game.ts';
import type { Frame } from './play/frame.ts';
import { parseReversis, printReversis } from './record/notation.ts';
import { packReversis, unpackReversis } from './record/link-form.ts';
import type { ReversisRecord } from './record/record.ts';
import { BOOKS } from './rules/books.ts';
import { REVERSIS_KEYS, type ReversisRules } from './rules/keys.ts';
import { judge } from './settle/judge.ts';

/** The whole game, as notation, replay and the pages take it. */
export const reversis: Game<ReversisRules, ReversisRecord, Frame> = {
  id: 'reversis',
  linkNumber: 1,
  keys: REVERSIS_KEYS,
  ruleSets: BOOKS,
  parseRecord: parseReversis,
  printRecord: printReversis,
  packRecord: packReversis,
  unpackRecord: unpackReversis,
  judge,
};
