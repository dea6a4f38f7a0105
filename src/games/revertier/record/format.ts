import type { Game } from '#engine/ledger/game.ts';
import type { Frame } from '../play/frame.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { revertierLinks } from './links.ts';
import { parseRevertier, printRevertier } from './notation.ts';
import type { RevertierRecord } from './record.ts';
import { revertier1792 } from '../rules/books/revertier-1792.ts';

/** Revertier as far as reading and writing goes: what records and links need, without the judging. */
export const revertierFormat: Omit<Game<RevertierRules, RevertierRecord, Frame>, 'judge'> = {
  ...revertierLinks,
  ruleSets: [revertier1792],
  parseRecord: parseRevertier,
  printRecord: printRevertier,
};
