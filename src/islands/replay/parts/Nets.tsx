import { netClass } from '#view/Net.tsx';
import { signed } from '#view/signed.ts';
import { sumsAfter } from '../../account/account.ts';
import type { AnyModel } from '../model.ts';
import { poolsOf } from '../settle/pools.ts';
import type { ReplayData } from '../replay-data.ts';

export interface NetsProps {
  readonly model: AnyModel;
  readonly step: number;
  /** Of a deal in a session: who sits where, and where each stood before it. */
  readonly seated?: ReplayData['seated'] | undefined;
  readonly accountLabel: (account: string) => string;
}

/**
 * Every seat and every pool after a step; under each sum what it was before the step, or, where a changed rule has moved it,
 * what it is by the book.
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
    <ul class={`stands of-${String(accounts.length)}`} aria-label="Where each stands after this step">
      {accounts.map((account) => {
        const now = sums.now[account] ?? 0;
        const byTheBook = sums.before[account] ?? 0;
        const isMoved = effect !== undefined && byTheBook !== now;
        const player = seated[account];
        return (
          <li key={account}>
            <span class="name">{accountLabel(account)}</span>
            {player && <span class="player">{player.name}</span>}
            <b class={seats.includes(account) ? netClass(now) : 'held-in'}>{figure(account, now)}</b>
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
              <small class="in-all">
                <i>in all</i> {signed(player.stood + now)}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
