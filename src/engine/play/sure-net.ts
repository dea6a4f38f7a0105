import type { GameTypes } from '../ledger/game.ts';
import type { DealInPlay, TableGame } from './played-game.ts';

/** What a proof about the payments of a deal needs. */
export interface SureNetSearch<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly rules: G['rules'];
  /** The seat that the proof is about. */
  readonly me: number;
  /** Net of that seat in a finished deal. */
  readonly netOf: (record: G['record']) => number;
  /** Whether the time is up; asked now and then. */
  readonly isLate: () => boolean;
}

/** A net that a seat can be sure of, and whether it must choose rightly again on the way. */
export interface SureNet {
  readonly net: number;
  readonly choosesAgain: boolean;
}

/** Turns between two looks at the clock. */
const LOOK_EVERY = 32;

/** Thrown when the time is up. */
class Late extends Error {}

/**
 * Proves the net that a seat can be sure of from here on, if every card lies open and all the others play together against it,
 * throwing down their cards where the rules let them. Undefined if the seat cannot be sure of more than `floor`, or if the time
 * was up before that was known. It tries every play, so it serves for the last tricks of a deal.
 */
export function sureNet<G extends GameTypes>(
  from: DealInPlay<G['record']>,
  floor: number,
  { played, rules, me, netOf, isLate }: SureNetSearch<G>,
): SureNet | undefined {
  let turns = 0;
  let choosesAgain = false;
  const search = (playing: DealInPlay<G['record']>, low: number, high: number): number => {
    const turn = played.turn(playing, rules);
    if (!turn) return netOf(playing.record);
    if (turns++ % LOOK_EVERY === 0 && isLate()) throw new Late();
    const isMine = turn.seat === me;
    const acts = isMine ? turn.legal : [...turn.legal, ...(turn.besides ?? [])];
    choosesAgain ||= isMine && acts.length > 1;
    let best = isMine ? -Infinity : Infinity;
    let [least, most] = [low, high];
    for (const { act } of acts) {
      const net = search(played.act(playing, act, rules), least, most);
      best = isMine ? Math.max(best, net) : Math.min(best, net);
      if (isMine) least = Math.max(least, best);
      else most = Math.min(most, best);
      if (least >= most) break;
    }
    return best;
  };
  try {
    const net = search(from, floor, Infinity);
    return net > floor ? { net, choosesAgain } : undefined;
  } catch (late) {
    if (late instanceof Late) return undefined;
    throw late;
  }
}
