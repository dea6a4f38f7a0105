import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Frame } from './play/facts.ts';
import { parseReversis, printReversis } from './record/notation.ts';
import { packReversis, unpackReversis } from './record/link-form.ts';
import type { ReversisRecord } from './record/record.ts';
import { BOOKS } from './rules/books.ts';
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
  ruleSets: BOOKS,
  parseRecord: parseReversis,
  printRecord: printReversis,
  packRecord: packReversis,
  unpackRecord: unpackReversis,
  judge,
};
