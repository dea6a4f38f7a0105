import { parsePlace, rankPlace, trickAt, type Place } from '#engine/ledger/place.ts';

/** A deal seen step by step; all that moving about in it needs to know. */
export interface Placed {
  readonly at: Place;
}

/** The step that shows a place: the last that does not lie behind it. */
export function stepAt(steps: readonly Placed[], at: Place, seats: readonly string[]): number {
  const rank = rankPlace(at, seats);
  const found = steps.findLastIndex((step) => rankPlace(step.at, seats) <= rank);
  return Math.max(0, found);
}

/** The same for a place as it is written in an address; the first step, where nothing is called so. */
export function stepNamed(steps: readonly Placed[], name: string, seats: readonly string[]): number {
  const place = parsePlace(name);
  return place ? stepAt(steps, place, seats) : 0;
}

const trickOf = (step: Placed | undefined): number | undefined => trickAt(step?.at);

/** The steps at which a trick begins. */
export const trickStarts = (steps: readonly Placed[]): readonly number[] =>
  steps.flatMap((step, i) => {
    const trick = trickOf(step);
    return trick !== undefined && trick !== trickOf(steps[i - 1]) ? [i] : [];
  });

/** Where a jump by tricks lands: the beginning, the last card of each trick with what it pays, the end. */
function landings(steps: readonly Placed[]): readonly number[] {
  const last = steps.length - 1;
  return steps.flatMap((step, i) => {
    const trick = trickOf(step);
    return i === 0 || i === last || (trick !== undefined && trick !== trickOf(steps[i + 1])) ? [i] : [];
  });
}

export const nextTrick = (steps: readonly Placed[], from: number): number =>
  landings(steps).find((i) => i > from) ?? from;
export const trickBefore = (steps: readonly Placed[], from: number): number =>
  landings(steps).findLast((i) => i < from) ?? from;

/** The next of some steps in ascending order; where there is none, the step given. */
export const nextOf = (among: readonly number[], from: number): number => among.find((i) => i > from) ?? from;
