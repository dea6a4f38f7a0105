import { sayPlace, sayPlaceInBook } from '#engine/words/card-places.ts';
import { trickAt, type Place } from '#engine/ledger/place.ts';
import type { Tick } from '#view/Scrubber.tsx';
import { nextTrick, trickBefore, trickStarts } from '../account/steps.ts';
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
  /** Name of the buttons and the line together: `Steps of the deal`. */
  readonly steps: string;
  /** What the buttons are called where the sheet of keys says more than their name. */
  readonly labels: Partial<Readonly<Record<Move, string>>>;
  /** Steps marked on the line to slide along, each with its number. */
  readonly ticks: (steps: readonly S[]) => readonly Tick[];
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
  steps: 'Steps of the deal',
  labels: { first: 'First step', backTrick: 'Previous trick', play: 'Play', forwardTrick: 'Next trick' },
  ticks: (steps) => trickStarts(steps).map((step) => ({ step, label: String(trickAt(steps[step]?.at)) })),
  next: nextTrick,
  before: trickBefore,
};
