import type { Card } from '#engine/cards/card.ts';
import type { ReplayModel as AnyModel, ReplayStep } from '#islands/replay/model.ts';

/** The table at one step: what has been said, named and called by now, and who is known for the ally. */
export interface TableStep extends ReplayStep {
  /** The bid of this step: whose, and in what words. */
  readonly spoken: readonly [seat: number, bid: string] | null;
  /** What is played, once trumps are named: `alliance`, `médiateur in favourite, vole announced`. */
  readonly game: string | null;
  readonly ombre: number | null;
  readonly trump: number | null;
  readonly called: Card | null;
  /** Only once everybody knows him. */
  readonly ally: number | null;
  /** Cards that lie open: the black aces of a casco, the hand of a vole revealed. */
  readonly open: readonly Card[];
}

/** Everything the replay shows of one record under one set of rules. */
export type ReplayModel = AnyModel<TableStep>;
