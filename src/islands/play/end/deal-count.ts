import type { Card } from '#engine/cards/card.ts';
import type { CardReplayModel } from '../../replay/model.ts';

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

/** A whole trick: its cards, the winning one, and who took it. */
export interface TakenTrick {
  readonly cards: readonly Card[];
  readonly best: Card;
  readonly by: number;
}

/** All whole tricks of a deal, in order. */
export const tricksTaken = ({ steps, seats }: Pick<CardReplayModel, 'steps' | 'seats'>): readonly TakenTrick[] =>
  steps.flatMap(({ at, trick, leader, winning }) => {
    if (at.phase !== 'play' || at.card !== seats.length || winning === undefined) return [];
    const best = trick[(winning - leader + seats.length) % seats.length];
    return best === undefined ? [] : [{ cards: trick, best, by: winning }];
  });

/** “no trick”, “1 trick”, “8 tricks”. */
export const countTricks = (count: number): string =>
  count === 0 ? 'no trick' : count === 1 ? '1 trick' : `${String(count)} tricks`;
