import type { Position } from '#engine/tables/position.ts';
import type { AnyModel, AnyStep } from '#islands/replay/model.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { ThrowEvent } from '../play/frame.ts';
import type { RefusedPlay } from '../play/why-not.ts';

/** The board after one step, with its throw. A file of its own, because game.ts, which imports no markup, names its types. */
export interface BoardStep extends AnyStep {
  readonly position: Position;
  /** Undefined at the beginning and at the end. */
  readonly played: ThrowEvent | undefined;
}

export interface GameModel extends AnyModel<BoardStep> {
  /** The rules in force. */
  readonly rules: RevertierRules;
  /** Plausible plays of a step’s throw that the rules in force forbid; computed on request. */
  readonly refusedAt: (step: number) => readonly RefusedPlay[];
}
