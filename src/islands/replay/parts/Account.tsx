import type { ComponentChildren } from 'preact';
import { printPlace } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { Ledger, type LedgerRow } from '#view/Ledger.tsx';
import { Names } from '#view/Names.tsx';
import { sumsAfter, equalPayments, type EqualPayments } from '../../account/account.ts';
import { citationsOf, type BookHead } from '../../rules/cites.ts';
import { Grounds, type GroundsProps } from '../../rules/Grounds.tsx';
import type { AnyModel, AnyStep } from '../model.ts';
import type { ReplayWords } from '../game.ts';
import styles from '../Replay.module.css';

export interface AccountProps extends Pick<GroundsProps, 'ruleOf' | 'changes'> {
  readonly model: AnyModel;
  readonly step: number;
  readonly book: BookHead;
  /** Heading of an account's column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly words: Pick<ReplayWords<AnyStep>, 'sayPlaceInBook'>;
  /** Tools below the account. */
  readonly children?: ComponentChildren;
}

/** Account up to the current step; each line opens to show its rules. */
export function Account({ model, step, book, ruleOf, changes, accountLabel, words, children }: AccountProps) {
  const { seats, lines, opening, effect } = model;
  const sums = sumsAfter(opening, lines, step);
  const row = ({ line, from, to }: EqualPayments): LedgerRow => {
    const [base = ''] = line.keys;
    const rule = base in changes ? undefined : ruleOf(base);
    return {
      // Not the number of the line, so that removing a payment does not redraw the later ones.
      id: [printPlace(line.at), line.what, ...from, '→', ...to].join(' '),
      what: line.what,
      where: words.sayPlaceInBook(line.at),
      from: <Names names={from.map(accountLabel)} />,
      to: <Names names={to.map(accountLabel)} />,
      amount: line.amount,
      before: line.before,
      clauses: rule ? citationsOf(book, rule.basis, href('/')) : [],
      now: line.step === step,
      later: line.step > step,
      more: <Grounds keys={line.keys} ruleOf={ruleOf} book={book} changes={changes} />,
    };
  };
  const rows = equalPayments(lines, seats).map(row);
  // A player may pay another the same twice, for himself and for a third: the second is told from the first by a number.
  const earlier = ({ id }: LedgerRow, at: number) => rows.slice(0, at).filter((one) => one.id === id).length;
  return (
    <section class={styles.account} aria-labelledby="account">
      <h2 id="account">The account</h2>
      <div class={styles.running}>
        <Ledger
          caption="Payments up to this step"
          heads={{ what: 'for', between: 'from → to', amount: book.unit[1] }}
          rows={rows.map((one, i) => ({ ...one, id: `${one.id} ${String(earlier(one, i))}` }))}
          empty="Nothing has been paid yet."
          nets={{
            label: 'So far',
            of: seats.map((seat) => ({
              name: accountLabel(seat),
              net: sums.now[seat] ?? 0,
              ...(effect ? { before: sums.before[seat] ?? 0 } : {}),
            })),
          }}
        />
      </div>
      {children}
    </section>
  );
}
