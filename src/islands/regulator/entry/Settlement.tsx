import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import { useState } from 'preact/hooks';
import { namesIn, type KeptAccount } from '../table/kept.ts';
import type { Transfer } from '../table/SettleUp.tsx';
import type { Entry } from '#engine/ledger/sink.ts';
import { counted } from '#engine/wording/sentence.ts';

/** Nets payments so that at most one remains between any two accounts; payers in order of first occurrence. */
export function netTransfers(entries: readonly Entry[]): readonly Transfer[] {
  const sums = new Map<string, Transfer>();
  for (const { from, to, amount } of entries) {
    const there = sums.get(`${from} ${to}`);
    const back = sums.get(`${to} ${from}`);
    if (back) sums.set(`${to} ${from}`, { ...back, amount: back.amount - amount });
    else sums.set(`${from} ${to}`, { from, to, amount: (there?.amount ?? 0) + amount });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ from, to, amount }) => (amount > 0 ? { from, to, amount } : { from: to, to: from, amount: -amount }));
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Describes the stakes in one line: “Dora pays 8 and everyone else 4 into the basket”. Players with equal stakes are
 * joined; “everyone else” is used if only one player differs.
 */
export function sayAnte(
  entries: readonly Entry[],
  seats: readonly string[],
  nameOf: (account: string) => string,
): string {
  const pools = [...new Set(entries.map(({ to }) => to))];
  return pools
    .map((pool) => {
      const laid = seats.map((seat) =>
        entries.reduce((sum, { from, to, amount }) => (from === seat && to === pool ? sum + amount : sum), 0),
      );
      const amounts = [...new Set(laid)].filter((amount) => amount > 0).sort((a, b) => b - a);
      const shares = amounts.map((amount, i) => {
        const by = seats.filter((_, seat) => laid[seat] === amount);
        const verb = i > 0 ? '' : by.length === 1 || by.length === seats.length ? ' pays' : ' pay';
        if (by.length === seats.length) return `everyone${verb} ${String(amount)}`;
        if (by.length === seats.length - 1 && i > 0) return `everyone else ${String(amount)}`;
        return `${inWords.format(by.map(nameOf))}${verb} ${String(amount)}${by.length > 1 ? ' each' : ''}`;
      });
      return `${inWords.format(shares)} into ${nameOf(pool)}`;
    })
    .join('; ');
}

export interface SettlementProps {
  readonly kept: KeptAccount;
  readonly deal: RegulatedDeal;
  readonly caption: string;
  /** Whether the list of payments is open initially. */
  readonly isOpen?: boolean;
}

/** Who pays whom, and why. */
export function Settlement({ kept, deal, caption, isOpen = false }: SettlementProps) {
  const [Payments, setPayments] = useState<typeof import('./Payments.tsx').Payments>();
  // Loads the list when it is first opened.
  const look = (): void =>
    void import('./Payments.tsx').then(
      (module) => setPayments(() => module.Payments),
      () => undefined,
    );
  const { seats } = kept.table;
  const name = namesIn(kept, deal);
  const counters = (amount: number): string => counted(amount, kept.book.unit);
  const isSeat = (account: string): boolean => seats.includes(account);
  const sayTransfer = ({ from, to, amount }: Transfer): string =>
    !isSeat(from) && !isSeat(to)
      ? `${counters(amount)} ${amount === 1 ? 'goes' : 'go'} from ${name(from)} to ${name(to)}`
      : !isSeat(from)
        ? `${name(to)} draws ${counters(amount)} from ${name(from)}`
        : isSeat(to)
          ? `${name(from)} pays ${name(to)} ${counters(amount)}`
          : `${name(from)} puts ${counters(amount)} into ${name(to)}`;
  const ante = deal.entries.filter(({ at }) => at.phase === 'ante');
  const after = netTransfers(deal.entries.filter(({ at }) => at.phase !== 'ante'));
  return (
    <div>
      {after.length === 0 ? (
        <p>Nobody pays anything.</p>
      ) : (
        <ul class="lined" aria-label="Who pays whom" data-part="handed">
          {after.map((handed) => (
            <li key={`${handed.from} ${handed.to}`}>{sayTransfer(handed)}</li>
          ))}
        </ul>
      )}
      {ante.length > 0 && <p class="soft">Before the deal: {sayAnte(ante, seats, name)}.</p>}
      <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && look()}>
        <summary>Every payment, and why</summary>
        {Payments && <Payments kept={kept} deal={deal} caption={caption} />}
      </details>
    </div>
  );
}
