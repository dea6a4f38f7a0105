import { does, type Naming } from '#engine/wording/seat-names.ts';
import { listed } from '#engine/kernel/collections.ts';
import { sentence } from '#engine/wording/sentence.ts';

/** A payment of one amount by each payer to each payee; the other accounts are pools. */
export interface SpokenPayment {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly amount: number;
}

/** Who pays whom how much, without a full stop: “Left pays you 2”, “You draw 60 from the basket”. */
export function sayPayment({ from, to, amount }: SpokenPayment, seats: readonly string[], naming: Naming): string {
  const isPool = (accounts: readonly string[]): boolean => !accounts.some((account) => seats.includes(account));
  const sum = String(amount);
  const each = from.length + to.length > 2 ? ' each' : '';
  const whom = listed(to.map(naming.name));
  const isEveryone = from.length > 1 && from.length === seats.length;
  const payers = isEveryone ? { words: 'everyone', verb: (singular: string) => singular } : naming.subject(...from);
  const part =
    isPool(from) && isPool(to)
      ? { subject: sum, predicate: `${amount === 1 ? 'goes' : 'go'} from ${listed(from.map(naming.name))} to ${whom}` }
      : isPool(from)
        ? does(naming.subject(...to), `draws ${sum}${each} from ${listed(from.map(naming.name))}`)
        : does(payers, isPool(to) ? `pays ${sum}${isEveryone ? '' : each} into ${whom}` : `pays ${whom} ${sum}${each}`);
  return sentence([part]).replace(/\.$/, '');
}
