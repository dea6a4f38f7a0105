import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { House, Strength, TableGame } from '#engine/play/played-game.ts';
import { askWorker } from '../../page/workers.ts';
import { inPage, type Chooser, type HouseRequest } from './house-messages.ts';

/** Milliseconds for the house to think about one card; finishing its current deal and the messages add to it. */
const PATIENCE_MS = 350;
/** Milliseconds to wait for a worker to start before doing without it. */
const WAKING_MS = 4000;

/** A game with its house, which runs in a worker, or in the page where there is none. */
export interface HousedGame<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly engine: Pick<Game<G>, 'judge'>;
  /** Starts the worker of the house. */
  readonly startHouse: () => Worker;
  /** Loads the house into the page. */
  readonly fetchHouse: () => Promise<House<G>>;
}

/** A game's house for its page: in a worker, or in the page if a worker is missing or fails. The console is told why, once. */
export async function askHouse<G extends GameTypes>({
  startHouse,
  fetchHouse,
  played,
  engine: { judge },
}: HousedGame<G>): Promise<Chooser<G>> {
  let inThePage: Promise<Chooser<G>> | undefined;
  const here = (why: unknown): Promise<Chooser<G>> => {
    if (!inThePage) console.warn(`The house thinks in the page, because its worker failed. ${String(why)}`);
    return (inThePage ??= fetchHouse().then((house) => inPage({ house, played, judge })));
  };
  try {
    const { strengths, choose, playAlone, lookBack } = await inWorker<G>(startHouse());
    return {
      strengths,
      choose: (...question) => choose(...question).catch(async (why: unknown) => (await here(why)).choose(...question)),
      playAlone: (deal) => playAlone(deal).catch(async (why: unknown) => (await here(why)).playAlone(deal)),
      lookBack: (deal, signal) =>
        lookBack(deal, signal).catch(async (why: unknown) =>
          signal.aborted ? undefined : (await here(why)).lookBack(deal, signal),
        ),
    };
  } catch (why) {
    return here(why);
  }
}

/** Asks a worker; after a failure, or a slow start, every question fails at once. */
async function inWorker<G extends GameTypes>(worker: Worker): Promise<Chooser<G>> {
  const stopped = new AbortController();
  const stop = (why: string): void => {
    stopped.abort(new Error(why));
    worker.terminate();
  };
  worker.addEventListener('error', () => stop('The worker of the house has failed.'));
  const ask = <Answer>(request: HouseRequest<G>, signal = stopped.signal): Promise<Answer> =>
    askWorker(worker, request, { signal });
  const late = setTimeout(() => stop('The worker of the house does not answer.'), WAKING_MS);
  const strengths = await ask<readonly Strength[]>({}).finally(() => clearTimeout(late));
  return {
    strengths,
    choose: (view, rules, how) => ask({ question: { view, rules, ...how, milliseconds: PATIENCE_MS } }),
    playAlone: (alone) => ask({ alone }),
    lookBack: async (finished, signal) => {
      stopped.signal.throwIfAborted();
      return ask({ finished }, signal);
    },
  };
}
