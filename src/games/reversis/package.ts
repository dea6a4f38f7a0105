import type { EngineGame } from '../engine-game.ts';
import { reversisTable } from './choices/table-game.ts';
import type { ReversisAct } from './choices/turn.ts';
import { reversis as engine } from './game.ts';
import { reversisLab } from './lab.ts';
import { dealAnother } from './policy/plain-deal.ts';
import type { ReversisRecord } from './record/record.ts';
import type { ReversisRules } from './rules/keys.ts';
import { sessions } from './session/session.ts';

/** Réversis, to pass to the functions of `quinola-engine`. */
export const reversis: EngineGame<ReversisRules, ReversisRecord, ReversisAct> = {
  ...engine,
  name: 'Réversis',
  table: reversisTable,
  plainDeal: (seed, rules) => dealAnother(seed, rules),
  lab: reversisLab,
  sessions,
};

// Types of its rules, records and acts, for callers who name them. This file is all of `quinola-engine/reversis`.
export type { ReversisAct, ReversisRecord, ReversisRules };
