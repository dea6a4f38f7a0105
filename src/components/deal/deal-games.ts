import type { DealRecords } from './deal-record.ts';
import * as quadrille from './quadrille-records.ts';
import * as reversis from './reversis-records.ts';
import * as revertier from './revertier-records.ts';

/** What a list of deals asks of a game. */
type Listed = Pick<DealRecords<never, never>, 'recordText' | 'paidFor'>;

/** The games whose deals have pages of cards. */
export const DEAL_GAMES: Readonly<Record<string, Listed>> = { reversis, quadrille, revertier };
