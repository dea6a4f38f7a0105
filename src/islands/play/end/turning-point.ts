import { makeRandom } from '#engine/kernel/random.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import { isAct } from '#engine/play/follow.ts';
import {
  playOn,
  type DealInPlay,
  type House,
  type PlayChoice,
  type TableGame,
  type PlayOnOptions,
} from '#engine/play/played-game.ts';
import { sureNet } from '#engine/play/by-sampling.ts';
import type { TableSession } from '../table-session.ts';

/** A choice with which the reader would have ended better. */
export interface TurningPoint {
  /** Index of the moment after the reader's choice. */
  readonly moment: number;
  /** The better choice, in the words of the table: “ace of clubs”. */
  readonly instead: string;
  readonly isCard: boolean;
  /** How much better; at least so much if it is proved. */
  readonly gain: number;
  /**
   * `tried`: the house played on for everybody. `sure`: proved, with every card open, whatever the others play. `sureWithMore`:
   * proved, if the reader goes on with the right cards.
   */
  readonly by: 'tried' | 'sure' | 'sureWithMore';
  /** Record of the deal with that choice: played to its end where the house tried it, up to the choice where it is proved. */
  readonly record: object;
}

/** What looking back over a finished deal found. */
export interface LookBack {
  /** The reader's net as the deal ended. */
  readonly net: number;
  readonly point: TurningPoint | undefined;
  /** Number of other choices that the house tried. */
  readonly tried: number;
  /** Index of the moment after the earliest choice that was tried, if there was no time for those before it. */
  readonly since: number | undefined;
}

/** What looking back needs: the game, the house, the reader's net in a finished deal, and leave to go on. */
export interface LookingBack<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly house: House<G>;
  readonly netOf: (record: G['record']) => number;
  readonly signal: AbortSignal;
  /** Lets other work of this thread go first. */
  readonly pause: () => Promise<void>;
  /** Milliseconds. */
  readonly clock: () => number;
  /** Milliseconds for a proof about one card, which cannot be interrupted. */
  readonly atOnce: number;
}

/** A finished deal at the table: how it began, and all that was done. */
export interface FinishedPlay<G extends GameTypes> extends Pick<TableSession<G>, 'moments'> {
  readonly rules: G['rules'];
  readonly me: number;
}

/** Milliseconds for all proofs about a deal. */
const PROVING_MS = 1000;
/** Most acts of the house in all, so that the search ends. */
const MOST_ACTS = 20_000;
/** Choices of the house between two pauses. */
const PAUSE_EVERY = 200;

/** A choice of the reader among several cards or plays of a throw. */
interface ReaderChoice<G extends GameTypes> {
  readonly moment: number;
  readonly before: DealInPlay<G['record']>;
  /** What else could have been done. */
  readonly others: readonly PlayChoice<G['act']>[];
}

/** The reader's choices among several cards or plays of a throw, last to first. */
function* openChoices<G extends GameTypes>(
  { moments, rules, me }: FinishedPlay<G>,
  played: TableGame<G>,
): Generator<ReaderChoice<G>> {
  for (let moment = moments.length - 1; moment > 0; moment--) {
    const { done } = moments[moment]!;
    if (done?.seat !== me) continue;
    const before = moments[moment - 1]!.playing;
    const legal = played.turn(before, rules)?.legal ?? [];
    if (legal.length > 1 && legal.every(({ card, name }) => card !== undefined || name !== undefined))
      yield { moment, before, others: legal.filter(({ act }) => !isAct(act, done.act)) };
  }
}

/** The reader's net when the deal is over; what he may still claim counts as claimed. */
function finalNet<G extends GameTypes>({ moments, rules }: FinishedPlay<G>, { played, netOf }: LookingBack<G>): number {
  const { playing } = moments.at(-1)!;
  const claims = played.turn(playing, rules)?.legal ?? [];
  return Math.max(
    ...(claims.length === 0 ? [playing] : claims.map(({ act }) => played.act(playing, act, rules))).map(({ record }) =>
      netOf(record),
    ),
  );
}

/**
 * Looks for the choice with which the reader would have ended best. For the last tricks it proves what he could have been sure
 * of, with every card open, for at most a second. If nothing is proved, the plain house plays on from each of his other choices,
 * last to first, for all players and each seeing only his own hand. Undefined if the signal ended the search.
 */
export async function lookBack<G extends GameTypes>(
  deal: FinishedPlay<G>,
  looking: LookingBack<G>,
  /** Whether the cards can be laid open; no proof foresees dice. */
  proves: boolean,
): Promise<LookBack | undefined> {
  const net = finalNet(deal, looking);
  const proved = proves ? await provedPoint(deal, net, looking) : undefined;
  if (proved) return { net, point: proved, tried: 0, since: undefined };
  return triedPoint(deal, net, looking);
}

async function provedPoint<G extends GameTypes>(
  deal: FinishedPlay<G>,
  net: number,
  { played, netOf, signal, pause, clock, atOnce }: LookingBack<G>,
): Promise<TurningPoint | undefined> {
  const { rules, me } = deal;
  const end = clock() + PROVING_MS;
  let best: TurningPoint | undefined;
  for (const { moment, before, others } of openChoices(deal, played)) {
    for (const { act, label, card } of others) {
      await pause();
      if (signal.aborted) return undefined;
      const until = Math.min(end, clock() + atOnce);
      const isLate = (): boolean => clock() >= until;
      const after = played.act(before, act, rules);
      const sure = sureNet(after, net + (best?.gain ?? 0), {
        played,
        rules,
        me,
        netOf,
        isLate,
      });
      if (sure)
        best = {
          moment,
          instead: label,
          isCard: card !== undefined,
          gain: sure.net - net,
          by: sure.choosesAgain ? 'sureWithMore' : 'sure',
          record: after.record,
        };
      // Earlier choices take longer still.
      else if (isLate()) return best;
    }
  }
  return best;
}

async function triedPoint<G extends GameTypes>(
  deal: FinishedPlay<G>,
  net: number,
  { played, house, netOf, signal, pause }: LookingBack<G>,
): Promise<LookBack | undefined> {
  const { rules } = deal;
  let point: TurningPoint | undefined;
  let acts = 0;
  let choices = 0;
  let tried = 0;
  let since: number | undefined;
  const choose: PlayOnOptions<G>['choose'] = async (playing, { seat }, n) => {
    if (choices++ % PAUSE_EVERY === 0) await pause();
    const how = { strength: 'plain', random: makeRandom(acts + n + 1) } as const;
    return house.choose(played.seatView(playing, rules, seat), rules, how).act;
  };
  for (const { moment, before, others } of openChoices(deal, played)) {
    if (acts >= MOST_ACTS) return { net, point, tried, since };
    for (const { act, label, card } of others) {
      const line = await playOn<G>(played.act(before, act, rules), { played, rules, choose, most: Infinity, signal });
      if (!line) return undefined;
      acts += line.length - 1;
      tried++;
      const { record } = line.at(-1)!;
      const gain = netOf(record) - net;
      if (gain > (point?.gain ?? 0))
        point = { moment, instead: label, isCard: card !== undefined, gain, by: 'tried', record };
    }
    since = moment;
  }
  return { net, point, tried, since: undefined };
}

/** The session before the choice of a turning point. */
export const backTo = <G extends GameTypes>(session: TableSession<G>, { moment }: TurningPoint): TableSession<G> => ({
  ...session,
  moments: session.moments.slice(0, moment),
  takenBack: session.takenBack + 1,
  playedOut: undefined,
});
