/**
 * Plain recursive solver for open cards over the engine's legal cards, without equivalent cards or stored proofs.
 * Feasible for about five tricks.
 */
import type { Card } from '#engine/cards/card.ts';
import type { Goal } from '#engine/solver/open-deal.ts';
import { makersOf } from '#engine/solver/open-deal.ts';

/** A game as the engine plays it, card by card. */
export interface NaiveGame<S> {
  readonly seats: number;
  readonly tricks: number;
  readonly legal: (state: S) => readonly Card[];
  readonly apply: (state: S, card: Card) => S;
  readonly toPlay: (state: S) => number;
  /** Winner of each complete trick. */
  readonly winners: (state: S) => readonly number[];
  /** Number of complete tricks. */
  readonly over: (state: S) => number;
  /** How the card of a goal was played: on another suit (true), otherwise (false), or not yet. */
  readonly placed: (state: S) => boolean | undefined;
}

/** Maximum number of turns searched; where nobody follows suit, even four tricks have millions. */
const MOST = 10_000;
class TooMany extends Error {}
let turns = 0;

/** Whether the makers can force the goal; undefined if recursion would take too long. */
export function naivelyProved<S>(...parameters: Parameters<typeof naiveProof<S>>): boolean | undefined {
  turns = 0;
  try {
    return naiveProof(...parameters);
  } catch (stopped) {
    if (stopped instanceof TooMany) return undefined;
    throw stopped;
  }
}

/** Whether the makers can force the goal against all others. `table`: the current trick and its leader. */
function naiveProof<S>(
  game: NaiveGame<S>,
  goal: Goal,
  card: Card,
  state: S,
  need: number,
  table: readonly (readonly [seat: number, card: Card])[],
): boolean {
  if (++turns > MOST) throw new TooMany();
  if (goal.kind === 'placed') {
    const placed = game.placed(state);
    if (placed !== undefined) return placed;
  }
  if (game.over(state) === game.tricks) return goal.kind === 'tricks' ? need <= 0 : goal.kind === 'unbroken';
  const isMaker = ((makersOf(goal) >> game.toPlay(state)) & 1) === 1;
  const tryCard = (played: Card): boolean => {
    const next = game.apply(state, played);
    const lying = [...table, [game.toPlay(state), played] as const];
    if (lying.length < game.seats) return naiveProof(game, goal, card, next, need, lying);
    const winner = game.winners(next)[game.over(next) - 1]!;
    if (goal.kind === 'unbroken' && winner !== goal.maker) {
      const byCard = lying.find(([seat]) => seat === winner)![1];
      return ((goal.breakers >> winner) & 1) === 0 || (goal.card >= 0 && byCard !== card);
    }
    const counts = goal.kind === 'tricks' && ((goal.counted >> winner) & 1) === 1;
    return naiveProof(game, goal, card, next, counts ? need - 1 : need, []);
  };
  const legal = game.legal(state);
  return isMaker ? legal.some(tryCard) : legal.every(tryCard);
}
