import type { Game, GameTypes } from '#engine/ledger/game.ts';
import {
  type DealInPlay,
  type Question,
  answer,
  type HouseChoice,
  type Strength,
  type House,
  type TableGame,
} from '#engine/play/played-game.ts';
import { answerRequests, askWorker } from '../page/workers.ts';
import { lookBack, type FinishedPlay, type LookBack } from './end/turning-point.ts';

/** A game's house with what it needs to look back over a finished deal: the table, and who won what. */
export interface SeatedHouse<G extends GameTypes> {
  readonly house: House<G>;
  readonly played: TableGame<G>;
  readonly judge: Game<G>['judge'];
}

/** A finished deal to look back over, as plain data for a worker. */
export interface FinishedDealRequest<G extends GameTypes> {
  readonly from: DealInPlay<G['record']>;
  readonly acts: readonly G['act'][];
  readonly rules: G['rules'];
  /** The reader's seat. */
  readonly me: number;
  /** Whether the cards can be laid open for proofs. */
  readonly proves: boolean;
}

/** A deal to play from its beginning, as plain data for a worker. */
export interface DealToPlayAlone<G extends GameTypes> {
  readonly from: DealInPlay<G['record']>;
  readonly rules: G['rules'];
}

/** The house as the page sees it, in a worker or in the page itself. */
export interface Chooser<G extends GameTypes> {
  readonly strengths: readonly Strength[];
  readonly choose: (
    view: G['view'],
    rules: G['rules'],
    how: { readonly strength: Strength; readonly seed: number },
  ) => Promise<HouseChoice<G['act']>>;
  /** All acts of a deal with the plain house in every seat, asked with the seeds of the table. */
  readonly playAlone: (deal: DealToPlayAlone<G>) => Promise<readonly G['act'][]>;
  /** Looks back over a finished deal; undefined if another question came first. */
  readonly lookBack: (deal: FinishedDealRequest<G>, signal: AbortSignal) => Promise<LookBack | undefined>;
}

/** Seed of a question at the table: the same deal, taken back and played again, gets the same answers. */
export const houseSeed = (deal: number, moments: number): number => deal * 997 + moments;

/** Milliseconds for the house to think about one card in the page, which is blocked meanwhile. */
const PATIENCE_MS = 200;
/** Milliseconds for a proof about one card: in the page, and in a worker, where the next deal's first card may wait for it. */
const PROOF_IN_PAGE_MS = 30;
const PROOF_MS = 250;

const clock = (): number => performance.now();

/** Most acts of a deal that the house plays alone, so that it ends. */
const MOST_ACTS = 5000;

/** Plays a deal to its end: the other seats do as they did for a reader, until his seat does something else than he did. */
export function playAlone<G extends GameTypes>(
  { house, played }: Pick<SeatedHouse<G>, 'house' | 'played'>,
  { from, rules }: DealToPlayAlone<G>,
): readonly G['act'][] {
  const acts: G['act'][] = [];
  let playing = from;
  for (let turn = played.turn(playing, rules); turn; turn = played.turn(playing, rules)) {
    if (acts.length === MOST_ACTS) throw new Error(`Deal ${String(from.number)} does not end.`);
    const view = played.seatView(playing, rules, turn.seat);
    // The table counts the state in which the deal began as a moment too.
    const seed = houseSeed(from.number, acts.length + 1);
    const { act } = answer(house, { view, rules, strength: 'plain', seed });
    playing = played.act(playing, act, rules);
    acts.push(act);
  }
  return acts;
}

/** The states of a deal from its beginning, with the acts that led to them. */
export function momentsOf<G extends GameTypes>(
  played: TableGame<G>,
  { from, rules }: DealToPlayAlone<G>,
  acts: readonly G['act'][],
): FinishedPlay<G>['moments'] {
  const moments: FinishedPlay<G>['moments'][number][] = [{ playing: from, done: undefined }];
  for (const act of acts) {
    const before = moments.at(-1)!.playing;
    const seat = played.turn(before, rules)?.seat;
    if (seat !== undefined) moments.push({ playing: played.act(before, act, rules), done: { act, seat } });
  }
  return moments;
}

/** Looks back over a deal; a task of its own for each part, so that taps or questions go first. */
function looksBack<G extends GameTypes>(
  { house, played, judge }: SeatedHouse<G>,
  { from, acts, rules, me, proves }: FinishedDealRequest<G>,
  atOnce: number,
  signal: AbortSignal,
): Promise<LookBack | undefined> {
  const moments = momentsOf(played, { from, rules }, acts);
  const looking = {
    played,
    house,
    netOf: (record: G['record']): number => {
      const judged = judge(record, rules);
      return judged.ok ? (judged.value.net[judged.value.seats[me] ?? ''] ?? 0) : -Infinity;
    },
    signal,
    pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
    clock,
    atOnce,
  };
  return lookBack({ moments, rules, me }, looking, proves);
}

/** A house that thinks in the page. */
export const inPage = <G extends GameTypes>(seated: SeatedHouse<G>): Chooser<G> => ({
  strengths: seated.house.strengths,
  choose: (view, rules, { strength, seed }) =>
    Promise.resolve(answer(seated.house, { view, rules, strength, seed, milliseconds: PATIENCE_MS }, clock)),
  playAlone: (deal) => Promise.resolve(playAlone(seated, deal)),
  lookBack: (deal, signal) => looksBack(seated, deal, PROOF_IN_PAGE_MS, signal),
});

/**
 * Message to the worker: a turn, a deal to play alone, or a finished deal to look back over. Without any it asks for the house's
 * strengths.
 */
export interface HouseRequest<G extends GameTypes = GameTypes> {
  readonly question?: Question<G>;
  readonly alone?: DealToPlayAlone<G>;
  readonly finished?: FinishedDealRequest<G>;
}

/**
 * Has this worker answer for a game's house, so that the page stays responsive while it thinks. Every turn ends a look back that
 * is still under way.
 */
export function answerAsHouse<G extends GameTypes>(seated: SeatedHouse<G>): void {
  let looking = new AbortController();
  answerRequests(({ question, alone, finished }: HouseRequest<G>) => {
    if (alone) return playAlone(seated, alone);
    looking.abort();
    looking = new AbortController();
    if (finished) return looksBack(seated, finished, PROOF_MS, looking.signal);
    return question ? answer(seated.house, question, clock) : seated.house.strengths;
  });
}

/** Milliseconds for the house to think about one card in a worker; finishing its current deal and the messages add to it. */
const WORKER_PATIENCE_MS = 350;
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
    choose: (view, rules, how) => ask({ question: { view, rules, ...how, milliseconds: WORKER_PATIENCE_MS } }),
    playAlone: (alone) => ask({ alone }),
    lookBack: async (finished, signal) => {
      stopped.signal.throwIfAborted();
      return ask({ finished }, signal);
    },
  };
}
