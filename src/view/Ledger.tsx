import type { ComponentChildren } from 'preact';
import { Nets, type NetListProps } from './Net.tsx';
import styles from './Ledger.module.css';

export interface LedgerRow {
  /** Place, reason and parties of the payment, and a number; no other row has it. */
  readonly id: string;
  /** `ace of diamonds forced`. */
  readonly what: string;
  /** `trick 3`. */
  readonly where: string;
  readonly from: ComponentChildren;
  readonly to: ComponentChildren;
  readonly amount: number;
  /** Payment under the source's own rules if a change moved it; 0 for none. */
  readonly before?: number | undefined;
  readonly clauses: readonly { readonly label: string; readonly href: string }[];
  /** Belongs to the card in view. */
  readonly now?: boolean | undefined;
  /** Not yet paid: hidden on screen, shown without scripts and in print. */
  readonly later?: boolean | undefined;
  /** Opens below the row: rule, basis, alternatives. */
  readonly more?: ComponentChildren;
}

interface LedgerProps {
  readonly caption: string;
  readonly heads: { readonly what: string; readonly between: string; readonly amount: string };
  readonly rows: readonly LedgerRow[];
  /** Text if there are no rows: `Nothing has been paid yet.` */
  readonly empty: string;
  readonly nets: { readonly label: string } & Pick<NetListProps, 'of'>;
}

interface NamesProps {
  /** One name, or several with equal payments. */
  readonly names: readonly string[];
}

const COUNTS = ['none', 'one', 'two', 'three', 'four'] as const;

/** `third`, or `each of three`, which shows the names when pointed at, touched or focused. */
export function Names({ names }: NamesProps) {
  if (names.length === 1) return <span>{names[0]}</span>;
  const listed = names.join(', ');
  return (
    // Works by CSS alone, without a script.
    <button type="button" class={`${styles.several} bare`} data-names={listed}>
      each of {COUNTS[names.length] ?? names.length}
      <span class="vh">: {listed}</span>
    </button>
  );
}

function Amount({ amount, before }: { readonly amount: number; readonly before: number | undefined }) {
  if (before === undefined || before === amount) return <>{amount}</>;
  return (
    <>
      <del class="num">{before}</del> <ins>{amount}</ins>
    </>
  );
}

/** Account of payments: reason, parties, amount; below each its place and clauses. */
export function Ledger({ caption, heads, rows, empty, nets }: LedgerProps) {
  return (
    <table class={`table ${styles.ledger}`} data-part="ledger">
      <caption>{caption}</caption>
      <thead data-stays>
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
          <tr key={id} hidden={later === true} {...(now ? { 'aria-current': 'true' as const } : {})}>
            <th scope="row">
              {more === undefined ? (
                what
              ) : (
                <details>
                  <summary>{what}</summary>
                  <div class={`${styles.more} links no-print`}>{more}</div>
                </details>
              )}
              <small class="links">
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
              {from} <span class="soft">→</span> {to}
            </td>
            <td class="n">
              <Amount amount={amount} before={before} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot data-stays>
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
