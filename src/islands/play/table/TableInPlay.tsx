import type { Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { ShownTypes } from '../../replay/model.ts';
import type { ClauseWords, GameToPlay } from '../game.ts';
import { coinsOf } from './Coins.tsx';
import { type AccountLine, equalPayments } from '../../account/account.ts';

/** Number of payments shown on the table; the account has all. */
const MOST_LINES = 3;

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five'] as const;

/** Latest payments, one line each: amount, parties, reason and clause. */
function LatestPayments({
  lines,
  seats,
  nameOf,
  clauseOf,
}: {
  readonly lines: readonly AccountLine[];
  readonly seats: readonly string[];
  /** Name of an account as the reader hears it: `you`, `second`, `basket`. */
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

export interface TableInPlayProps<G extends ShownTypes> {
  readonly game: Pick<GameToPlay<G>, 'Table' | 'asks' | 'accountLabel'>;
  readonly model: G['model'];
  readonly step: number;
  /** Last step before the latest events. */
  readonly since: number;
  readonly me: number;
  readonly turn: Turn<G['act']> | undefined;
  readonly unit: RuleSet['unit'];
  readonly nets: readonly number[];
  readonly onAct: (act: G['act']) => void;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** A game's table with its messages: whose turn it is, and the latest payments. */
export function TableInPlay<G extends ShownTypes>({ game, since, ...props }: TableInPlayProps<G>) {
  const { model, step, me, turn, clauseOf } = props;
  const { Table, asks, accountLabel } = game;
  const fresh = model.lines.filter((line) => line.step > since && line.step <= step);
  const nameOf = (account: string): string => (account === model.seats[me] ? 'you' : accountLabel(account));
  return (
    <Table
      {...props}
      coins={coinsOf(fresh, model.seats, me)}
      prompt={
        turn && (
          <>
            <b>Your turn.</b> {asks(turn, model, step)}
          </>
        )
      }
      fallen={<LatestPayments lines={fresh} seats={model.seats} nameOf={nameOf} clauseOf={clauseOf} />}
    />
  );
}
