import type { Card } from '#engine/cards/card.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { JSX } from 'preact';
import type { ColumnQuestions } from '../compare/rules/ColumnRules.tsx';
import type { ReplayKeys } from '../replay/key-bindings.ts';
import type { ReplayModel } from '../replay/model.ts';
import type { GameTableProps } from '../replay/game.ts';
import type { Request } from '../replay/settle/settle-record.ts';
import type { Draft, ReadDraft, Text } from './draft/draft.ts';
import type { NextStep } from './step/next-step.ts';

/** A place that clicked cards may go to. */
export interface Target {
  readonly place: string;
  readonly label: string;
  /** The places of one kind stand in one row, each under a word: `deal to`, and `third`. */
  readonly row: string;
  readonly short: string;
  /** A card is only named there, and lies elsewhere; the word it is then marked with: `out`, `called`. */
  readonly naming?: string;
}

/** What the places peculiar to a game are drawn from. */
export interface FieldsProps<R> {
  readonly draft: Draft;
  readonly rules: R;
  /** A place to type in: one line, or so many. */
  readonly field: (place: string, label: string, rows?: number) => JSX.Element;
  readonly write: (place: string, text: string) => void;
}

/** A game whose deals this site deals and plays, and whose words they are. */
export interface Dealer<R, Rec> {
  /** The cards of a deal number, and nothing done with them. */
  readonly deal: (seed: number, rules: R, draft: Draft) => Rec;
  /** The record played on to its end from whatever stands in it. */
  readonly playOn: (record: Rec, rules: R, seed: number) => Rec;
  /** Said wherever its choices are shown. */
  readonly label: string;
}

/** What the editor asks of its game. `M` is its deal step by step. */
export interface EditedGame<R, Rec, M extends ReplayModel> extends ColumnQuestions<R, Rec> {
  readonly engine: Game<R, Rec, unknown>;
  /** Names of the seats, in order of play. */
  readonly seats: (draft: Draft) => readonly string[];
  /** Places that tell of the table and not of the deal: they stay when the table is cleared. */
  readonly settings: readonly string[];
  /** The places in which cards lie, each card in one: hands, and a talon. */
  readonly holders: (draft: Draft) => readonly string[];
  readonly targets: (draft: Draft, rules: R) => readonly Target[];
  /** The cards that may be named at a place; all of them where it is absent. */
  readonly allowedAt: (draft: Draft, place: string) => readonly Card[] | undefined;
  /** The pack as it is laid out to be clicked: suit by suit. */
  readonly pack: (rules: R) => readonly Card[];

  readonly read: (draft: Draft) => ReadDraft<Rec>;
  /** A record as the text of a draft. */
  readonly textOf: (record: Rec) => Text;
  /** Why a record is nothing to be laid out: it tells only how a deal ended. */
  readonly whyNotEdited: (record: Rec) => string | undefined;

  readonly nextStep: (record: Rec, rules: R) => NextStep | undefined;
  readonly take: (draft: Draft, place: string, what: string) => Draft;
  readonly takeBack: (draft: Draft) => Draft;

  /** The places beside the hands and the play. */
  readonly Fields: (props: FieldsProps<R>) => JSX.Element;
  /** How many sit down, where that may differ. */
  readonly Players?: (props: Pick<FieldsProps<R>, 'draft' | 'write'>) => JSX.Element;

  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly GameTable: (props: GameTableProps<M>) => JSX.Element | null;
  readonly replayKeys: ReplayKeys;
  /** An account in a column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;

  /** Our own policy deals, and plays on; it is fetched when a reader asks for either. */
  readonly fetchDealer: () => Promise<Dealer<R, Rec>>;
}
