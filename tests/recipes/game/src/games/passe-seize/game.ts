import type { Game, GameTypes } from '#engine/ledger/game.ts';
import {
  packPasseSeize,
  parsePasseSeize,
  printPasseSeize,
  unpackPasseSeize,
  type PasseSeizeRecord,
} from './record/record.ts';
import { feuilleFeinte1702 } from './rules/books/feuille-feinte-1702.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeRules } from './rules/keys.ts';
import { judge, type Frame } from './settle/judge.ts';
import type { CountModel } from './table/model.ts';

/** The types of Passe-Seize. */
export interface PasseSeize extends GameTypes {
  readonly rules: PasseSeizeRules;
  readonly record: PasseSeizeRecord;
  readonly frame: Frame;
  readonly model: CountModel;
}

/** A game that nobody ever played, made up to try how one is added. */
export const passeSeize: Game<PasseSeize> = {
  id: 'passe-seize',
  linkNumber: 99,
  keys: PASSE_SEIZE_KEYS,
  ruleSets: [feuilleFeinte1702],
  parseRecord: parsePasseSeize,
  printRecord: printPasseSeize,
  packRecord: packPasseSeize,
  unpackRecord: unpackPasseSeize,
  judge,
};
