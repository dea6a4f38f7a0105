import type { Game } from '#engine/ledger/game.ts';
import type { Written } from '#engine/notation/record.ts';
import type { OnFile } from '../deal/deal-record.ts';

/** A game with its library, as the pages of comparisons take it. */
export interface ComparedLibrary<R extends object, Rec> {
  readonly game: Game<R, Rec, unknown>;
  readonly readDeal: (deal: OnFile) => Written<R, Rec>;
  /** A deal from a seed, played by our own policy. */
  readonly dealAnother: (seed: number, rules: R) => Rec;
}
