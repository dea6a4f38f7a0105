import type { Card } from '#engine/cards/card.ts';
import type { CardReplayModel } from '../../replay/model.ts';

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
