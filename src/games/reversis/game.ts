import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Frame } from './play/facts.ts';
import { parseReversis, printReversis } from './record/notation.ts';
import { packReversis, unpackReversis } from './record/link-form.ts';
import type { ReversisRecord } from './record/record.ts';
import { almanach1785 } from './rules/books/almanach-1785.ts';
import { ancient } from './rules/books/ancient.ts';
import { bohn1850 } from './rules/books/bohn-1850.ts';
import { encyclopedie1765 } from './rules/books/encyclopedie-1765.ts';
import { hoyle1847 } from './rules/books/hoyle-1847.ts';
import { lpjr1634 } from './rules/books/lpjr-1634.ts';
import { maison1659 } from './rules/books/maison-1659.ts';
import { parlett2008 } from './rules/books/parlett-2008.ts';
import { REVERSIS_KEYS, type ReversisRules } from './rules/keys.ts';
import { judge } from './settle/judge.ts';
import type { ReplayModel } from './table/model.ts';
import type { ReversisAct } from './choices/turn.ts';
import type { ReversisView } from './choices/view.ts';

/** The types of Réversis. */
export interface Reversis extends GameTypes {
  readonly rules: ReversisRules;
  readonly record: ReversisRecord;
  readonly frame: Frame;
  readonly act: ReversisAct;
  readonly view: ReversisView;
  readonly model: ReplayModel;
}

/** The engine of Réversis: its records and rules, and how they settle. */
export const reversis: Game<Reversis> = {
  id: 'reversis',
  linkNumber: 1,
  keys: REVERSIS_KEYS,
  // Pages order books by the dates of their editions, so a new book goes at the end.
  ruleSets: [ancient, lpjr1634, maison1659, encyclopedie1765, almanach1785, hoyle1847, bohn1850, parlett2008],
  parseRecord: parseReversis,
  printRecord: printReversis,
  packRecord: packReversis,
  unpackRecord: unpackReversis,
  judge,
};
