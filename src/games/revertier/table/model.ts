import type { Path } from '#engine/tables/play.ts';
import type { Place } from '#engine/tables/point.ts';
import type { Player, Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import type { AnyModel, AnyStep } from '#islands/replay/model.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { RefusedPlay } from '../play/refused-plays.ts';

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

export interface GameModel extends AnyModel<BoardStep> {
  /** The rules in force. */
  readonly rules: RevertierRules;
  /** The plays of a step’s throw that one could think of and that the rules in force refuse; looked for when asked. */
  readonly refusedAt: (step: number) => readonly RefusedPlay[];
}
