import type { Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { namingBy, type Naming, type SeatNames } from '#engine/wording/seat-names.ts';
import type { ShownTypes } from '../../replay/model.ts';
import type { ClauseWords, GameToPlay, TurnWords } from '../game.ts';
import { TermText, useTerms } from '../../page/Terms.tsx';
import { coinsOf } from './Coins.tsx';
import { type AccountLine, equalPayments, sayPayment } from '../../account/account.ts';

/** Number of payments shown on the table; the account has all. */
const MOST_LINES = 3;

/** Latest payments, one line each: who pays whom, the reason and the clause. */
function LatestPayments({
  lines,
  seats,
  naming,
  clauseOf,
}: {
  readonly lines: readonly AccountLine[];
  readonly seats: readonly string[];
  readonly naming: Naming;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}) {
  const paid = equalPayments(lines, seats);
  const mark = useTerms();
  return (
    <ul class="bare">
      {paid.slice(-MOST_LINES).map(({ line, from, to }, i) => {
        const clause = clauseOf(line.keys[0] ?? '');
        return (
          <li key={`${String(line.step)} ${String(i)}`}>
            {mark(`${sayPayment({ from, to, amount: line.amount }, seats, naming)}: ${line.what}`)}{' '}
            {clause && <a href={clause.href}>{clause.label}</a>}
          </li>
        );
      })}
      {paid.length > MOST_LINES && <li>and {paid.length - MOST_LINES} more in the account</li>}
    </ul>
  );
}

export interface TableInPlayProps<G extends ShownTypes> {
  readonly game: Pick<GameToPlay<G>, 'Table' | 'asks' | 'sayAccount'>;
  readonly model: G['model'];
  readonly step: number;
  /** Last step before the latest events. */
  readonly since: number;
  readonly me: number;
  readonly names: SeatNames;
  readonly turn: Turn<G['act']> | undefined;
  readonly words?: TurnWords | undefined;
  readonly advised?: G['act'] | undefined;
  readonly unit: RuleSet['unit'];
  readonly nets: readonly number[];
  readonly onAct: (act: G['act']) => void;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** A game's table with its messages: whose turn it is, and the latest payments. */
export function TableInPlay<G extends ShownTypes>({ game, since, ...props }: TableInPlayProps<G>) {
  const { model, step, me, names, turn, clauseOf } = props;
  const { Table, asks, sayAccount } = game;
  const fresh = model.lines.filter((line) => line.step > since && line.step <= step);
  const naming = namingBy(sayAccount, names);
  const question = turn ? asks(turn, model, step) : '';
  return (
    <Table
      {...props}
      question={question}
      coins={coinsOf(fresh, model.seats, me)}
      prompt={
        turn && (
          <>
            <b>Your turn.</b> <TermText text={question} />
          </>
        )
      }
      fallen={<LatestPayments lines={fresh} seats={model.seats} naming={naming} clauseOf={clauseOf} />}
    />
  );
}
