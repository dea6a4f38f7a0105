import type { JSX } from 'preact';
import type { Place } from '#engine/ledger/place.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { AnyModel } from '../replay/model.ts';
import type { Request } from '../replay/settle-record.ts';
import type { RuleWords } from '../rules/rule-words.ts';
import type { Line } from '../account/account.ts';

/** What the plates of an edition ask of its game. */
export interface ReadingGame<R, Rec, M extends AnyModel> {
  readonly engine: Game<R, Rec, unknown>;
  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly rulesInWords: (ruleSet: RuleSet<R>) => readonly RuleWords[];
  readonly PlateFigure: (props: PlateFigureProps<M>) => JSX.Element | null;
  /** An account in a column, and a place in a line of the account: `dealer`, `trick 5`. */
  readonly accountInBook: (account: string) => string;
  /** The same within a sentence: `the dealer`, `second hand`. */
  readonly sayAccount: (account: string) => string;
  readonly sayPlaceInBook: (at: Place) => string;
}

export interface PlateFigureProps<M> {
  readonly model: M;
  readonly step: number;
  /** The payments of the clause. */
  readonly lines: readonly Line[];
  readonly label: string;
}
