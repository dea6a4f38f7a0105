import { keysOf } from '#engine/kernel/collections.ts';
import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { href } from '#view/href.ts';
import { Ledger } from '#view/Ledger.tsx';
import { citesOf, type PackedBook } from '../rules/book.ts';
import { citationsOf } from '../rules/cites.ts';
import type { Table } from './desk.ts';
import { Explained } from './Explained.tsx';

export interface PaymentsProps {
  readonly deal: RegulatedDeal;
  readonly players: readonly string[];
  readonly nameOf: (account: string) => string;
  readonly book: PackedBook;
  readonly table: Table;
  readonly keys: KeyTable;
  /** What was agreed otherwise, as forms hold it. */
  readonly changes: Readonly<Record<string, string>>;
  readonly caption: string;
}

/** When in the deal: of a deal told nobody knows more. */
const placeOf = (at: string): string =>
  at === 'ante' ? 'before the cards' : at === 'end' ? 'at the end' : /^t/.test(at) ? 'in play' : 'at the bidding';

/** Every payment of a deal, with its clause and, when it is opened, the rules behind it. */
export function Payments({ deal, players, nameOf, book, table, keys, changes, caption }: PaymentsProps) {
  return (
    <Ledger
      caption={caption}
      heads={{ what: 'for', between: 'from → to', amount: book.unit[1] }}
      rows={deal.entries.map((payment, i) => ({
        id: `${payment.at}-${String(i)}`,
        what: table.sayPayment(payment),
        where: placeOf(payment.at),
        from: nameOf(payment.from),
        to: nameOf(payment.to),
        amount: payment.amount,
        clauses: citationsOf(book, citesOf(book, book.bases[keysOf(keys).indexOf(payment.keys[0])] ?? []), href('/')),
        more: <Explained keys={payment.keys} book={book} table={table} changes={changes} />,
      }))}
      empty="Nothing was paid."
      nets={{ label: 'Won or lost', of: players.map((player, i) => ({ name: player, net: deal.won[i] ?? 0 })) }}
    />
  );
}
