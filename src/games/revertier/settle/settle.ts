import { END, type Sink } from '#engine/ledger/sink.ts';
import type { Ending, EndingKind } from '../play/ending.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import { occasionNumber as on, type Occasion } from './occasions.ts';

/** What is played for, as the players agreed or as the rule set says. */
export interface Terms {
  readonly stake: number;
  readonly double: boolean;
}

export const termsOf = (
  rules: RevertierRules,
  agreed: { readonly stake: number | undefined; readonly double: boolean | undefined },
): Terms => ({ stake: agreed.stake ?? rules['stake.game'], double: agreed.double ?? rules['double.agreed'] });

const OCCASION_OF: Readonly<Record<EndingKind, Occasion>> = { borneOff: 'game', shutOut: 'shutOut', frozen: 'frozen' };
const KEYS_OF: Readonly<Record<EndingKind, readonly RevertierKey[]>> = {
  borneOff: ['stake.game'],
  shutOut: ['stake.game', 'shutOut.end'],
  frozen: ['stake.game', 'frozen.end'],
};
const KEYS_OF_DOUBLE: readonly RevertierKey[] = ['double.agreed', 'shutOut.end', 'stake.game'];

/** Whether a loss is a double one: the double is agreed on, and the loser was shut out. */
export const isDouble = (ending: Ending | undefined, terms: Terms): boolean =>
  terms.double && ending?.kind === 'shutOut';

/** Pays a game: the loser’s stake to the winner, and as much again for the double. A drawn game pays nothing. */
export function settle(ending: Ending | undefined, terms: Terms, sink: Sink): void {
  if (ending?.winner === undefined || terms.stake === 0) return;
  const { kind, winner } = ending;
  sink.post(END, on(OCCASION_OF[kind]), -1, 1 - winner, winner, terms.stake, KEYS_OF[kind]);
  if (isDouble(ending, terms)) sink.post(END, on('double'), -1, 1 - winner, winner, terms.stake, KEYS_OF_DOUBLE);
}
