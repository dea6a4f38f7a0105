import type { Card } from '#engine/cards/card.ts';
import type { SeatNames } from '#engine/wording/seat-names.ts';
import type { Departure, GameTypes } from '#engine/ledger/game.ts';
import type { Place } from '#engine/ledger/place.ts';
import { type AccountLine, type AccountSums, sumsAfter } from '../account/account.ts';
import type { BookHead } from '../rules/cites.ts';
import type { PoolViewProps } from '#view/cards/felt.tsx';
import type { PagePlace } from '#view/href.ts';

/** Data that a page passes to its replay, as a JSON string: with the page's own place. */
export interface ReplayData extends PagePlace {
  readonly book: BookHead;
  /** Link to the deal under its own rules, without a step. */
  readonly link: string;
  /**
   * Rule keys that matter to the deal: those that affect a payment, largest effect first, then those that would forbid
   * the play.
   */
  readonly moving: readonly string[];
  readonly forbidding: readonly string[];
  /** Other books of the game that could settle it. */
  readonly others: readonly OtherBook[];
  /** For a deal of a session, by seat: the player's name and balance before the deal. */
  readonly seated?: Readonly<Record<string, { readonly name: string; readonly stood: number }>>;
}

/** Another book of the game, by its name in a line. */
export interface OtherBook {
  readonly id: string;
  readonly short: string;
}

/** One step of a record, in any game. */
export interface AnyStep {
  readonly at: Place;
  /** Reason why the record could not continue; the step repeats the previous position. */
  readonly departure?: Departure;
}

/** The table at one step of a card game. */
export interface ReplayStep extends AnyStep {
  /** Cards of each seat, in display order. */
  readonly hands: readonly (readonly Card[])[];
  readonly trick: readonly Card[];
  readonly leader: number;
  readonly winning: number | undefined;
  readonly toPlay: number | undefined;
  readonly taken: readonly number[];
}

/** Effect of changed rules compared with the source's. */
export interface ChangeEffect {
  /** Number of payments that differ: changed, new or removed. */
  readonly payments: number;
  /** Final nets by seat, now and under the source's rules; undefined while the record is cut short. */
  readonly nets: readonly { readonly seat: string; readonly now: number; readonly before: number }[] | undefined;
  /** Description in a sentence or two. */
  readonly text: string;
}

/** Data for the replay of one record under one set of rules. `S` is the game's own step. */
export interface AnyModel<S extends AnyStep = AnyStep> {
  readonly seats: readonly string[];
  readonly steps: readonly S[];
  /** Sentence of a step, in the books’ names for the seats or in those of a table. */
  readonly sentenceAt: (step: number, names?: SeatNames) => string;
  /** The sentence without payments, for use beside the account. */
  readonly tell: (step: number, names?: SeatNames) => string;
  readonly lines: readonly AccountLine[];
  /** Balances before the first payment: seats 0, pools as given. */
  readonly opening: AccountSums;
  /** Departures shown in spite of the rules in force: in the deal itself, or caused by changed rules. */
  readonly faults: readonly Departure[];
  readonly effect: ChangeEffect | undefined;
}

/** Data for the replay of a card game, which has a direction of play. */
export interface CardReplayModel<S extends ReplayStep = ReplayStep> extends AnyModel<S> {
  readonly direction: 'right' | 'left';
}

/** The types of a game whose records the tools show step by step. */
export interface ShownTypes extends GameTypes {
  readonly model: AnyModel;
}

/** The types of a card game whose records the tools show step by step. */
export interface CardTypes extends GameTypes {
  readonly model: CardReplayModel;
}

/** One step of a game's model. */
export type StepOf<G extends ShownTypes> = G['model']['steps'][number];

/** What a replay shows of a frame in any card game. Nobody is to play before the first trick and after the last. */
export function cardStep(
  frame: Pick<ReplayStep, 'at' | 'hands' | 'trick' | 'leader' | 'winning'> & {
    readonly tricksTaken: readonly number[];
  },
): ReplayStep {
  const { at, hands, trick, leader, winning, tricksTaken } = frame;
  const next =
    trick.length === 0 ? undefined : trick.length === hands.length ? winning : (leader + trick.length) % hands.length;
  return {
    at,
    hands,
    trick,
    // An empty table has no leader.
    leader: trick.length === 0 ? 0 : leader,
    winning,
    toPlay: next !== undefined && (hands[next]?.length ?? 0) > 0 ? next : undefined,
    taken: tricksTaken,
  };
}

/** Pools that are ever filled during the deal; they keep their places at every step. */
export function poolsOf({ seats, lines, opening }: Pick<AnyModel, 'seats' | 'lines' | 'opening'>): readonly string[] {
  const filled = [
    ...Object.entries(opening.now).flatMap(([account, amount]) => (amount > 0 ? [account] : [])),
    ...lines.flatMap(({ to, amount }) => (amount > 0 ? [to] : [])),
  ];
  return [...new Set(filled)].filter((account) => !seats.includes(account));
}

/** Content of each of these pools at a step. */
export function poolsAt(
  model: Pick<AnyModel, 'seats' | 'lines' | 'opening'>,
  step: number,
  [one, many]: readonly [one: string, many: string],
  accountLabel: (account: string) => string,
): readonly PoolViewProps[] {
  const { lines, opening } = model;
  const { now } = sumsAfter(opening, lines, step);
  const before = sumsAfter(opening, lines, step - 1).now;
  return poolsOf(model).map((account) => {
    const amount = now[account] ?? 0;
    const name = accountLabel(account);
    return {
      name,
      amount,
      // “Odd counters” are their own unit.
      unit: name.endsWith(many) ? '' : amount === 1 ? one : many,
      changed: amount !== (before[account] ?? 0),
    };
  });
}

/** A whole trick: its cards, the winning one, and who took it. */
export interface TakenTrick {
  readonly cards: readonly Card[];
  readonly best: Card;
  readonly by: number;
}

/** All whole tricks of a deal, in order. */
export const tricksTaken = ({ steps, seats }: Pick<CardReplayModel, 'steps' | 'seats'>): readonly TakenTrick[] =>
  steps.flatMap(({ at, trick, leader, winning }) => {
    if (at.phase !== 'play' || at.card !== seats.length || winning === undefined) return [];
    const best = trick[(winning - leader + seats.length) % seats.length];
    return best === undefined ? [] : [{ cards: trick, best, by: winning }];
  });

/** “no trick”, “1 trick”, “8 tricks”. */
export const countTricks = (count: number): string =>
  count === 0 ? 'no trick' : count === 1 ? '1 trick' : `${String(count)} tricks`;
