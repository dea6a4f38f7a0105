import type { Path } from '#engine/tables/play.ts';
import type { BoardPlace, Player, Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Place as RecordPlace } from '#engine/ledger/place.ts';
import type { EndingKind } from './ending.ts';
import type { ManStep } from './find-plays.ts';
import type { Handicap, GameStart } from '../record/record.ts';

/** Why a player moved no man: he could not; hors du jeu, he could or would not; or he declined though he could. */
export const PASSES = ['noPlay', 'horsDuJeu', 'declined'] as const;
export type Pass = (typeof PASSES)[number];

/** What just happened, as data; `sayFrame` puts it into words. Points are as the player counts them. */
export type FrameEvent =
  | {
      readonly kind: 'start';
      readonly player: Player;
      readonly by: GameStart | undefined;
      readonly handicap: Handicap | undefined;
    }
  | {
      readonly kind: 'throw';
      readonly player: Player;
      readonly dice: Throw;
      /** Whether he named the numbers, because his dice had been broken. */
      readonly named: boolean;
      /** In canonical notation; undefined before anything is played. */
      readonly play: string | undefined;
      /** Path of each man that moved. */
      readonly paths: readonly Path[];
      /** The landings with their numbers, in an order in which they can be made. */
      readonly steps: readonly ManStep[];
      readonly hits: readonly BoardPlace[];
      readonly enters: number;
      readonly bearsOff: number;
      /** Why he moved no man. */
      readonly pass: Pass | undefined;
      /** Numbers of the throw that were not played. */
      readonly unplayed: number;
      /** Number of legal plays. */
      readonly choices: number;
    }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** A throw, and its play. */
export type ThrowEvent = Extract<FrameEvent, { readonly kind: 'throw' }>;

/** How the game ended, as needed for its last sentence. */
export interface Outcome {
  readonly kind: EndingKind | 'unfinished';
  readonly winner: Player | undefined;
  /** Whether the loss is double. */
  readonly double: boolean;
}

/** The board after one event. */
export interface Frame {
  /** `start`, `t4.2`, `end`. */
  readonly at: RecordPlace;
  readonly event: FrameEvent;
  /** After the event, with the player who throws next. */
  readonly position: Position;
  /** Number of ledger entries made so far. */
  readonly entries: number;
  readonly pools: Balances;
  readonly net: Balances;
}
