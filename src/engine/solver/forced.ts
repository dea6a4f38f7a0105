import { after, firstMoment, type Code, type Moment, type OpenDeal } from './open-deal.ts';
import type { TrickSearch } from './trick-search.ts';
import type { Effort, Timing } from './verdict.ts';

/** How many tricks can be forced: as many at least, and as many at most as is known. The two are one where it is proved. */
export interface Forced {
  readonly least: number;
  readonly most: number;
}

/** Times what is asked, and says how much of a search it took. */
export function timed<T>(search: TrickSearch, { now }: Timing, ask: () => T): T & Effort {
  const start = now();
  const nodes = search.nodes;
  const found = ask();
  return { ...found, milliseconds: now() - start, nodes: search.nodes - nodes };
}

/**
 * How many tricks the makers can force from a moment on, nearest to a guess first. Where that is not settled in three
 * quarters of the time, the last goes to the other end, so that at least it is known between what numbers it lies.
 */
export function forcedTricks(
  search: TrickSearch,
  moment: Moment,
  tricks: number,
  guess: number,
  timing: Timing,
): Forced {
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

/** The moments of a deal as it was played: before its first card, and after each. */
export function momentsOf(deal: OpenDeal, plays: readonly (readonly Code[])[]): readonly Moment[] {
  const moments = [firstMoment(deal)];
  for (const card of plays.flat()) moments.push(after(moments[moments.length - 1]!, card, deal));
  return moments;
}
