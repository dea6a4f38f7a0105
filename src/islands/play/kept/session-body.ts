import type { Fields } from '#engine/kernel/fields.ts';
import type { Company } from '../game.ts';

/** Records of deals as the body of a session, which begins with what lay in the pools of the first; from deal to deal they carry over. */
export const sessionOfDeals =
  <Rec>(printRecord: (record: Rec) => Fields) =>
  ({ players, firstDealer, ended }: Company, records: readonly Rec[]): Fields => {
    const deals = records.map(printRecord);
    const pools = deals[0]?.['pools'];
    return {
      players,
      firstDealer,
      ...(pools !== undefined && { pools }),
      deals: deals.map(({ pools: _, ...rest }) => rest),
      ...(ended !== undefined && { ended }),
    };
  };
