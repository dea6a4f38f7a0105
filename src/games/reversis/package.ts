import type { GameTypes } from '#engine/ledger/game.ts';
import type { EngineGame } from '../game.ts';
import { reversisTable } from './choices/table-game.ts';
import type { ReversisAct } from './choices/turn.ts';
import { reversis as engine } from './game.ts';
import { reversisLab } from './lab.ts';
import { dealAnother } from './policy/plain-deal.ts';
import type { ReversisRecord } from './record/record.ts';
import type { ReversisRules } from './rules/keys.ts';
import { sessions } from './session/session.ts';

/** The types of Réversis that callers may name: its rules, the body of its records, and acts. */
export interface PackagedReversis extends GameTypes {
  readonly rules: ReversisRules;
  readonly record: ReversisRecord;
  readonly act: ReversisAct;
}

/** Réversis, to pass to the functions of `quinola-engine`. This file is all of its entry in the package. */
export const reversis: EngineGame<PackagedReversis> = {
  ...engine,
  name: 'Réversis',
  table: reversisTable,
  plainDeal: (seed, rules) => dealAnother(seed, rules),
  lab: reversisLab,
  sessions,
};
