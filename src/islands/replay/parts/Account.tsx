import type { ComponentChildren } from 'preact';
import { printPlace } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { Ledger, type LedgerRow } from '#view/Ledger.tsx';
import { Several } from '#view/Several.tsx';
import { sumsAfter } from '../../account/account.ts';
import { equalPayments, type EqualPayments } from '../../account/equal-payments.ts';
import { citationsOf, type BookHead } from '../../rules/cites.ts';
import { Grounds, type GroundsProps } from '../../rules/Grounds.tsx';
import type { AnyModel, AnyStep } from '../model.ts';
import type { ReplayWords } from '../words.ts';

export interface AccountProps extends Pick<GroundsProps, 'ruleOf' | 'changes'> {
  readonly model: AnyModel;
  readonly step: number;
  readonly book: BookHead;
  /** An account in a column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly words: Pick<ReplayWords<AnyStep>, 'sayPlaceInBook'>;
  /** What can be done with it, below. */
  readonly children?: ComponentChildren;
}

/** The section of the account as it has grown by one step; each line opens to the rules that made it. */
export function Account({ model, step, book, ruleOf, changes, accountLabel, words, children }: AccountProps) {
  const { seats, lines, opening, effect } = model;
  const sums = sumsAfter(opening, lines, step);
  const row = ({ line, from, to }: EqualPayments): LedgerRow => {
    const [base = ''] = line.keys;
    const rule = base in changes ? undefined : ruleOf(base);
    return {
      // Not by its number: where a payment falls away, those after it stay as they are drawn.
      id: [printPlace(line.at), line.what, ...from, '→', ...to].join(' '),
      what: line.what,
      where: words.sayPlaceInBook(line.at),
      from: <Several names={from.map(accountLabel)} />,
      to: <Several names={to.map(accountLabel)} />,
      amount: line.amount,
      before: line.before,
      clauses: rule ? citationsOf(book, rule.basis, href('/')) : [],
      now: line.step === step,
      later: line.step > step,
      more: <Grounds keys={line.keys} ruleOf={ruleOf} book={book} changes={changes} />,
    };
  };
  return (
    <section class="account" aria-labelledby="account">
      <h2 id="account">The account</h2>
      <div class="running">
        <Ledger
          caption="What has been paid by this step"
          heads={{ what: 'for', between: 'from → to', amount: book.unit[1] }}
          rows={equalPayments(lines, seats).map(row)}
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
