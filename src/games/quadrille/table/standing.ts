import type { TableStep } from './model.ts';

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
