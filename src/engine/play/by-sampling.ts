import { makeRandom, type Random } from '../kernel/random.ts';

/** A choice to be made by trying each act in sampled deals that agree with what a seat has seen. */
export interface SamplingTask<Act, Deal> {
  readonly acts: readonly Act[];
  /** Draws a deal at random that agrees with the seat view. */
  readonly sample: (random: Random) => Deal;
  /** The seat's result at the end of the deal if it does this act now and everyone then plays by the plain policy. */
  readonly worth: (deal: Deal, act: Act, random: Random) => number;
}

/** Limit on the number of deals tried, or on time. The engine has no clock of its own; the caller passes one. */
export interface SamplingBudget {
  readonly random: Random;
  readonly samples?: number | undefined;
  readonly milliseconds?: number | undefined;
  readonly clock?: (() => number) | undefined;
}

/** Chosen act and how it compared with the others. */
export interface SamplingResult<Act> {
  readonly act: Act;
  /** Second-best act; in how many deals the chosen act came to more or less than it; the mean gain over it. */
  readonly next: Act;
  readonly more: number;
  readonly less: number;
  readonly gain: number;
  readonly deals: number;
}

export const SAMPLES = 60;

/**
 * Tries every act in the same deals with the same random numbers and picks the act with the best mean. A deal that ran
 * out of time before every act was tried is ignored, except the first.
 */
export function trySampling<Act, Deal>(
  { acts, sample, worth }: SamplingTask<Act, Deal>,
  { random, samples = SAMPLES, milliseconds, clock }: SamplingBudget,
): SamplingResult<Act> {
  const until = milliseconds !== undefined && clock ? clock() + milliseconds : Infinity;
  const worths: (readonly number[])[] = [];
  const isLate = (): boolean => worths.length > 0 && clock !== undefined && clock() >= until;
  while (worths.length < samples && !isLate()) {
    const deal = sample(random);
    const seed = random(65_536) * 65_536 + random(65_536);
    const own: number[] = [];
    for (const act of acts) {
      if (isLate()) break;
      own.push(worth(deal, act, makeRandom(seed)));
    }
    if (own.length < acts.length) break;
    worths.push(own);
  }
  const deals = worths.length;
  const sums = acts.map((_, i) => worths.reduce((sum, own) => sum + own[i]!, 0));
  const order = acts.map((_, i) => i).sort((a, b) => sums[b]! - sums[a]! || a - b);
  const [best = 0, next = 0] = order;
  let more = 0;
  let less = 0;
  for (const own of worths) {
    const difference = own[best]! - own[next]!;
    if (difference > 0) more++;
    else if (difference < 0) less++;
  }
  return { act: acts[best]!, next: acts[next]!, more, less, gain: (sums[best]! - sums[next]!) / deals, deals };
}

/** Puts the plain policy's choice first, so that it is kept when nothing does better. */
export const plainFirst = <Act>(acts: readonly Act[], plain: Act): readonly Act[] => {
  const isPlain = (act: Act): boolean => JSON.stringify(act) === JSON.stringify(plain);
  return [...acts.filter(isPlain), ...acts.filter((act) => !isPlain(act))];
};

/**
 * Explains the choice in a sentence; `next` names the second-best act (`the ten of spades`). If no act did better,
 * returns `plain`.
 */
export function sayTried({ more, less, gain, deals }: SamplingResult<unknown>, next: string, plain: string): string {
  if (more === 0 && less === 0) return plain;
  const worse = less === 0 ? 'in none worse' : `in ${String(less)} worse`;
  return `On average it gains ${gain.toFixed(1)} counters over ${next}. In ${String(more)} of ${String(deals)} simulated deals that agree with what you have seen it is better, ${worse}.`;
}
