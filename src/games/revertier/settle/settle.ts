import { END, type Sink, type Reason } from '#engine/ledger/sink.ts';
import type { Ending, EndingKind } from '../play/ending.ts';
import type { RevertierRules, RevertierKey } from '../rules/keys.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';

/** What a payment is for. */
export const OCCASIONS = ['game', 'shutOut', 'frozen', 'double'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Occasion of a payment with the rule keys that made it. */
export type PaymentReason = Reason<Occasion, RevertierKey>;
export const why = (occasion: Occasion, ...keys: NonEmpty<RevertierKey>): PaymentReason => ({ occasion, keys });

/** Stake and double, as the players agreed or as the rule set says. */
export interface StakeTerms {
  readonly stake: number;
  readonly double: boolean;
  readonly doubleWhen: RevertierRules['double.when'];
}

export const termsOf = (
  rules: RevertierRules,
  agreed: { readonly stake: number | undefined; readonly double: boolean | undefined },
): StakeTerms => ({
  stake: agreed.stake ?? rules['stake.game'],
  double: agreed.double ?? rules['double.agreed'],
  doubleWhen: rules['double.when'],
});

/** Men in hand that lose double: one more than six points can take. */
const JOHN = 7;

const WON: Readonly<Record<EndingKind, PaymentReason>> = {
  borneOff: why('game', 'stake.game'),
  shutOut: why('shutOut', 'stake.game', 'shutOut.end'),
  frozen: why('frozen', 'stake.game', 'frozen.end'),
};
const DOUBLED = why('double', 'double.agreed', 'double.when', 'shutOut.end', 'stake.game');

/** Whether a loss is double: the double counts, and the loser was shut out as completely as it requires. */
export function isDouble(ending: Ending | undefined, { double, doubleWhen }: StakeTerms): boolean {
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

/** Pays a game: the loser’s stake to the winner, and the same again for the double. A draw pays nothing. */
export function settle(ending: Ending | undefined, terms: StakeTerms, sink: Sink<PaymentReason>): void {
  if (ending?.winner === undefined || terms.stake === 0) return;
  const { kind, winner } = ending;
  const payer = sink.at(END);
  payer.pay(WON[kind], 1 - winner, winner, terms.stake);
  if (isDouble(ending, terms)) payer.pay(DOUBLED, 1 - winner, winner, terms.stake);
}
