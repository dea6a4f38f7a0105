import type { Card } from '#engine/cards/card.ts';
import type { Found } from '#engine/solver/verdict.ts';

/** What a game brings, so that what was possible in its deals can be found: a worker that finds it, and deals played otherwise. */
export interface Possibilities<Rec> {
  /** Starts the worker; its script is loaded no sooner. */
  readonly start: () => Worker;
  /** The same deal with the cards played otherwise, from the first to the last. */
  readonly playedOtherwise: (record: Rec, plays: readonly (readonly Card[])[]) => Rec;
}

/** What a worker is asked, and what it answers. */
export interface Asked<R, Rec> {
  readonly record: Rec;
  readonly rules: R;
}
export type Answer = Found | { readonly kind: 'end' };

/**
 * What was possible in a deal, as a worker finds it: what could be forced at each card, from the last to the first, then the
 * verdicts on the whole deal. The worker goes when the last is found, or nobody asks for more. Throws where it fails.
 */
export async function* findPossible<R, Rec>(
  { start }: Pick<Possibilities<Rec>, 'start'>,
  asked: Asked<R, Rec>,
): AsyncGenerator<Found, void> {
  const worker = start();
  const answers: (Answer | { readonly kind: 'failed' })[] = [];
  let wake = (): void => undefined;
  const take = (answer: (typeof answers)[number]): void => {
    answers.push(answer);
    wake();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => take(data));
  worker.addEventListener('error', () => take({ kind: 'failed' }));
  worker.postMessage(asked);
  try {
    for (;;) {
      const answer = answers.shift();
      if (answer === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      else if (answer.kind === 'failed') throw new Error('The solver could not be loaded.');
      else if (answer.kind === 'end') return;
      else yield answer;
    }
  } finally {
    worker.terminate();
  }
}
