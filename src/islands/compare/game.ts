import type { Result } from '#engine/kernel/result.ts';
import type { Game, Settlement } from '#engine/ledger/game.ts';
import type { Card } from '#engine/cards/card.ts';
import type { JSX } from 'preact';
import type { ColumnQuestions } from './ColumnRules.tsx';
import type { Wording } from '#engine/words/answers.ts';

/** A record settled in one column. */
export interface SettledDeal extends Settlement {
  /** Whether the record tells the deal to its end, as these rules see the end: a deal has more tricks in one book than in another. */
  readonly isFinished: boolean;
}

/** What a comparison asks of its game. */
export interface ComparedGame<R, Rec> extends ColumnQuestions<R, Rec> {
  readonly engine: Game<R, Rec, unknown>;
  readonly settle: (record: Rec, rules: R) => Result<SettledDeal>;
  readonly seats: (record: Rec) => readonly string[];
  readonly wording: Wording<R>;
  /** What is paid for; the books may speak of it differently, and one line serves all columns. */
  readonly sayOccasion: (occasion: string, of: Card | undefined) => string;
  /** An account in a column: `first`, `great pool`. */
  readonly accountInBook: (account: string) => string;
  /** The cards and the play of a record, folded away: the same in every column. */
  readonly DealAtHand: (props: { readonly record: Rec }) => JSX.Element;
  /** Whether there is an editor to open the deal in. */
  readonly isEdited: boolean;
}
