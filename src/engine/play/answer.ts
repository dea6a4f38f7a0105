import { makeRandom } from '../kernel/random.ts';
import type { Chosen, House, Strength } from './played-game.ts';

/** What the house is asked, as plain data that may be sent to a worker. */
export interface Question<R, Seen> {
  readonly seen: Seen;
  readonly rules: R;
  readonly strength: Strength;
  /** The same seed and samples, the same answer. */
  readonly seed: number;
  readonly samples?: number;
  /** How long it may take, where there is a clock; without one the samples alone end it. */
  readonly milliseconds?: number;
}

/** What the house does, asked so. */
export const answer = <R, Act, Seen>(
  house: House<R, Act, Seen>,
  { seen, rules, seed, ...how }: Question<R, Seen>,
  clock?: () => number,
): Chosen<Act> => house.choose(seen, rules, { ...how, random: makeRandom(seed), ...(clock && { clock }) });
