import type { ShownGame } from '../replay/game.ts';
import type { ShownTypes } from '../replay/model.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { PagePlace } from '#view/href.ts';
import type { Card } from '#engine/cards/card.ts';
import type { JSX } from 'preact';
import type { EditionGame } from '../reading/game.ts';
import type { SettledColumn, ColumnSettlement } from './model/state.ts';
import type { BookHead } from '../rules/cites.ts';
import type { ListedDeal } from './DealAtHand.tsx';

/** Data that the page passes to the comparison, as a JSON string. */
export interface CompareData extends PagePlace {
  /** Initial comparison, as a fragment, and its deal. */
  readonly fragment: string;
  readonly deal: string;
  /** Result of `hiddenRules` for it, computed at build time because it takes several hundred settlements. */
  readonly hidden: readonly (readonly [row: string, keys: readonly string[]])[];
  /** Books of the game, oldest first. */
  readonly books: readonly BookHead[];
  /** Deals to choose from. */
  readonly deals: readonly ListedDeal[];
}

/** What a comparison needs of its game. */
export interface ComparedGame<G extends ShownTypes> extends ShownGame<G> {
  readonly settle: (record: G['record'], rules: G['rules']) => Result<ColumnSettlement>;
  readonly seats: (record: G['record']) => readonly string[];
  /** Name of a payment's occasion; one for all columns, even if the books call it differently. */
  readonly sayOccasion: (occasion: string, of: Card | undefined) => string;
  /** Cards and play of a record in a fold, the same for every column. */
  readonly DealAtHand: (props: { readonly record: G['record'] }) => JSX.Element;
  /** Whether the game has an editor to open the deal in. */
  readonly isEdited: boolean;
  /** Name of a player at the foot of the table; a hand of cards by default. */
  readonly saySeat?: (seat: string) => string;
  /** Loads what plates need of the game when a reader opens a payment's moment. */
  readonly fetchEdition?: () => Promise<EditionGame<G>>;
  /** The game's own comparison of the record, shown above the payments. */
  readonly Closer?: (props: CloserProps<G>) => JSX.Element;
}

/** Props of a game's own comparison. */
export interface CloserProps<G extends ShownTypes> {
  readonly record: G['record'];
  readonly columns: readonly SettledColumn<G['rules']>[];
  /** Place selected by the reader or the address. */
  readonly step: string | undefined;
  readonly onStep: (step: string) => void;
  /** Replaces the record. */
  readonly onRecord: (record: G['record']) => void;
}
