import type { ComponentChildren } from 'preact';
import { printPlace } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { Ledger, type LedgerRow, Names } from '#view/Ledger.tsx';
import { sumsAfter, equalPayments, type EqualPayments, sumsAtEnd } from '../../account/account.ts';
import { citationsOf, type BookHead } from '../../rules/cites.ts';
import { Grounds, type GroundsProps } from '../../rules/Grounds.tsx';
import { type AnyModel, type AnyStep, type ReplayData, poolsOf } from '../model.ts';
import type { ReplayWords } from '../game.ts';
import styles from '../Replay.module.css';
import { LazyPart } from '../../page/LazyPart.tsx';
import paidStyles from './StepPayments.module.css';
import { netClass } from '#view/Net.tsx';
import { signed } from '#engine/wording/sentence.ts';
import stands from './Nets.module.css';

interface AccountProps extends Pick<GroundsProps, 'ruleOf' | 'changes'> {
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

interface StepPaymentsProps extends Pick<GroundsProps, 'ruleOf' | 'changes'> {
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
      <td class={`${paidStyles.what} soft note`} title={what}>
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
      class={`${paidStyles.paid} scrolls tight`}
      data-of={Math.min(most, MOST_ROOM)}
      data-part="paid"
      data-nothing={here.length === 0 ? '' : undefined}
      role="group"
      aria-label="Paid at this step"
      tabIndex={most > MOST_ROOM ? 0 : -1}
    >
      <table class={paidStyles.payments}>
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
    <div class={`${paidStyles.earlier} tight soft note`} data-needs="script">
      <LazyPart waits>
        {earlier.length > 0 && (
          <table class={paidStyles.payments}>
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

interface NetsProps {
  readonly model: AnyModel;
  readonly step: number;
  /** Names and earlier balances of the players, for a deal of a session. */
  readonly seated?: ReplayData['seated'] | undefined;
  readonly accountLabel: (account: string) => string;
}

/**
 * Net of every seat and content of every pool after a step. Below each, its value before the step or, if a changed rule
 * moved it, under the book.
 */
export function NetsAndPools({ model, step, seated = {}, accountLabel }: NetsProps) {
  const { seats, lines, opening, effect } = model;
  const sums = sumsAfter(opening, lines, step);
  const was = sumsAfter(opening, lines, step - 1).now;
  const pools = poolsOf(model);
  const figure = (account: string, amount: number): string =>
    seats.includes(account) ? signed(amount) : String(amount);
  const accounts = [...seats, ...pools];
  return (
    <ul
      class={stands.stands}
      data-of={accounts.length}
      data-seated={Object.keys(seated).length > 0 ? '' : undefined}
      data-part="stands"
      aria-label="Each player’s total after this step"
    >
      {accounts.map((account) => {
        const now = sums.now[account] ?? 0;
        const byTheBook = sums.before[account] ?? 0;
        const isMoved = effect !== undefined && byTheBook !== now;
        const player = seated[account];
        return (
          <li key={account}>
            <span class={`${stands.name} sc soft`}>{accountLabel(account)}</span>
            {player && <span class={stands.player}>{player.name}</span>}
            <b class={seats.includes(account) ? netClass(now) : undefined}>{figure(account, now)}</b>
            <small>
              {isMoved ? (
                <del class="num">{figure(account, byTheBook)}</del>
              ) : (
                <>
                  <i>was</i> {figure(account, was[account] ?? 0)}
                </>
              )}
            </small>
            {player && (
              <small class={stands.inAll}>
                <i>in all</i> {signed(player.stood + now)}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Final net of each seat in words: “first hand −20”. */
export function netsInWords(model: AnyModel, accountLabel: (account: string) => string) {
  const sums = sumsAtEnd(model);
  return model.seats.map((seat) => `${accountLabel(seat)} ${signed(sums[seat] ?? 0)}`);
}
