import type { EngineGame } from '../engine-game.ts';
import { quadrilleTable } from './choices/table-game.ts';
import type { QuadrilleAct } from './choices/turn.ts';
import { quadrille as engine } from './game.ts';
import { quadrilleLab } from './lab.ts';
import { dealAnother } from './policy/plain-deal.ts';
import type { QuadrilleRecord } from './record/record.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import { sessions } from './session/session.ts';

/** Quadrille, to pass to the functions of `quinola-engine`. */
export const quadrille: EngineGame<QuadrilleRules, QuadrilleRecord, QuadrilleAct> = {
  ...engine,
  name: 'Quadrille',
  table: quadrilleTable,
  plainDeal: (seed, rules) => dealAnother(seed, rules),
  lab: quadrilleLab,
  sessions,
};

// Types of its rules, records and acts, for callers who name them. This file is all of `quinola-engine/quadrille`.
export type { QuadrilleAct, QuadrilleRecord, QuadrilleRules };
