import type { Path } from '#engine/tables/play.ts';
import type { Place } from '#engine/tables/point.ts';
import type { Player, Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Place as RecordPlace } from '#engine/ledger/place.ts';
import type { EndingKind } from './ending.ts';
import type { Step } from './finding/find-plays.ts';
import type { Handicap, Start } from '../record/record.ts';

/** Why a player moved no man: he could not; hors du jeu, he could not or would not; he did not, though he could. */
export const PASSES = ['noPlay', 'horsDuJeu', 'declined'] as const;
export type Pass = (typeof PASSES)[number];

/** What just happened, in data; `say/frames.ts` makes the sentence. Points are as the player counts them. */
export type FrameEvent =
  | {
      readonly kind: 'start';
      readonly player: Player;
      readonly by: Start | undefined;
      readonly handicap: Handicap | undefined;
    }
  | {
      readonly kind: 'throw';
      readonly player: Player;
      readonly dice: Throw;
      /** Whether he named the numbers, his dice having been broken. */
      readonly named: boolean;
      /** In canonical notation; undefined while nothing has been played. */
      readonly play: string | undefined;
      /** The way of each man that moved. */
      readonly paths: readonly Path[];
      /** The same landing by landing, each with its number, in an order in which they can be made. */
      readonly steps: readonly Step[];
      readonly hits: readonly Place[];
      readonly enters: number;
      readonly bearsOff: number;
      /** Why he moved none. */
      readonly pass: Pass | undefined;
      /** How many numbers of the throw were not played. */
      readonly unplayed: number;
      /** How many plays he had to choose from. */
      readonly choices: number;
    }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** How the game ended, for the sentence at the end. */
export interface Outcome {
  readonly kind: EndingKind | 'unfinished';
  readonly winner: Player | undefined;
  /** Whether the loss is a double one. */
  readonly double: boolean;
}

/** The board after one event. */
export interface Frame {
  /** `start`, `t4.2`, `end`. */
  readonly at: RecordPlace;
  readonly event: FrameEvent;
  /** After the event; who throws next. */
  readonly position: Position;
  /** How many ledger entries have been made by now. */
  readonly entries: number;
  readonly pools: Balances;
  readonly net: Balances;
}
