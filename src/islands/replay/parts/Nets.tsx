import { netClass } from '#view/Net.tsx';
import { signed } from '#engine/wording/sentence.ts';
import { sumsAfter, sumsAtEnd } from '../../account/account.ts';
import { type AnyModel, type ReplayData, poolsOf } from '../model.ts';
import styles from './Nets.module.css';

export interface NetsProps {
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
export function Nets({ model, step, seated = {}, accountLabel }: NetsProps) {
  const { seats, lines, opening, effect } = model;
  const sums = sumsAfter(opening, lines, step);
  const was = sumsAfter(opening, lines, step - 1).now;
  const pools = poolsOf(model);
  const figure = (account: string, amount: number): string =>
    seats.includes(account) ? signed(amount) : String(amount);
  const accounts = [...seats, ...pools];
  return (
    <ul
      class={styles.stands}
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
            <span class={`${styles.name} sc soft`}>{accountLabel(account)}</span>
            {player && <span class={styles.player}>{player.name}</span>}
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
              <small class={styles.inAll}>
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
