import type { ShownGame } from '../replay/game.ts';
import type { JSX } from 'preact';
import type { OtherBook, ShownTypes } from '../replay/model.ts';
import type { AccountLine } from '../account/account.ts';
import type { DealingRounds } from '#view/plate/DealingPlate.tsx';
import type { BookHead } from '../rules/cites.ts';

/** A running clause on the page of its edition, or the content of a plate in another text. */
export interface ReadClause {
  /** Id without the rule set; empty for a plate that shows all payments of a step. */
  readonly id: string;
  /** Number in its edition; undefined for a plate in another text. */
  readonly number: number | undefined;
  /** Rule keys that rest on it, in the order of the game's questions. */
  readonly keys: readonly string[];
  /** Moment that shows it: index of a deal, and a place of the record. */
  readonly plate?: PlateAt | undefined;
  /** Numbers of the clauses that name the payments drawn on its plate, if it does not name them itself. */
  readonly drawnBy?: readonly number[];
  /** Numbers of the clauses that name the other payments at the step of its plate. */
  readonly othersBy?: readonly number[];
  /** For a clause about dealing, instead of a moment: how the cards are dealt. */
  readonly dealt?: DealingPlateData | undefined;
}

export interface DealingPlateData {
  readonly players: number;
  /** Whether the rest lies one card in front of each player but the dealer. */
  readonly isApart: boolean;
}

export interface PlateAt {
  readonly deal: number;
  readonly at: string;
}

export interface ReadDeal {
  readonly title: string;
  /** Address of its replay, relative to the site's root. */
  readonly path: string;
  /** Undefined for a deal; other records are only shown, and changes are not tried on them. */
  readonly kind?: 'session' | 'passage';
  /** Link under its own rules, without a step. */
  readonly link: string;
}

/** Data that the page of an edition passes to its table, as a JSON string. */
export interface EditionPageData {
  readonly book: BookHead;
  /** Name of a record of the game. */
  readonly piece: 'deal' | 'game';
  readonly clauses: readonly ReadClause[];
  /** Groups of rules bound to one figure. */
  readonly figures: readonly (readonly string[])[];
  readonly deals: readonly ReadDeal[];
  readonly others: readonly OtherBook[];
}

/** What the plates of an edition need of its game. */
export interface EditionGame<G extends ShownTypes> extends ShownGame<G> {
  readonly PlateFigure: (props: PlateFigureProps<G['model']>) => JSX.Element | null;
  /** How cards are dealt to so many players, in a card game. */
  readonly dealingOf?: (rules: G['rules'], players: number) => DealingRounds;
  /** Side of a step to show first, in a game whose figure shows the table before and after. */
  readonly sideOf?: (model: G['model'], step: number, keys: readonly string[]) => StepMoment;
  /** Name of an account in a sentence: `the dealer`, `second hand`. */
  readonly sayAccount: (account: string) => string;
}

/** Before or after the events of a step. */
export type StepMoment = 'before' | 'after';

export interface PlateFigureProps<M> {
  readonly model: M;
  readonly step: number;
  /** Payments of the clause. */
  readonly lines: readonly AccountLine[];
  readonly label: string;
  /** Rule keys of the clause. */
  readonly keys: readonly string[];
  /** Side to show, of a figure with two; both if the reader cannot switch. */
  readonly side?: StepMoment | undefined;
}
