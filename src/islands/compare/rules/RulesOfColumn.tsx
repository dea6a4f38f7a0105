import type { ShownTypes } from '../../replay/model.ts';
import { useMemo } from 'preact/hooks';
import { Select } from '../../page/controls/controls.tsx';
import type { ReaderChanges } from '../../rules/changes.ts';
import type { ComparedGame } from '../game.ts';
import { ColumnRules } from '../../rules/Suppose.tsx';
import { effectOf } from '../model/column-changes.ts';
import { NetSummary } from './NetSummary.tsx';
import type { SettledColumn } from '../model/state.ts';
import styles from '../Compare.module.css';
import forms from '#view/forms.module.css';

export interface RulesOfColumnProps<G extends ShownTypes> {
  readonly game: ComparedGame<G>;
  readonly record: G['record'];
  readonly settled: readonly SettledColumn<G['rules']>[];
  /** Index of the column whose rules are edited. */
  readonly at: number;
  readonly onColumn: (column: number) => void;
  readonly onChange: (changes: ReaderChanges) => void;
}

/** Editor for one column's rules, with each player's net. */
export function RulesOfColumn<G extends ShownTypes>({
  game,
  record,
  settled,
  at,
  onColumn,
  onChange,
}: RulesOfColumnProps<G>) {
  const column = settled[at];
  const effect = useMemo(() => column && effectOf(game, record, column), [column, record]);
  if (!column || !effect) return null;
  const { label, book, variation } = column;
  return (
    <>
      <div class={styles.besideRules} data-stays>
        <label class={forms.field}>
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
        effect={`See the column “${label}”.`}
        changes={variation.changes as ReaderChanges}
        onChange={onChange}
      />
    </>
  );
}
