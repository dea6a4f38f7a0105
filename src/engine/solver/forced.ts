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

/** How many tricks the makers can force from a moment on, nearest to a guess first. */
export function forcedTricks(
  search: TrickSearch,
  moment: Moment,
  tricks: number,
  guess: number,
  timing: Timing,
): Forced {
  const limit = { now: timing.now, until: timing.now() + timing.most };
  let least = 0;
  let most = tricks - moment.trick;
  let need = guess;
  while (least < most) {
    need = Math.max(least + 1, Math.min(most, need));
    const can = search.prove(moment, need, limit);
    if (can === undefined) break;
    if (can) least = need++;
    else most = --need;
  }
  return { least, most };
}

/** The moments of a deal as it was played: before its first card, and after each. */
export function momentsOf(deal: OpenDeal, plays: readonly (readonly Code[])[]): readonly Moment[] {
  const moments = [firstMoment(deal)];
  for (const card of plays.flat()) moments.push(after(moments[moments.length - 1]!, card, deal));
  return moments;
}
