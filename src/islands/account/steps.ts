import { parsePlace, rankPlace, trickAt, type Place } from '#engine/ledger/place.ts';

/** What moving through a deal needs of each step. */
export interface PlacedStep {
  readonly at: Place;
}

/** Step that shows a place: the last at or before it. */
export function stepAt(steps: readonly PlacedStep[], at: Place, seats: readonly string[]): number {
  const rank = rankPlace(at, seats);
  const found = steps.findLastIndex((step) => rankPlace(step.at, seats) <= rank);
  return Math.max(0, found);
}

/** Step for a place as written in an address; the first step if the name is unknown. */
export function stepNamed(steps: readonly PlacedStep[], name: string, seats: readonly string[]): number {
  const place = parsePlace(name);
  return place ? stepAt(steps, place, seats) : 0;
}

const trickOf = (step: PlacedStep | undefined): number | undefined => trickAt(step?.at);

/** Steps at which a trick begins. */
export const trickStarts = (steps: readonly PlacedStep[]): readonly number[] =>
  steps.flatMap((step, i) => {
    const trick = trickOf(step);
    return trick !== undefined && trick !== trickOf(steps[i - 1]) ? [i] : [];
  });

/** Steps at which a jump by tricks lands: the beginning, the last card of each trick with its payments, the end. */
function landings(steps: readonly PlacedStep[]): readonly number[] {
  const last = steps.length - 1;
  return steps.flatMap((step, i) => {
    const trick = trickOf(step);
    return i === 0 || i === last || (trick !== undefined && trick !== trickOf(steps[i + 1])) ? [i] : [];
  });
}

export const nextTrick = (steps: readonly PlacedStep[], from: number): number =>
  landings(steps).find((i) => i > from) ?? from;
export const trickBefore = (steps: readonly PlacedStep[], from: number): number =>
  landings(steps).findLast((i) => i < from) ?? from;

/** Next larger of some ascending step numbers; `from` if there is none. */
export const nextOf = (among: readonly number[], from: number): number => among.find((i) => i > from) ?? from;
