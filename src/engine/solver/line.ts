import type { Card } from '../cards/card.ts';
import { range } from '../kernel/collections.ts';
import { atCard, printPlace } from '../ledger/place.ts';
import {
  after,
  firstMoment,
  legalAt,
  makersOf,
  toPlayAt,
  type Code,
  type Goal,
  type DealState,
  type OpenDeal,
  type SolverLine,
  type Timing,
  type Effort,
} from './open-deal.ts';
import type { Limit, TrickSearch } from './trick-search.ts';

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
export function statesOfPlay(deal: OpenDeal, plays: readonly (readonly Code[])[]): readonly DealState[] {
  const moments = [firstMoment(deal)];
  for (const card of plays.flat()) moments.push(after(moments[moments.length - 1]!, card, deal));
  return moments;
}

/** Place of the nth card of a deal (from 0). */
export const placeOfNthCard = (n: number, seats: number): string =>
  printPlace(atCard(Math.floor(n / seats) + 1, (n % seats) + 1));

/** What a line must show: the makers get exactly `worth` more tricks, or the goal is (or is not) reached. */
export interface LineGoal {
  readonly search: TrickSearch;
  readonly goal: Goal;
  /** For `tricks`, how many more; for other goals, 1 if it can be forced and 0 if not. */
  readonly worth: number;
}

/** Finds a play of a whole deal that shows what was proved at its first card; undefined if it takes too long. */
export function findLine(
  deal: OpenDeal,
  goal: LineGoal,
  played: readonly Code[],
  timing: Timing,
  cardOf: (code: Code) => Card,
): SolverLine | undefined {
  const line = playOn(deal, goal, firstMoment(deal), played, timing);
  if (!line) return undefined;
  const departs = line.findIndex((card, i) => card !== played[i]);
  const { seats, tricks } = deal;
  return {
    plays: range(tricks).map((trick) => line.slice(trick * seats, (trick + 1) * seats).map(cardOf)),
    departs: departs < 0 ? undefined : placeOfNthCard(departs, seats),
  };
}

/**
 * Plays from a moment to the end so that the proved result comes out. A player follows the recorded play where that is
 * possible, else plays the lowest card that keeps the result. Undefined if it takes too long.
 */
function playOn(
  deal: OpenDeal,
  { search, goal, worth }: LineGoal,
  from: DealState,
  played: readonly Code[],
  timing: Timing,
): readonly Code[] | undefined {
  const limit = { now: timing.now, until: timing.now() + timing.most };
  const line: Code[] = [];
  let moment = from;
  let left: number | undefined = worth;
  let follows = true;
  while (moment.trick < deal.tricks) {
    const legal: readonly Code[] = legalAt(moment, deal);
    const usual: Code | undefined = follows ? played[line.length] : undefined;
    const order: readonly Code[] = [
      ...(usual !== undefined && legal.includes(usual) ? [usual] : []),
      ...legal.toReversed(),
    ];
    let chosen: Code = order[0]!;
    if (left !== undefined && legal.length > 1) {
      const good = keeping(deal, { search, goal, worth: left }, moment, order, limit);
      if (good === undefined) return undefined;
      chosen = good;
    }
    follows &&= chosen === usual;
    const next: DealState = after(moment, chosen, deal);
    if (left !== undefined) left = worthAfter(deal, goal, moment, next, chosen, left);
    line.push(chosen);
    moment = next;
  }
  return line;
}

/** First of the cards that keeps the proved result; any card does for the side that cannot change it. */
function keeping(
  deal: OpenDeal,
  { search, goal, worth }: LineGoal,
  moment: DealState,
  order: readonly Code[],
  limit: Limit,
): Code | undefined {
  const isMaker = ((makersOf(goal) >> toPlayAt(moment, deal)) & 1) === 1;
  // The makers must keep at least the proved number; the others must keep it from rising.
  const need = isMaker ? worth : worth + 1;
  if (isMaker ? need <= 0 : goal.kind !== 'tricks' && worth > 0) return order[0];
  for (const card of order) {
    const next = after(moment, card, deal);
    const then = worthAfter(deal, goal, moment, next, card, need);
    const can = then === undefined ? reached(deal, goal, moment, next, card) : search.prove(next, then, limit);
    if (can === undefined) return undefined;
    if (can === isMaker) return card;
  }
  return order[0];
}

/** What is still to be shown after a card; undefined once the goal is decided. */
function worthAfter(
  deal: OpenDeal,
  goal: Goal,
  before: DealState,
  next: DealState,
  card: Code,
  worth: number,
): number | undefined {
  if (goal.kind === 'placed') return card === goal.card ? undefined : worth;
  if (next.trick === before.trick) return worth;
  if (goal.kind === 'tricks') return worth - ((goal.counted >> next.leader) & 1);
  return next.leader === goal.maker && next.trick < deal.tricks ? worth : undefined;
}

/** Whether the card that decided a goal reached it. */
function reached(deal: OpenDeal, goal: Goal, before: DealState, next: DealState, card: Code): boolean {
  switch (goal.kind) {
    case 'placed':
      return before.table.length > 0 && before.table[0]! >> 4 !== card >> 4;
    case 'unbroken':
      return next.leader === goal.maker || ((goal.breakers >> next.leader) & 1) === 0;
    case 'tricks':
      throw new Error(`Tricks are counted to the end of ${deal.tricks}.`);
  }
}
