import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import { useState } from 'preact/hooks';
import { namesIn, type KeptAccount } from '../table/kept.ts';
import { sayAnte } from './ante.ts';
import { setOff, type Handed } from './set-off.ts';

export interface SettlementProps {
  readonly kept: KeptAccount;
  readonly deal: RegulatedDeal;
  readonly caption: string;
  /** Whether every payment lies open from the first. */
  readonly isOpen?: boolean;
}

/** Who hands what to whom, and why. */
export function Settlement({ kept, deal, caption, isOpen = false }: SettlementProps) {
  const [Payments, setPayments] = useState<typeof import('./Payments.tsx').Payments>();
  // The long account is fetched when it is first looked at.
  const look = (): void =>
    void import('./Payments.tsx').then(
      (module) => setPayments(() => module.Payments),
      () => undefined,
    );
  const { seats } = kept.table;
  const name = namesIn(kept, deal);
  const [one, many] = kept.book.unit;
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
        {Payments && <Payments kept={kept} deal={deal} caption={caption} />}
      </details>
    </div>
  );
}
