import type { Game } from '#engine/ledger/game.ts';
import type { Frame } from '../play/frame.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '../rules/keys.ts';
import { parseQuadrille, printQuadrille } from './notation.ts';
import { packQuadrille } from './pack.ts';
import type { QuadrilleRecord } from './record.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';
import { unpackQuadrille } from './unpack.ts';

/** Quadrille as far as reading and writing goes: what records and links need, without the judging. */
export const quadrilleFormat: Omit<Game<QuadrilleRules, QuadrilleRecord, Frame>, 'judge'> = {
  id: 'quadrille',
  n: 2,
  keys: QUADRILLE_KEYS,
  ruleSets: [tgq1728, quanti1822, mediateur1752],
  parseRecord: parseQuadrille,
  printRecord: printQuadrille,
  packRecord: packQuadrille,
  unpackRecord: unpackQuadrille,
};
