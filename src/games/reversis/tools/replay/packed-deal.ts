import type { Card } from '#engine/cards/card.ts';
import { seatNames } from '../../record/record.ts';
import * as shared from '#islands/replay/packed-deal.ts';
import type { ReplayModel } from '../../table/model.ts';

/** A deal settled by its book, as a page hands it to the replay. */
export interface PackedDeal extends shared.PackedDeal {
  /** −1: none. */
  readonly quinola: Card;
}

/** The model of a deal under the rules it was written down for. */
export const packDeal = (model: ReplayModel): PackedDeal => ({
  ...shared.packDeal(model, ({ points }) => ({ points })),
  quinola: model.quinola ?? -1,
});

export function unpackDeal(packed: PackedDeal): ReplayModel {
  const seats = seatNames(packed.hands.length);
  const model = shared.unpackDeal(packed, seats, (step, { points }) => ({
    ...step,
    points: points as readonly number[],
  }));
  return { ...model, seats, quinola: packed.quinola < 0 ? undefined : packed.quinola };
}
