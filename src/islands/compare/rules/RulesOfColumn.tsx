import { useMemo } from 'preact/hooks';
import { Select } from '../../page/controls/Select.tsx';
import type { Changes } from '../../rules/changes.ts';
import type { ComparedGame } from '../game.ts';
import { effectOf } from '../model/net-changes.ts';
import { NetSummary } from './NetSummary.tsx';
import { ColumnRules } from './ColumnRules.tsx';
import type { Settled } from '../model/settled.ts';

export interface RulesOfColumnProps<R, Rec> {
  readonly game: ComparedGame<R, Rec>;
  readonly record: Rec;
  readonly settled: readonly Settled<R>[];
  /** The column whose rules are changed. */
  readonly at: number;
  readonly onColumn: (column: number) => void;
  readonly onChange: (changes: Changes) => void;
}

/** The rules of one of the columns to be changed, and what each player then has in all. */
export function RulesOfColumn<R extends object, Rec>({
  game,
  record,
  settled,
  at,
  onColumn,
  onChange,
}: RulesOfColumnProps<R, Rec>) {
  const column = settled[at];
  const effect = useMemo(() => column && effectOf(game, record, column), [column, record]);
  if (!column || !effect) return null;
  const { label, book, variation } = column;
  return (
    <>
      <div class="beside-rules">
        <label class="field">
          <span>Rules of</span>
          <Select value={at} options={settled.map((one, i) => [i, one.label])} onChoose={onColumn} />
        </label>
        <NetSummary label={label} date={book.head.date} effect={effect} />
      </div>
      <ColumnRules
        key={`${String(at)} ${book.head.id}`}
        game={game}
        record={record}
        book={book.head}
        ruleSet={book.rules}
        effect={`The column is called “${label}”.`}
        changes={variation.changes as Changes}
        onChange={onChange}
      />
    </>
  );
}
