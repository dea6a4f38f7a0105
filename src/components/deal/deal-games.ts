import type { DealRecords } from './deal-record.ts';
import * as quadrille from '#games/quadrille/tools/replay/records.ts';
import * as reversis from '#games/reversis/tools/replay/records.ts';
import * as revertier from '#games/revertier/tools/replay/records.ts';

/** What a list of deals asks of a game. */
interface Listed extends Pick<DealRecords<never, never>, 'recordText' | 'fragmentOf' | 'paidFor'> {
  /** Whether it is played with cards. */
  readonly cards: boolean;
}

/** The games whose deals have pages. */
export const DEAL_GAMES: Readonly<Record<string, Listed>> = {
  reversis: { ...reversis, cards: true },
  quadrille: { ...quadrille, cards: true },
  revertier: { ...revertier, cards: false },
};
