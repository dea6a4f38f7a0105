import type { ShownTypes } from '../../replay/model.ts';
import { useMemo } from 'preact/hooks';
import { Select } from '../../page/controls/controls.tsx';
import type { ReaderChanges } from '../../rules/changes.ts';
import type { ComparedGame } from '../game.ts';
import { effectOf } from '../model/column-changes.ts';
import { NetSummary } from './NetSummary.tsx';
import type { SettledColumn } from '../model/state.ts';
import styles from '../Compare.module.css';
import { valuesOf } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Questions } from '../../replay/settle/questions.ts';
import { Suppose, type SupposeProps } from '../../rules/Suppose.tsx';
import { useRuleOf } from '../../rules/rule-words.ts';
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
        effect={`The column is called “${label}”.`}
        changes={variation.changes as ReaderChanges}
        onChange={onChange}
      />
    </>
  );
}

/** What a column's list of questions needs of its game. */
export type ColumnQuestions<R, Rec> = Pick<Questions<R, Rec>, 'rulesInWords' | 'groupRules' | 'rulesThatMatter'>;

/** `effect` gives the column's name after some changes. */
export interface ColumnRulesProps<R, Rec> extends Pick<SupposeProps, 'book' | 'effect' | 'changes' | 'onChange'> {
  readonly game: ColumnQuestions<R, Rec>;
  readonly record: Rec;
  readonly ruleSet: RuleSet<R>;
}

/** Rules of one column as questions, first those that affect a payment of this deal. */
export function ColumnRules<R, Rec>({ game, record, ruleSet, ...suppose }: ColumnRulesProps<R, Rec>) {
  const ruleOf = useRuleOf(game.rulesInWords, ruleSet);
  const groups = useMemo(() => game.groupRules(game.rulesThatMatter(record, valuesOf(ruleSet))), [record, ruleSet]);
  return <Suppose {...suppose} groups={groups} ruleOf={ruleOf} />;
}
