import { href } from '#view/href.ts';
import { Names } from '#view/Names.tsx';
import { equalPayments, type EqualPayments } from '../../account/account.ts';
import { citationsOf, type BookHead } from '../../rules/cites.ts';
import type { GroundsProps } from '../../rules/Grounds.tsx';
import { LazyPart } from '../../page/LazyPart.tsx';
import type { AnyModel } from '../model.ts';
import styles from './StepPayments.module.css';

export interface StepPaymentsProps extends Pick<GroundsProps, 'ruleOf' | 'changes'> {
  readonly model: Pick<AnyModel, 'lines' | 'seats'>;
  readonly step: number;
  readonly book: BookHead;
  readonly accountLabel: (account: string) => string;
}

/** Maximum number of earlier payments shown. */
const EARLIER = 8;
/** Maximum number of lines reserved; more are reached by scrolling. */
const MOST_ROOM = 5;

interface RowProps extends Omit<StepPaymentsProps, 'model' | 'step'> {
  readonly paid: EqualPayments;
}

function Row({ paid: { line, from, to }, book, ruleOf, changes, accountLabel }: RowProps) {
  const { what, amount, before, keys } = line;
  const [base = ''] = keys;
  const rule = base in changes ? undefined : ruleOf(base);
  const [clause] = rule ? citationsOf(book, rule.basis, href('/')) : [];
  return (
    <tr>
      <td>
        <Names names={from.map(accountLabel)} /> <span class="soft">→</span> <Names names={to.map(accountLabel)} />
      </td>
      <td class={`${styles.what} soft note`} title={what}>
        {what}
      </td>
      <td>{clause && <a href={clause.href}>{clause.label}</a>}</td>
      <td class="n">
        {before === undefined ? (
          <b>{amount}</b>
        ) : (
          <>
            <del class="num">{before}</del> <ins>{amount}</ins>
          </>
        )}
      </td>
    </tr>
  );
}

/**
 * Payments of a step. Reserves room for the largest number of payments at any step (on phones, gives the room to the
 * events when nothing is paid); `EarlierPayments` stands below the nets.
 */
export function StepPayments({ model, step, ...rest }: StepPaymentsProps) {
  const all = equalPayments(model.lines, model.seats);
  const here = all.filter(({ line }) => line.step === step);
  const most = Math.max(1, ...all.map(({ line }) => all.filter((other) => other.line.step === line.step).length));
  return (
    <div
      class={`${styles.paid} scrolls tight`}
      data-of={Math.min(most, MOST_ROOM)}
      data-part="paid"
      data-nothing={here.length === 0 ? '' : undefined}
      role="group"
      aria-label="Paid at this step"
      tabIndex={most > MOST_ROOM ? 0 : -1}
    >
      <table class={styles.payments}>
        <caption class="sc soft">{here.length > 0 ? 'Paid at this step' : 'Nothing is paid at this step'}</caption>
        <tbody>
          {here.map((paid, i) => (
            <Row key={i} paid={paid} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Payments before a step, latest first. */
export function EarlierPayments({ model, step, ...rest }: StepPaymentsProps) {
  const earlier = equalPayments(model.lines, model.seats)
    .filter(({ line }) => line.step < step)
    .toReversed()
    .slice(0, EARLIER);
  return (
    <div class={`${styles.earlier} tight soft note`} data-needs="script">
      <LazyPart waits>
        {earlier.length > 0 && (
          <table class={styles.payments}>
            <caption class="sc">Paid earlier</caption>
            <tbody>
              {earlier.map((paid, i) => (
                <Row key={i} paid={paid} {...rest} />
              ))}
            </tbody>
          </table>
        )}
      </LazyPart>
    </div>
  );
}
