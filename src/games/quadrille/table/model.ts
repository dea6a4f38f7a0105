import type { Card } from '#engine/cards/card.ts';
import type { CardReplayModel as AnyModel, ReplayStep } from '#islands/replay/model.ts';

/** The table at one step: bids, contract and call so far, and the ally once known. */
export interface TableStep extends ReplayStep {
  /** The bid of this step: the seat and the words. */
  readonly spoken: readonly [seat: number, bid: string] | null;
  /** The contract once trumps are named: `alliance`, `médiateur in favourite, vole announced`. */
  readonly game: string | null;
  readonly ombre: number | null;
  readonly trump: number | null;
  readonly called: Card | null;
  /** Null until every seat knows the ally. */
  readonly ally: number | null;
  /** Open cards: the black aces of a casco, the hand of a vole revealed. */
  readonly open: readonly Card[];
}

/** Everything a replay shows of one record under one rule set. */
export type ReplayModel = AnyModel<TableStep>;

/** Words under a seat's name: its last bid during the auction; then its part in the game, and its tricks. */
export function seatNoteOf(seat: number, step: number, steps: readonly TableStep[]): string | undefined {
  const { game, ombre, ally, taken } = steps[step]!;
  if (game === null) {
    const bid = steps.slice(0, step + 1).findLast(({ spoken }) => spoken?.[0] === seat)?.spoken;
    return bid?.[1];
  }
  const tricks = taken[seat] ?? 0;
  const part = seat === ombre ? 'ombre' : seat === ally ? 'ally' : undefined;
  const count = `${String(tricks)}\u00a0${tricks === 1 ? 'trick' : 'tricks'}`;
  const isCounted = taken.some((n) => n > 0);
  return [...(part === undefined ? [] : [part]), ...(isCounted ? [count] : [])].join(', ') || undefined;
}
