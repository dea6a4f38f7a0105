import type { JSX } from 'preact';
import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { ReplayKeys } from './key-bindings.ts';
import type { AnyModel, AnyStep } from './model.ts';
import type { Possibilities } from '../possible/find-possible.ts';
import type { Questions } from './settle/questions.ts';
import type { Request } from './settle/settle-record.ts';
import type { ReplayWords } from './words.ts';

/** What a replay asks of its game. */
export interface ReplayGame<R, Rec, S extends AnyStep, M extends AnyModel<S>> extends Pick<
  Questions<R, Rec>,
  'rulesInWords' | 'groupRules'
> {
  readonly engine: Game<R, Rec, unknown>;
  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly GameTable: (props: GameTableProps<M>) => JSX.Element | null;
  readonly keys: ReplayKeys;
  /** What was possible with every card open; absent where there are no hands to lay open. */
  readonly possibilities?: Possibilities<Rec>;
  readonly words: ReplayWords<S>;
  /** An account in a column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
}

export interface GameTableProps<M> {
  readonly model: M;
  readonly step: number;
  readonly unit: readonly [one: string, many: string];
}
