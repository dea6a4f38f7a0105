import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Frame } from './play/frame.ts';
import { parseQuadrille, printQuadrille } from './record/notation.ts';
import { packQuadrille, unpackQuadrille } from './record/link-form.ts';
import type { QuadrilleRecord } from './record/record.ts';
import { britannica1842 } from './rules/books/britannica-1842.ts';
import { mediateur1752 } from './rules/books/mediateur-1752.ts';
import { quanti1822 } from './rules/books/quanti-1822.ts';
import { tgq1728 } from './rules/books/tgq-1728.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from './rules/keys.ts';
import { judge } from './settle/judge.ts';
import type { ReplayModel } from './table/model.ts';
import type { QuadrilleAct } from './choices/turn.ts';
import type { QuadrilleView } from './choices/view.ts';

/** The types of Quadrille. */
export interface Quadrille extends GameTypes {
  readonly rules: QuadrilleRules;
  readonly record: QuadrilleRecord;
  readonly frame: Frame;
  readonly act: QuadrilleAct;
  readonly view: QuadrilleView;
  readonly model: ReplayModel;
}

/** The engine of Quadrille: its records and rules, and how they settle. */
export const quadrille: Game<Quadrille> = {
  id: 'quadrille',
  linkNumber: 2,
  keys: QUADRILLE_KEYS,
  // Pages order books by the dates of their editions, so a new book goes at the end.
  ruleSets: [tgq1728, quanti1822, mediateur1752, britannica1842],
  parseRecord: parseQuadrille,
  printRecord: printQuadrille,
  packRecord: packQuadrille,
  unpackRecord: unpackQuadrille,
  judge,
};
