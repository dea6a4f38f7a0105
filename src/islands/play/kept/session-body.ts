import type { Fields } from '#engine/kernel/fields.ts';
import type { Company } from '../game.ts';

/** Records of deals as the body of a session, in which pools carry over and no deal gives them. */
export const sessionOfDeals =
  <Rec>(printRecord: (record: Rec) => Fields) =>
  ({ players, firstDealer }: Company, records: readonly Rec[]): Fields => ({
    players,
    firstDealer,
    deals: records.map((record) => {
      const { pools: _, ...rest } = printRecord(record);
      return rest;
    }),
  });
