import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import { useState } from 'preact/hooks';
import type { Changes } from '../../rules/changes.ts';
import type { BookHead } from '../../rules/cites.ts';
import type { Table } from '../game.ts';
import { sayAnte } from './ante.ts';
import { setOff, type Handed } from './set-off.ts';

export interface SettlementProps {
  readonly deal: RegulatedDeal;
  readonly seats: readonly string[];
  readonly players: readonly string[];
  readonly book: BookHead;
  readonly table: Table;
  /** What was agreed otherwise. */
  readonly changes: Changes;
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

/** Who hands what to whom, and why. */
export function Settlement({ deal, seats, players, book, table, changes, caption, isOpen = false }: SettlementProps) {
  const [Payments, setPayments] = useState<typeof import('./Payments.tsx').Payments>();
  // The long account is fetched when it is first looked at.
  const look = (): void =>
    void import('./Payments.tsx').then(
      (module) => setPayments(() => module.Payments),
      () => undefined,
    );
  const name = accountNames(deal.seated, seats, players, table);
  const [one, many] = book.unit;
  const counted = (n: number): string => `${String(n)} ${n === 1 ? one : many}`;
  const isSeat = (account: string): boolean => seats.includes(account);
  const say = ({ from, to, amount }: Handed): string =>
    !isSeat(from) && !isSeat(to)
      ? `${counted(amount)} ${amount === 1 ? 'goes' : 'go'} from ${name(from)} to ${name(to)}`
      : !isSeat(from)
        ? `${name(to)} draws ${counted(amount)} from ${name(from)}`
        : isSeat(to)
          ? `${name(from)} pays ${name(to)} ${counted(amount)}`
          : `${name(from)} puts ${counted(amount)} into ${name(to)}`;
  const ante = deal.entries.filter(({ at }) => at.phase === 'ante');
  const after = setOff(deal.entries.filter(({ at }) => at.phase !== 'ante'));
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
      {ante.length > 0 && <p class="soft">Before the cards: {sayAnte(ante, seats, name)}.</p>}
      <details class="in-full" open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && look()}>
        <summary>Every payment, and why</summary>
        {Payments && (
          <Payments
            deal={deal}
            players={players}
            nameOf={name}
            book={book}
            table={table}
            changes={changes}
            caption={caption}
          />
        )}
      </details>
    </div>
  );
}
