import { SEATS } from '../../record/record.ts';
import * as shared from '#islands/replay/packed-deal.ts';
import type { ReplayModel, TableStep } from '../../table/model.ts';

export type PackedDeal = shared.PackedDeal;

/** The model of a deal under the rules it was written down for. */
export const packDeal = (model: ReplayModel): PackedDeal =>
  shared.packDeal(model, ({ spoken, game, ombre, trump, called, ally, open }) => ({
    spoken,
    game,
    ombre,
    trump,
    called,
    ally,
    open,
  }));

export const unpackDeal = (packed: PackedDeal): ReplayModel =>
  shared.unpackDeal(packed, SEATS, (step, extras): TableStep => {
    const { spoken, game, ombre, trump, called, ally, open } = extras as unknown as TableStep;
    return { ...step, spoken, game, ombre, trump, called, ally, open };
  });
