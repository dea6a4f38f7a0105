import type { Chain } from '#edition/chain.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { Written } from '#engine/notation/record.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { PackedBook } from '#islands/rules/book.ts';
import type { ComparedGame } from '#islands/compare/game.ts';
import type { OnFile } from '../deal/deal-record.ts';

/** A game with its library, as the pages of comparisons take it. */
export interface ComparedLibrary<R extends object, Rec> {
  readonly game: Game<R, Rec, unknown>;
  readonly compared: ComparedGame<R, Rec>;
  readonly readDeal: (deal: OnFile) => Written<R, Rec>;
  readonly openBook: (book: RuleSet<R>, chain: Chain) => { readonly packed: PackedBook };
  /** A deal from a seed, played by our own policy. */
  readonly dealAnother: (seed: number, rules: R) => Rec;
}
