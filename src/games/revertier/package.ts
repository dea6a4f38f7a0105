import type { GameTypes } from '#engine/ledger/game.ts';
import type { EngineGame } from '../game.ts';
import { revertierTable } from './choices/table-game.ts';
import type { RevertierAct } from './choices/turn.ts';
import { revertier as engine } from './game.ts';
import { revertierLab } from './lab.ts';
import { sampleGame } from './policy/sample-game.ts';
import type { RevertierRecord } from './record/record.ts';
import type { RevertierRules } from './rules/keys.ts';
import { sessions } from './session/session.ts';

/** The types of Revertier that callers may name: its rules, the body of its records, and acts. */
export interface PackagedRevertier extends GameTypes {
  readonly rules: RevertierRules;
  readonly record: RevertierRecord;
  readonly act: RevertierAct;
}

/** Revertier, to pass to the functions of `quinola-engine`. This file is all of its entry in the package. */
export const revertier: EngineGame<PackagedRevertier> = {
  ...engine,
  name: 'Revertier',
  table: revertierTable,
  plainDeal: (seed, rules) => sampleGame(seed, rules),
  lab: revertierLab,
  sessions,
};
