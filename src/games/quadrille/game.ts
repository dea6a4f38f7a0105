import type { Game } from '#engine/ledger/game.ts';
import type { Frame } from './play/frame.ts';
import { parseQuadrille, printQuadrille } from './record/notation.ts';
import { packQuadrille, unpackQuadrille } from './record/link-form.ts';
import type { QuadrilleRecord } from './record/record.ts';
import { BOOKS } from './rules/books.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from './rules/keys.ts';
import { judge } from './settle/judge.ts';

/** The whole game, as notation, replay and the pages take it. */
export const quadrille: Game<QuadrilleRules, QuadrilleRecord, Frame> = {
  id: 'quadrille',
  linkNumber: 2,
  keys: QUADRILLE_KEYS,
  ruleSets: BOOKS,
  parseRecord: parseQuadrille,
  printRecord: printQuadrille,
  packRecord: packQuadrille,
  unpackRecord: unpackQuadrille,
  judge,
};
