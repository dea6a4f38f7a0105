import type { Card } from '#engine/cards/card.ts';
import type { ReversisRecord, SeatName } from '../record/record.ts';
import type { CardReplayModel as AnyModel, ReplayStep } from '#islands/replay/model.ts';

/** The table at one step, with each seat's card points. A file of its own, because game.ts, which imports no markup, names its types. */
export interface TableStep extends ReplayStep {
  readonly points: readonly number[];
}

/** Everything a replay shows of one record under one rule set. */
export interface ReplayModel extends AnyModel<TableStep> {
  readonly seats: readonly SeatName[];
  /** Card edged as the Quinola; below, the little Quinola. */
  readonly quinola: Card | undefined;
  /** Cards that no hand is dealt, and those that players set aside. */
  readonly undealt: Pick<ReversisRecord, 'talon' | 'laidOut'>;
}
