import { after, firstMoment, type Code, type DealState, type OpenDeal } from './open-deal.ts';
import type { TrickSearch } from './trick-search.ts';
import type { Effort, Timing } from './verdict.ts';

/** Lower and upper bound for the tricks that can be forced; equal if proved. */
export interface TrickBounds {
  readonly least: number;
  readonly most: number;
}

/** Runs a search and measures its time and nodes. */
export function timed<T>(search: TrickSearch, { now }: Timing, ask: () => T): T & Effort {
  const start = now();
  const nodes = search.nodes;
  const found = ask();
  return { ...found, milliseconds: now() - start, nodes: search.nodes - nodes };
}

/**
 * Finds how many tricks the makers can force from a moment on, starting near `guess`. If three quarters of the time do
 * not settle it, the rest is spent on the opposite bound, so that a range is known.
 */
export function forcedTricks(
  search: TrickSearch,
  moment: DealState,
  tricks: number,
  guess: number,
  timing: Timing,
): TrickBounds {
  const start = timing.now();
  let least = 0;
  let most = tricks - moment.trick;
  const ask = (need: number, until: number): boolean => {
    const can = search.prove(moment, need, { now: timing.now, until });
    if (can === true) least = need;
    if (can === false) most = need - 1;
    return can !== undefined;
  };
  let need = guess;
  let isKnown = true;
  while (least < most && isKnown) {
    need = Math.max(least + 1, Math.min(most, need));
    isKnown = ask(need, start + (3 * timing.most) / 4);
    need = need === least ? need + 1 : need - 1;
  }
  const isAtTop = need + 1 >= most;
  for (isKnown = true; least < most && isKnown;) isKnown = ask(isAtTop ? least + 1 : most, start + timing.most);
  return { least, most };
}

/** Moments of a deal as played: before the first card and after each card. */
export function momentsOf(deal: OpenDeal, plays: readonly (readonly Code[])[]): readonly DealState[] {
  const moments = [firstMoment(deal)];
  for (const card of plays.flat()) moments.push(after(moments[moments.length - 1]!, card, deal));
  return moments;
}
