import type { Wording } from '#engine/wording/answers.ts';
import type { ShownTypes, StepOf } from './model.ts';
import type { JSX } from 'preact';
import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { ReplayKeys } from './key-bindings.ts';
import type { Possibilities } from '../possible/use-possible.ts';
import type { Questions } from './settle/questions.ts';
import type { SettleRequest } from './settle/settle-record.ts';
import type { ReplayWords } from './words.ts';

/**
 * What every tool that shows records needs of a game. A game says this once, beside `settleDeal` in `tools/replay/settle.ts`;
 * the description that a tool asks for extends this interface by what only that tool needs.
 */
export interface ShownGame<G extends ShownTypes> extends Pick<
  Questions<G['rules'], G['record']>,
  'rulesInWords' | 'groupRules' | 'rulesThatMatter'
> {
  readonly engine: Game<G>;
  readonly wording: Wording<G['rules']>;
  /** Settles a record by its book with a reader's changes and lays it out step by step. */
  readonly settleDeal: (request: SettleRequest<G>) => Result<G['model']>;
  /** Name of an account as a column heading: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly words: ReplayWords<StepOf<G>>;
  /** Solver of the game; undefined for games without hands. */
  readonly possibilities?: Possibilities<G['record']>;
}

/** What a replay needs of its game. */
export interface ReplayGame<G extends ShownTypes> extends ShownGame<G> {
  readonly GameTable: (props: GameTableProps<G['model']>) => JSX.Element | null;
  readonly keys: ReplayKeys;
}

export interface GameTableProps<M> {
  readonly model: M;
  readonly step: number;
  readonly unit: readonly [one: string, many: string];
}
