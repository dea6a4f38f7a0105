import { range } from '#engine/kernel/collections.ts';
import { makeRandom, shuffled } from '#engine/kernel/random.ts';
import type { PasseSeizeRecord } from '../record/record.ts';

/** Nothing is chosen in this game: a shuffled pack is turned up to its twelfth card. */
export const dealAnother = (seed: number): PasseSeizeRecord => ({
  cards: shuffled(range(52), makeRandom(seed)).slice(0, 12),
});
