import { href } from '#view/href.ts';
import { Several } from '#view/Several.tsx';
import { equalPayments, type EqualPayments } from '../../account/equal-payments.ts';
import { citationsOf, type BookHead } from '../../rules/cites.ts';
import type { GroundsProps } from '../../rules/Grounds.tsx';
import type { AnyModel } from '../model.ts';

export interface PaidHereProps extends Pick<GroundsProps, 'ruleOf' | 'changes'> {
  readonly model: Pick<AnyModel, 'lines' | 'seats'>;
  readonly step: number;
  readonly book: BookHead;
  readonly accountLabel: (account: string) => string;
}

/** So many of the payments before it are shown, where there is room for any. */
const EARLIER = 8;
/** The most lines that room is kept for; more are reached by scrolling. */
const MOST_ROOM = 5;

interface RowProps extends Omit<PaidHereProps, 'model' | 'step'> {
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
        <Several names={from.map(accountLabel)} /> <span class="to">→</span> <Several names={to.map(accountLabel)} />
      </td>
      <td class="what" title={what}>
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
 * What is paid at a step, in a place that keeps room for the most that is paid at any (on a phone, where nothing is paid, it
 * leaves it to what happens); `Earlier` stands below the nets.
 */
export function PaidHere({ model, step, ...rest }: PaidHereProps) {
  const all = equalPayments(model.lines, model.seats);
  const here = all.filter(({ line }) => line.step === step);
  const most = Math.max(1, ...all.map(({ line }) => all.filter((other) => other.line.step === line.step).length));
  return (
    <div
      class={`paid room-${String(Math.min(most, MOST_ROOM))}${here.length === 0 ? ' nothing' : ''}`}
      role="group"
      aria-label="Paid at this step"
      tabIndex={most > MOST_ROOM ? 0 : -1}
    >
      <table class="pays">
        <caption>{here.length > 0 ? 'Paid at this step' : 'Nothing is paid at this step'}</caption>
        <tbody>
          {here.map((paid, i) => (
            <Row key={i} paid={paid} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The payments before a step, the latest first. */
export function Earlier({ model, step, ...rest }: PaidHereProps) {
  const earlier = equalPayments(model.lines, model.seats)
    .filter(({ line }) => line.step < step)
    .toReversed()
    .slice(0, EARLIER);
  return (
    <div class="earlier">
      {earlier.length > 0 && (
        <table class="pays">
          <caption>Before it</caption>
          <tbody>
            {earlier.map((paid, i) => (
              <Row key={i} paid={paid} {...rest} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
