import type { GameTypes } from '#engine/ledger/game.ts';
import type { EngineGame } from '../game.ts';
import { quadrilleTable } from './choices/table-game.ts';
import type { QuadrilleAct } from './choices/turn.ts';
import { quadrille as engine } from './game.ts';
import { quadrilleLab } from './lab.ts';
import { dealAnother } from './policy/plain-deal.ts';
import type { QuadrilleRecord } from './record/record.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import { sessions } from './session/session.ts';

/** The types of Quadrille that callers may name: its rules, the body of its records, and acts. */
export interface PackagedQuadrille extends GameTypes {
  readonly rules: QuadrilleRules;
  readonly record: QuadrilleRecord;
  readonly act: QuadrilleAct;
}

/** Quadrille, to pass to the functions of `quinola-engine`. This file is all of its entry in the package. */
export const quadrille: EngineGame<PackagedQuadrille> = {
  ...engine,
  name: 'Quadrille',
  table: quadrilleTable,
  plainDeal: (seed, rules) => dealAnother(seed, rules),
  lab: quadrilleLab,
  sessions,
};
