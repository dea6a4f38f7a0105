import type { Line } from '../../account/account.ts';
import { equalPayments } from '../../account/equal-payments.ts';
import type { ClauseWords } from '../game.ts';

/** So many payments are told on the table; all stand in the account. */
const MOST_LINES = 3;

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five'] as const;

/** The payments that have just fallen, a line each: how much, between whom, what for, and by which clause. */
export function Fallen({
  lines,
  seats,
  nameOf,
  clauseOf,
}: {
  readonly lines: readonly Line[];
  readonly seats: readonly string[];
  /** An account as the reader hears it: `you`, `second`, `basket`. */
  readonly nameOf: (account: string) => string;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}) {
  const paid = equalPayments(lines, seats);
  const namesOf = (accounts: readonly string[]): string =>
    accounts.length > 2 ? `each of ${COUNTS[accounts.length] ?? ''}` : accounts.map(nameOf).join(' and ');
  return (
    <ul>
      {paid.slice(-MOST_LINES).map(({ line, from, to }, i) => {
        const clause = clauseOf(line.keys[0] ?? '');
        return (
          <li key={`${String(line.step)} ${String(i)}`}>
            {line.amount} from {namesOf(from)} to {namesOf(to)}: {line.what}{' '}
            {clause && <a href={clause.href}>{clause.label}</a>}
          </li>
        );
      })}
      {paid.length > MOST_LINES && <li>and {paid.length - MOST_LINES} more in the account</li>}
    </ul>
  );
}
