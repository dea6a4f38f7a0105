import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import { href } from '../../view/href.ts';
import { Ledger } from '../../view/Ledger.tsx';
import { citesOf, type PackedBook } from '../shared/book.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { citationsOf } from '../shared/cites.ts';
import type { Table } from './desk.ts';
import { Explained } from './Explained.tsx';
import { setOff, type Handed } from './payments.ts';

export interface SettlementProps {
  readonly deal: RegulatedDeal;
  readonly seats: readonly string[];
  readonly players: readonly string[];
  readonly book: PackedBook;
  readonly table: Table;
  readonly keys: KeyTable;
  /** What was agreed otherwise, as forms hold it. */
  readonly changes: Readonly<Record<string, string>>;
  readonly caption: string;
  /** Whether every payment lies open from the first. */
  readonly isOpen?: boolean;
}

export const accountNames =
  (seated: readonly number[], seats: readonly string[], players: readonly string[], table: Table) =>
  (account: string): string => {
    const seat = seats.indexOf(account);
    return seat < 0 ? (table.sayPool(account) ?? account) : (players[seated[seat] ?? -1] ?? account);
  };

/** When in the deal: of a deal told nobody knows more. */
const placeOf = (at: string): string =>
  at === 'ante' ? 'before the cards' : at === 'end' ? 'at the end' : /^t/.test(at) ? 'in play' : 'at the bidding';

/** Who hands what to whom, and why. */
export function Settlement({
  deal,
  seats,
  players,
  book,
  table,
  keys,
  changes,
  caption,
  isOpen = false,
}: SettlementProps) {
  const name = accountNames(deal.seated, seats, players, table);
  const [one, many] = book.unit;
  const counted = (n: number): string => `${String(n)} ${n === 1 ? one : many}`;
  const isSeat = (account: string): boolean => seats.includes(account);
  const say = ({ from, to, amount }: Handed): string =>
    !isSeat(from)
      ? `${name(to)} draws ${counted(amount)} from ${name(from)}`
      : isSeat(to)
        ? `${name(from)} pays ${name(to)} ${counted(amount)}`
        : `${name(from)} puts ${counted(amount)} into ${name(to)}`;
  const ante = deal.entries.filter(({ at }) => at === 'ante');
  const after = setOff(deal.entries.filter(({ at }) => at !== 'ante'));
  return (
    <div class="settlement">
      <p class="handed-label sc">Who pays whom</p>
      {after.length === 0 ? (
        <p>Nobody pays anything.</p>
      ) : (
        <ul class="handed">
          {after.map((handed) => (
            <li key={`${handed.from} ${handed.to}`}>{say(handed)}</li>
          ))}
        </ul>
      )}
      {ante.length > 0 && (
        <p class="soft">
          Before the cards:{' '}
          {setOff(ante)
            .map(({ from, amount, to }) => `${name(from)} ${String(amount)} into ${name(to)}`)
            .join(', ')}
          .
        </p>
      )}
      <details class="in-full" open={isOpen}>
        <summary>Every payment, and why</summary>
        <Ledger
          caption={caption}
          heads={{ what: 'for', between: 'from → to', amount: many }}
          rows={deal.entries.map((payment, i) => {
            return {
              id: `${payment.at}-${String(i)}`,
              what: table.sayPayment(payment),
              where: placeOf(payment.at),
              from: name(payment.from),
              to: name(payment.to),
              amount: payment.amount,
              clauses: citationsOf(
                book,
                citesOf(book, book.bases[keysOf(keys).indexOf(payment.keys[0])] ?? []),
                href('/'),
              ),
              more: <Explained keys={payment.keys} book={book} table={table} changes={changes} />,
            };
          })}
          empty="Nothing was paid."
          nets={{ label: 'Won or lost', of: players.map((player, i) => ({ name: player, net: deal.won[i] ?? 0 })) }}
        />
      </details>
    </div>
  );
}
