import { makeRandom, type Random } from '../kernel/random.ts';

/** A choice to be made by trying it out in deals that agree with what a seat has seen. */
export interface Trials<Act, Deal> {
  readonly acts: readonly Act[];
  /** A deal that agrees with it, drawn at random. */
  readonly sample: (random: Random) => Deal;
  /** What the seat has at the end of that deal, where it does this now and all play on plainly. */
  readonly worth: (deal: Deal, act: Act, random: Random) => number;
}

/** How long is tried: so many deals, or as many as there is time for. The engine knows no clock: who gives it a time gives one. */
export interface Patience {
  readonly random: Random;
  readonly samples?: number | undefined;
  readonly milliseconds?: number | undefined;
  readonly clock?: (() => number) | undefined;
}

/** What came of it. */
export interface Tried<Act> {
  readonly act: Act;
  /** The next best, in how many of the deals the act came to more than that one or less, and by how much in the mean. */
  readonly next: Act;
  readonly more: number;
  readonly less: number;
  readonly gain: number;
  readonly deals: number;
}

export const SAMPLES = 60;

/**
 * Tries every act in the same deals, played on with the same chances, and takes the one with the best mean. A deal in which
 * there was no time left for every act does not count, but the first.
 */
export function trySampling<Act, Deal>(
  { acts, sample, worth }: Trials<Act, Deal>,
  { random, samples = SAMPLES, milliseconds, clock }: Patience,
): Tried<Act> {
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

/** The acts with the plain choice first, so that it is what is done where nothing comes to more. */
export const plainFirst = <Act>(acts: readonly Act[], plain: Act): readonly Act[] => {
  const isPlain = (act: Act): boolean => JSON.stringify(act) === JSON.stringify(plain);
  return [...acts.filter(isPlain), ...acts.filter((act) => !isPlain(act))];
};

/** What came of it in a sentence, `next` naming the next best, `the ten of spades`; where nothing came to more, the plain reason. */
export function sayTried({ more, less, gain, deals }: Tried<unknown>, next: string, plain: string): string {
  if (more === 0 && less === 0) return plain;
  const agree = 'deals that agree with what you have seen';
  const worse = less === 0 ? 'in none worse' : `in ${String(less)} worse`;
  return `In ${String(more)} of ${String(deals)} ${agree} it leaves you better off than ${next}, ${worse}; in the mean by ${gain.toFixed(1)} counters.`;
}
