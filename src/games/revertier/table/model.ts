import type { Path } from '#engine/tables/play.ts';
import type { Place } from '#engine/tables/point.ts';
import type { Player, Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import type { AnyModel, AnyStep } from '#islands/replay/model.ts';

/** What was thrown and played at a step. */
export interface Played {
  readonly player: Player;
  readonly dice: Throw;
  /** The ways of the men that moved; none for a pass. */
  readonly paths: readonly Path[];
  readonly hits: readonly Place[];
}

/** The board after one step, and what happened in it. */
export interface BoardStep extends AnyStep {
  readonly position: Position;
  /** Nothing, at the beginning and at the end. */
  readonly played: Played | undefined;
}

export type GameModel = AnyModel<BoardStep>;
