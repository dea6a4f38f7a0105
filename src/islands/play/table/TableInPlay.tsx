import type { Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { AnyModel } from '../../replay/model.ts';
import type { ClauseWords, GameToPlay } from '../game.ts';
import { coinsOf } from './coins.ts';
import { Fallen } from './Fallen.tsx';

export interface TableInPlayProps<R, Rec, Act, Seen, M extends AnyModel> {
  readonly game: Pick<GameToPlay<R, Rec, Act, Seen, M>, 'Table' | 'asks' | 'accountLabel'>;
  readonly model: M;
  readonly step: number;
  /** The last step before what has just happened. */
  readonly since: number;
  readonly me: number;
  readonly turn: Turn<Act> | undefined;
  readonly unit: RuleSet['unit'];
  readonly nets: readonly number[];
  readonly onAct: (act: Act) => void;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** A game’s table with what is said on it: whose turn it is, and the payments that have just fallen. */
export function TableInPlay<R, Rec, Act, Seen, M extends AnyModel>({
  game,
  since,
  ...props
}: TableInPlayProps<R, Rec, Act, Seen, M>) {
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
      fallen={<Fallen lines={fresh} seats={model.seats} nameOf={nameOf} clauseOf={clauseOf} />}
    />
  );
}
