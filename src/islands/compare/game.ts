import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { Card } from '#engine/cards/card.ts';
import type { JSX } from 'preact';
import type { RowPlateProps } from './rows/RowPlate.tsx';
import type { ColumnQuestions } from './rules/ColumnRules.tsx';
import type { Settled, SettledDeal } from './model/settled.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Wording } from '#engine/words/answers.ts';

/** What a comparison asks of its game. */
export interface ComparedGame<R, Rec> extends ColumnQuestions<R, Rec> {
  readonly engine: Game<R, Rec, unknown>;
  readonly settle: (record: Rec, rules: R) => Result<SettledDeal>;
  readonly seats: (record: Rec) => readonly string[];
  readonly wording: Wording<R>;
  /** What is paid for; the books may speak of it differently, and one line serves all columns. */
  readonly sayOccasion: (occasion: string, of: Card | undefined) => string;
  /** An account in a column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  /** The cards and the play of a record, folded away: the same in every column. */
  readonly DealAtHand: (props: { readonly record: Rec }) => JSX.Element;
  /** Whether there is an editor to open the deal in. */
  readonly isEdited: boolean;
  /** What one record is called; a deal, unless it says otherwise. */
  readonly piece?: string;
  /** A player at the foot of the table; a hand of cards, unless it says otherwise. */
  readonly saySeat?: (seat: string) => string;
  /** A place as a heading, and as a line of the account; those of a card deal, unless it says otherwise. */
  readonly sayPlace?: (at: Place) => string;
  readonly sayPlaceInBook?: (at: Place) => string;
  /** What draws the moment of a payment; fetched when a reader asks for it. */
  readonly loadPlate?: () => Promise<(props: RowPlateProps<R, Rec>) => JSX.Element>;
  /** What else of the record the game lays side by side, above what is paid. */
  readonly Closer?: (props: CloserProps<R, Rec>) => JSX.Element;
}

/** What a game is given to lay side by side. */
export interface CloserProps<R, Rec> {
  readonly record: Rec;
  readonly columns: readonly Settled<R>[];
  /** The place that the reader looks at, or the address names. */
  readonly step: string | undefined;
  readonly onStep: (step: string) => void;
  /** Another record in its place. */
  readonly onRecord: (record: Rec) => void;
}
