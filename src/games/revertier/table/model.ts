import type { Path } from '#engine/tables/play.ts';
import type { BoardPlace, Player, Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import type { AnyModel, AnyStep } from '#islands/replay/model.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { RefusedPlay } from '../play/why-not.ts';

/** Throw and play of a step. A file of its own, because game.ts, which imports no markup, names its types. */
export interface PlayedThrow {
  readonly player: Player;
  readonly dice: Throw;
  /** Paths of the men that moved; empty for a pass. */
  readonly paths: readonly Path[];
  readonly hits: readonly BoardPlace[];
}

/** The board after one step, with its throw. */
export interface BoardStep extends AnyStep {
  readonly position: Position;
  /** Undefined at the beginning and at the end. */
  readonly played: PlayedThrow | undefined;
}

export interface GameModel extends AnyModel<BoardStep> {
  /** The rules in force. */
  readonly rules: RevertierRules;
  /** Plausible plays of a step’s throw that the rules in force forbid; computed on request. */
  readonly refusedAt: (step: number) => readonly RefusedPlay[];
}
