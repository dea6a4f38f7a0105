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

/** What stands under a seat's name: its last bid while bids are made; then what it is in the game, and its tricks. */
export function standingOf(seat: number, step: number, steps: readonly TableStep[]): string | undefined {
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
