import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import { printPlace, type Place } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { Ledger } from '#view/Ledger.tsx';
import { citationsOf, type Citation } from '../../rules/cites.ts';
import { namesIn, type KeptAccount } from '../table/kept.ts';
import { Explained } from './Explained.tsx';

export interface PaymentsProps {
  readonly kept: KeptAccount;
  readonly deal: RegulatedDeal;
  readonly caption: string;
}

/** When in the deal: of a deal told nobody knows more. */
const placeOf = ({ phase }: Place): string =>
  phase === 'ante'
    ? 'before the cards'
    : phase === 'end'
      ? 'at the end'
      : phase === 'play'
        ? 'in play'
        : 'at the bidding';

/** Every payment of a deal, with its clause and, when it is opened, the rules behind it. */
export function Payments({ kept, deal, caption }: PaymentsProps) {
  const { account, book, table } = kept;
  const nameOf = namesIn(kept, deal);
  const citationsFor = (key: string): readonly Citation[] => {
    const basis = table.basisOf(key);
    return basis ? citationsOf(book, basis, href('/')) : [];
  };
  return (
    <Ledger
      caption={caption}
      heads={{ what: 'for', between: 'from → to', amount: book.unit[1] }}
      rows={deal.entries.map((payment, i) => ({
        id: `${printPlace(payment.at)}-${String(i)}`,
        what: table.sayPayment(payment),
        where: placeOf(payment.at),
        from: nameOf(payment.from),
        to: nameOf(payment.to),
        amount: payment.amount,
        clauses: citationsFor(payment.keys[0]),
        more: <Explained keys={payment.keys} kept={kept} />,
      }))}
      empty="Nothing was paid."
      nets={{ label: 'Won or lost', of: account.players.map((name, i) => ({ name, net: deal.won[i] ?? 0 })) }}
    />
  );
}
