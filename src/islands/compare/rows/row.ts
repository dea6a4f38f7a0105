import type { Citation } from '../../rules/cites.ts';

/** A payment, or several alike, in a column: `second, dealer → first 2 each`. */
export interface CellPayment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly isEach: boolean;
}

export interface Cell {
  readonly payments: readonly CellPayment[];
  /** All that is paid here, in counters. */
  readonly total: number;
  readonly citations: readonly Citation[];
  /** The rules on which its payments rest. */
  readonly bases: readonly string[];
  /** The other columns that pay just the same. */
  readonly like: readonly string[];
}

/** What one column answers to a question. */
export interface Answer {
  readonly label: string;
  readonly says: string;
  readonly isChanged: boolean;
  readonly citations: readonly Citation[];
}

/** A rule on which the columns differ. */
export interface RuleBeside {
  readonly key: string;
  readonly question: string;
  readonly href: string;
  readonly answers: readonly Answer[];
}

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly where: string;
  /** The same as an address names it. */
  readonly at: string;
  readonly isSame: boolean;
  /** A cell a column; undefined where the column cannot settle the record at all. */
  readonly cells: readonly (Cell | undefined)[];
  /** The rules behind it on which the columns differ, the base first. */
  readonly why: readonly RuleBeside[];
}
