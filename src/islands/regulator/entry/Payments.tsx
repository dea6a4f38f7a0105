import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import { printPlace, type Place } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { Ledger } from '#view/Ledger.tsx';
import { citationsOf, type Citation } from '../../rules/cites.ts';
import { namesIn, type KeptAccount } from '../table/kept.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Grounds } from '../../rules/Grounds.tsx';
import type { GameWords } from '../game.ts';

interface PaymentGroundsProps {
  readonly keys: readonly string[];
  readonly kept: KeptAccount;
}

/** Rules behind a payment; their words are loaded when their fold is first opened. */
function PaymentGrounds({ keys, kept: { account, book, table } }: PaymentGroundsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<GameWords>();
  useEffect(() => {
    const fold = place.current?.closest('details');
    const look = (): void => {
      if (fold?.open) void table.words().then(setWords, () => undefined);
    };
    fold?.addEventListener('toggle', look);
    look();
    return () => fold?.removeEventListener('toggle', look);
  }, [table]);
  return (
    <div ref={place}>
      {words ? <Grounds keys={keys} ruleOf={words.ruleOf} book={book} changes={account.changes} /> : '…'}
    </div>
  );
}

export interface EntryPaymentsProps {
  readonly kept: KeptAccount;
  readonly deal: RegulatedDeal;
  readonly caption: string;
}

/** Phase of the deal; the regulator knows no more exact place. */
const placeOf = ({ phase }: Place): string =>
  phase === 'ante'
    ? 'before the deal'
    : phase === 'end'
      ? 'at the end'
      : phase === 'play'
        ? 'during play'
        : 'in the bidding';

/** Payments of a deal, each with its clause and, in a fold, its rules. */
export function Payments({ kept, deal, caption }: EntryPaymentsProps) {
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
        more: <PaymentGrounds keys={payment.keys} kept={kept} />,
      }))}
      empty="Nothing was paid."
      nets={{ label: 'Won or lost', of: account.players.map((name, i) => ({ name, net: deal.won[i] ?? 0 })) }}
    />
  );
}
