import type { PoolViewProps } from '#view/PoolView.tsx';
import { sumsAfter } from '../../account/account.ts';
import type { AnyModel } from '../model.ts';

/** The pools that hold anything in the course of the deal, so that each has its place from the first step to the last. */
export function poolsOf({ seats, lines, opening }: Pick<AnyModel, 'seats' | 'lines' | 'opening'>): readonly string[] {
  const filled = [
    ...Object.entries(opening.now).flatMap(([account, amount]) => (amount > 0 ? [account] : [])),
    ...lines.flatMap(({ to, amount }) => (amount > 0 ? [to] : [])),
  ];
  return [...new Set(filled)].filter((account) => !seats.includes(account));
}

/** What lies in each of them at a step. */
export function poolsAt(
  model: Pick<AnyModel, 'seats' | 'lines' | 'opening'>,
  step: number,
  [one, many]: readonly [one: string, many: string],
  accountLabel: (account: string) => string,
): readonly PoolViewProps[] {
  const { lines, opening } = model;
  const { now } = sumsAfter(opening, lines, step);
  const before = sumsAfter(opening, lines, step - 1).now;
  return poolsOf(model).map((account) => {
    const amount = now[account] ?? 0;
    return {
      name: accountLabel(account),
      amount,
      unit: amount === 1 ? one : many,
      changed: amount !== (before[account] ?? 0),
    };
  });
}
