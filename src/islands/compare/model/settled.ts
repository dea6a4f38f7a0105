import type { Result } from '#engine/kernel/result.ts';
import type { Settlement } from '#engine/ledger/game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Variation } from '#engine/rules/vary.ts';
import type { BookHead } from '../../rules/cites.ts';

/** A record settled in one column. */
export interface SettledDeal extends Settlement {
  /** Whether the record tells the deal to its end, as these rules see the end: a deal has more tricks in one book than in another. */
  readonly isFinished: boolean;
}

/** A book as the comparison reads it: for its citations, and as the engine takes it. */
export interface OpenBook<R> {
  readonly head: BookHead;
  readonly rules: RuleSet<R>;
}

/** A column settled. */
export interface Settled<R> {
  readonly label: string;
  readonly book: OpenBook<R>;
  readonly variation: Variation<R>;
  readonly judged: Result<SettledDeal>;
}
