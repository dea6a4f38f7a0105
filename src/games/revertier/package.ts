import type { EngineGame } from '../engine-game.ts';
import { revertierTable } from './choices/table-game.ts';
import type { RevertierAct } from './choices/turn.ts';
import { revertier as engine } from './game.ts';
import { revertierLab } from './lab.ts';
import { sampleGame } from './policy/sample-game.ts';
import type { RevertierRecord } from './record/record.ts';
import type { RevertierRules } from './rules/keys.ts';
import { sessions } from './session/session.ts';

/** Revertier, to pass to the functions of `quinola-engine`. */
export const revertier: EngineGame<RevertierRules, RevertierRecord, RevertierAct> = {
  ...engine,
  name: 'Revertier',
  table: revertierTable,
  plainDeal: (seed, rules) => sampleGame(seed, rules),
  lab: revertierLab,
  sessions,
};

// Types of its rules, records and acts, for callers who name them. This file is all of `quinola-engine/revertier`.
export type { RevertierAct, RevertierRecord, RevertierRules };
