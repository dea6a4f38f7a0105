import { sayPlace, sayPlaceInBook } from '#engine/words/card-places.ts';
import type { Place } from '#engine/ledger/place.ts';
import { countTricks, nextTrick, trickBefore, trickStarts } from '../account/steps.ts';
import type { Move } from './key-bindings.ts';
import type { AnyStep } from './model.ts';

/** How a game speaks of where the reader stands, and how he goes about in it. `S` is the game's own step. */
export interface ReplayWords<S extends AnyStep> {
  /** The place with which a record begins. */
  readonly start: string;
  /** What a record is called: `deal`, `game`. */
  readonly piece: string;
  /** A place as a heading, and in a line of the account. */
  readonly sayPlace: (at: Place) => string;
  readonly sayPlaceInBook: (at: Place) => string;
  /** Names of the two groups of buttons: `Jumps in the deal`, `Steps of the deal`. */
  readonly jumps: string;
  readonly steps: string;
  /** What the buttons are called where the sheet of keys says more than their name. */
  readonly labels: Partial<Readonly<Record<Move, string>>>;
  /** `Trick 5 of 11`, where there is something to count. */
  readonly count: (steps: readonly S[], step: number) => string | undefined;
  /** Steps marked with a stroke on the line to slide along. */
  readonly ticks: (steps: readonly S[]) => readonly number[];
  /** Where the larger jumps land; the step given, where there is nothing further. */
  readonly next: (steps: readonly S[], from: number) => number;
  readonly before: (steps: readonly S[], from: number) => number;
}

/** Cards are played in tricks. */
export const CARD_WORDS: ReplayWords<AnyStep> = {
  start: 'ante',
  piece: 'deal',
  sayPlace,
  sayPlaceInBook,
  jumps: 'Jumps in the deal',
  steps: 'Steps of the deal',
  labels: { backTrick: 'Previous trick', play: 'Play', forwardTrick: 'Next trick' },
  count: countTricks,
  ticks: trickStarts,
  next: nextTrick,
  before: trickBefore,
};
