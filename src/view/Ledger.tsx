import type { ComponentChildren } from 'preact';
import { Nets, type NetsProps } from './Net.tsx';

export interface LedgerRow {
  /** Stable: the place and a number. */
  readonly id: string;
  /** `ace of diamonds forced`. */
  readonly what: string;
  /** `trick 3`. */
  readonly where: string;
  readonly from: ComponentChildren;
  readonly to: ComponentChildren;
  readonly amount: number;
  /** What the source's own rules make of it, where a toggle has changed it: 0 for a payment they do not know. */
  readonly before?: number | undefined;
  readonly clauses: readonly { readonly label: string; readonly href: string }[];
  /** Belongs to the card in view. */
  readonly now?: boolean | undefined;
  /** Not paid yet: hidden, but there for readers without scripts and for print. */
  readonly later?: boolean | undefined;
  /** Opens under the row: rule, basis, alternatives. */
  readonly more?: ComponentChildren;
}

export interface LedgerProps {
  readonly caption: string;
  readonly heads: { readonly what: string; readonly between: string; readonly amount: string };
  readonly rows: readonly LedgerRow[];
  /** Said instead of rows: `Nothing has been paid yet.` */
  readonly empty: string;
  readonly nets: { readonly label: string } & Pick<NetsProps, 'of'>;
}

function Amount({ amount, before }: { readonly amount: number; readonly before: number | undefined }) {
  if (before === undefined || before === amount) return <>{amount}</>;
  return (
    <>
      <del class="num">{before}</del> <ins>{amount}</ins>
    </>
  );
}

/** The account: what for, between whom, how much; under each payment its place and its clauses. */
export function Ledger({ caption, heads, rows, empty, nets }: LedgerProps) {
  return (
    <table class="ledger">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.what}</th>
          <th scope="col">{heads.between}</th>
          <th scope="col" class="n">
            {heads.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.every(({ later }) => later) && (
          <tr>
            <td colSpan={3} class="soft">
              {empty}
            </td>
          </tr>
        )}
        {rows.map(({ id, what, where, from, to, amount, before, clauses, now, later, more }) => (
          <tr key={id} hidden={later === true} {...(now ? { class: 'now', 'aria-current': 'true' as const } : {})}>
            <th scope="row">
              {more === undefined ? (
                what
              ) : (
                <details>
                  <summary>{what}</summary>
                  <div class="more">{more}</div>
                </details>
              )}
              <small>
                {where}
                {clauses.map(({ label, href }) => (
                  <span key={href}>
                    {' · '}
                    <a href={href}>{label}</a>
                  </span>
                ))}
              </small>
            </th>
            <td>
              {from} <span class="to">→</span> {to}
            </td>
            <td class="n">
              <Amount amount={amount} before={before} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{nets.label}</th>
          <td colSpan={2}>
            <Nets of={nets.of} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
