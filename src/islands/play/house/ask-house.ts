import type { Question } from '#engine/play/answer.ts';
import type { Chosen } from '#engine/play/played-game.ts';
import { inPage, type Chooser } from './chooser.ts';
import type { Answered, Asked } from './house-messages.ts';
import { fetchHouseOf } from './houses.ts';

/** How long the house may think about one card: what it has begun then, and the way to the page and back, come on top, on a slow phone too. */
const PATIENCE_MS = 350;
/** How long a worker may take to come to life before it is done without. */
const WAKING_MS = 4000;

/** The house of a game as its page asks it: in a worker, or where none is to be had, or it fails, in the page. */
export async function askHouse<R, Act, Seen>(game: string): Promise<Chooser<R, Act, Seen>> {
  const here = async (): Promise<Chooser<R, Act, Seen>> => inPage(await fetchHouseOf<R, Act, Seen>(game));
  try {
    const { strengths, choose } = await inWorker<R, Act, Seen>(game);
    return { strengths, choose: (...asked) => choose(...asked).catch(async () => (await here()).choose(...asked)) };
  } catch {
    return here();
  }
}

interface Waiting {
  readonly resolve: (answered: Answered) => void;
  readonly reject: (problem: Error) => void;
}

/** A worker that answers questions by their numbers; what it is asked after it has failed fails at once. */
function startWorker(): {
  readonly ask: (asked: Omit<Asked, 'id'>) => Promise<Answered>;
  readonly stop: (why: string) => void;
} {
  const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let failed: Error | undefined;
  const stop = (why: string): void => {
    failed = new Error(why);
    for (const { reject } of waiting.values()) reject(failed);
    waiting.clear();
    worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    stop('The worker of the house has failed.');
  });
  const ask = (asked: Omit<Asked, 'id'>): Promise<Answered> => {
    if (failed) return Promise.reject(failed);
    const id = next++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...asked, id } satisfies Asked);
    });
  };
  return { ask, stop };
}

async function inWorker<R, Act, Seen>(game: string): Promise<Chooser<R, Act, Seen>> {
  const { ask, stop } = startWorker();
  const late = setTimeout(() => {
    stop('The worker of the house does not answer.');
  }, WAKING_MS);
  const { strengths } = await ask({ game }).finally(() => {
    clearTimeout(late);
  });
  if (!strengths) throw new Error('The worker has no house.');
  return {
    strengths,
    choose: async (seen, rules, how) => {
      const question: Question<R, Seen> = { seen, rules, ...how, milliseconds: PATIENCE_MS };
      const { chosen, problem } = await ask({ game, question });
      if (!chosen) throw new Error(problem ?? 'The house says nothing.');
      return chosen as Chosen<Act>;
    },
  };
}
