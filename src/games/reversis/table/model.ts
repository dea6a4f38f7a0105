import type { Card } from '#engine/cards/card.ts';
import type { SeatName } from '../record/record.ts';
import type { ReplayModel as AnyModel, ReplayStep } from '#islands/replay/model.ts';

/** The table at one step, with the card points each has taken. */
export interface TableStep extends ReplayStep {
  readonly points: readonly number[];
}

/** Everything the replay shows of one record under one set of rules. */
export interface ReplayModel extends AnyModel<TableStep> {
  readonly seats: readonly SeatName[];
  /** Cards edged as Quinolas. */
  readonly quinola: Card | undefined;
}
