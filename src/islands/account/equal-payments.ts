import type { Line } from './account.ts';

/** Payments of one step for one reason and of one amount: several that pay the same one, or one that pays several the same. */
export interface EqualPayments {
  /** The first of them, for all that they have in common. */
  readonly line: Line;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const isOfAKind = (a: Line, b: Line): boolean =>
  a.step === b.step &&
  a.what === b.what &&
  a.amount === b.amount &&
  a.before === b.before &&
  a.keys.join(' ') === b.keys.join(' ');

/** The account with equal payments for one reason in one line; only players are taken together, no pool with them. */
export function equalPayments(lines: readonly Line[], players: readonly string[]): readonly EqualPayments[] {
  const all: { line: Line; from: string[]; to: string[] }[] = [];
  for (const line of lines) {
    const { from, to } = line;
    const payers = all.find(
      (one) =>
        isOfAKind(one.line, line) &&
        one.line.to === to &&
        one.to.length === 1 &&
        !one.from.includes(from) &&
        [from, one.line.from].every((account) => players.includes(account)),
    );
    const payees = all.find(
      (one) =>
        isOfAKind(one.line, line) &&
        one.line.from === from &&
        one.from.length === 1 &&
        !one.to.includes(to) &&
        [to, one.line.to].every((account) => players.includes(account)),
    );
    if (payers) payers.from.push(from);
    else if (payees) payees.to.push(to);
    else all.push({ line, from: [from], to: [to] });
  }
  return all;
}
