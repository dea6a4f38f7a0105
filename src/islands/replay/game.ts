import type { Wording } from '#engine/wording/answers.ts';
import type { ShownTypes, StepOf, AnyStep } from './model.ts';
import type { JSX } from 'preact';
import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { FollowedGame } from '../branches/lines.ts';
import type { ReplayKeys, Move } from './key-bindings.ts';
import type { Possibilities } from '../possible/solver-messages.ts';
import type { Questions } from './settle/questions.ts';
import type { SettleRequest } from './settle/settle-record.ts';
import { sayPlace, sayPlaceInBook } from '#engine/wording/seat-names.ts';
import { trickAt, type Place } from '#engine/ledger/place.ts';
import { nextTrick, trickBefore, trickStarts } from '../account/account.ts';

/** Labelled mark on the slider: a trick, every tenth throw. */
export interface Tick {
  readonly step: number;
  /** `5`. */
  readonly label: string;
}

/** A game's words for the reader's position and moves. `S` is the game's own step. */
export interface ReplayWords<S extends AnyStep> {
  /** First place of a record. */
  readonly start: string;
  /** Name of a record: `deal`, `game`. */
  readonly piece: 'deal' | 'game';
  /** A place as a heading, and in a line of the account. */
  readonly sayPlace: (at: Place) => string;
  readonly sayPlaceInBook: (at: Place) => string;
  /** Name of the group of buttons and slider: `Steps of the deal`. */
  readonly steps: string;
  /** Labels of buttons where the sheet of keys has a longer text. */
  readonly labels: Partial<Readonly<Record<Move, string>>>;
  /** Labelled marks on the slider. */
  readonly ticks: (steps: readonly S[]) => readonly Tick[];
  /** Target of the larger jumps; `from` if there is nothing further. */
  readonly next: (steps: readonly S[], from: number) => number;
  readonly before: (steps: readonly S[], from: number) => number;
}

/** How a record is followed step by step. */
export const stepwise = (piece: ReplayWords<AnyStep>['piece']): string =>
  piece === 'game' ? 'throw by throw' : 'card by card';

/** Words for card games, which are played in tricks. */
export const CARD_WORDS: ReplayWords<AnyStep> = {
  start: 'ante',
  piece: 'deal',
  sayPlace,
  sayPlaceInBook,
  steps: 'Steps of the deal',
  labels: { first: 'First step', backTrick: 'Previous trick', play: 'Play', forwardTrick: 'Next trick' },
  ticks: (steps) => trickStarts(steps).map((step) => ({ step, label: String(trickAt(steps[step]?.at)) })),
  next: nextTrick,
  before: trickBefore,
};

/**
 * What every tool that shows records needs of a game. A game says this once, beside `settleDeal` in `tools/replay/settle.ts`;
 * the description that a tool asks for extends this interface by what only that tool needs.
 */
export interface ShownGame<G extends ShownTypes> extends Pick<
  Questions<G['rules'], G['record']>,
  'rulesInWords' | 'groupRules' | 'rulesThatMatter'
> {
  readonly engine: Game<G>;
  readonly wording: Wording<G['rules']>;
  /** Settles a record by its book with a reader's changes and lays it out step by step. */
  readonly settleDeal: (request: SettleRequest<G>) => Result<G['model']>;
  /** Name of an account as a column heading: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly words: ReplayWords<StepOf<G>>;
  /** Group of the rules about stakes, which are paid in every deal and say little about any one. */
  readonly stakes: string;
  /** Whether the game has a page that makes handouts. */
  readonly hasHandout?: boolean;
  /** Solver of the game; undefined for games without hands. */
  readonly possibilities?: Possibilities<G['record']>;
}

/** What a replay needs of its game. */
export interface ReplayGame<G extends ShownTypes> extends ShownGame<G> {
  readonly GameTable: (props: GameTableProps<G['model']>) => JSX.Element | null;
  readonly keys: ReplayKeys;
  /** Loads what branches need: how records are followed, and the house. Undefined where a game cannot be played at a table. */
  readonly fetchFollowed?: (() => Promise<FollowedGame<G>>) | undefined;
}

/** In place of a house without its worker, with which the page of a deal would come to weigh more than it may. */
export const refuseHouse = (): Promise<never> =>
  Promise.reject(new Error('The house of a deal’s page thinks only in its worker.'));

export interface GameTableProps<M> {
  readonly model: M;
  readonly step: number;
  readonly unit: readonly [one: string, many: string];
}
