import { sayPlace, sayPlaceInBook } from '#engine/wording/card-places.ts';
import { trickAt, type Place } from '#engine/ledger/place.ts';
import type { Tick } from '#view/Scrubber.tsx';
import { nextTrick, trickBefore, trickStarts } from '../account/steps.ts';
import type { Move } from './key-bindings.ts';
import type { AnyStep } from './model.ts';

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
