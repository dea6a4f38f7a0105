import type { Card } from '#engine/cards/card.ts';

/** What a seat, or the cards set aside, came to. */
export interface CountedRow {
  /** The seat, or another name. */
  readonly whose: number | string;
  /** “8 tricks”. */
  readonly note: string;
  readonly sum: number;
  readonly cards: readonly { readonly card: Card; readonly counts: number }[];
  /** What is said where there is no card. */
  readonly none: string;
}

/** What counts at the end of a deal, for each seat. */
export interface DealCount {
  /** “Points taken”. */
  readonly heading: string;
  readonly rows: readonly CountedRow[];
}

/** Rows of the seats from fewest to most; other rows after them. */
export const fromFewest = (rows: readonly CountedRow[]): readonly CountedRow[] => [
  ...rows.filter(({ whose }) => typeof whose === 'number').sort((a, b) => a.sum - b.sum),
  ...rows.filter(({ whose }) => typeof whose !== 'number'),
];
