import { END, type Sink, type Reason } from '#engine/ledger/sink.ts';
import type { Ending, EndingKind } from '../play/ending.ts';
import type { RevertierRules, RevertierKey } from '../rules/keys.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';

/** What a payment is for; the words are in `say/occasions.ts`. */
export const OCCASIONS = ['game', 'shutOut', 'frozen', 'double'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Why something is paid at Revertier. */
export type Why = Reason<Occasion, RevertierKey>;
export const why = (occasion: Occasion, ...keys: NonEmpty<RevertierKey>): Why => ({ occasion, keys });

/** What is played for, as the players agreed or as the rule set says. */
export interface Terms {
  readonly stake: number;
  readonly double: boolean;
  readonly doubleWhen: RevertierRules['double.when'];
}

export const termsOf = (
  rules: RevertierRules,
  agreed: { readonly stake: number | undefined; readonly double: boolean | undefined },
): Terms => ({
  stake: agreed.stake ?? rules['stake.game'],
  double: agreed.double ?? rules['double.agreed'],
  doubleWhen: rules['double.when'],
});

/** Seven men are one more than six points can take in. */
const JOHN = 7;

const WON: Readonly<Record<EndingKind, Why>> = {
  borneOff: why('game', 'stake.game'),
  shutOut: why('shutOut', 'stake.game', 'shutOut.end'),
  frozen: why('frozen', 'stake.game', 'frozen.end'),
};
const DOUBLED = why('double', 'double.agreed', 'double.when', 'shutOut.end', 'stake.game');

/** Whether a loss is a double one: the double counts, and the loser was shut out as far as it asks. */
export function isDouble(ending: Ending | undefined, { double, doubleWhen }: Terms): boolean {
  const shut = ending?.shut;
  if (!double || !shut) return false;
  switch (doubleWhen) {
    case 'shutOut':
      return true;
    case 'someFree':
      return shut.free > 0;
    case 'sevenInHand':
      return shut.inHand >= JOHN;
  }
}

/** Pays a game: the loser’s stake to the winner, and as much again for the double. A drawn game pays nothing. */
export function settle(ending: Ending | undefined, terms: Terms, sink: Sink<Why>): void {
  if (ending?.winner === undefined || terms.stake === 0) return;
  const { kind, winner } = ending;
  const payer = sink.at(END);
  payer.pay(WON[kind], 1 - winner, winner, terms.stake);
  if (isDouble(ending, terms)) payer.pay(DOUBLED, 1 - winner, winner, terms.stake);
}
