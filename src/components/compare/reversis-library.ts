import { dealAnother } from '../../engine/games/reversis/deal-another.ts';
import { reversis } from '../../engine/games/reversis/index.ts';
import type { ReversisRules } from '../../engine/games/reversis/keys.ts';
import type { ReversisRecord } from '../../engine/games/reversis/record.ts';
import { COMPARED_REVERSIS } from '../../islands/reversis/compare/game.ts';
import { readDeal } from '../deal/reversis-records.ts';
import { openBook } from '../deal/reversis-replay.ts';
import type { ComparedLibrary } from './game.ts';

export const REVERSIS_LIBRARY: ComparedLibrary<ReversisRules, ReversisRecord> = {
  game: reversis,
  compared: COMPARED_REVERSIS,
  readDeal,
  openBook,
  dealAnother: (seed, rules) => dealAnother(seed, rules),
};
