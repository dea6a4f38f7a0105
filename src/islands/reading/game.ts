import type { JSX } from 'preact';
import type { Place } from '#engine/ledger/place.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { AnyModel } from '../replay/model.ts';
import type { Request } from '../replay/settle/settle-record.ts';
import type { RuleWords } from '../rules/rule-words.ts';
import type { Line } from '../account/account.ts';
import type { Dealing } from '#view/plate/dealing.ts';

/** What the plates of an edition ask of its game. */
export interface ReadingGame<R, Rec, M extends AnyModel> {
  readonly engine: Game<R, Rec, unknown>;
  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly rulesInWords: (ruleSet: RuleSet<R>) => readonly RuleWords[];
  readonly PlateFigure: (props: PlateFigureProps<M>) => JSX.Element | null;
  /** Of a game in which cards are dealt: how they go round among so many players. */
  readonly dealingOf?: (rules: R, players: number) => Dealing;
  /** Of a game whose figure has both sides of its step, before and after: the one that is looked at first for some rules. */
  readonly sideOf?: (model: M, step: number, keys: readonly string[]) => Side;
  /** An account in a column, and a place in a line of the account: `dealer`, `trick 5`. */
  readonly accountLabel: (account: string) => string;
  /** The same within a sentence: `the dealer`, `second hand`. */
  readonly sayAccount: (account: string) => string;
  readonly sayPlaceInBook: (at: Place) => string;
}

/** Before what happens in a step, or after it. */
export type Side = 'before' | 'after';

export interface PlateFigureProps<M> {
  readonly model: M;
  readonly step: number;
  /** The payments of the clause. */
  readonly lines: readonly Line[];
  readonly label: string;
  /** The rules of the clause. */
  readonly keys: readonly string[];
  /** The side that is looked at, of a figure that has two; both, where nobody can turn from one to the other. */
  readonly side?: Side | undefined;
}
