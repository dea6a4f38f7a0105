import { useMemo } from 'preact/hooks';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { Questions } from '../replay/settle/questions.ts';
import { useRuleOf } from './rule-words.ts';
import { Suppose, type SupposeProps } from './Suppose.tsx';

/** What a column's list of questions needs of its game. */
export type ColumnQuestions<R, Rec> = Pick<Questions<R, Rec>, 'rulesInWords' | 'groupRules' | 'rulesThatMatter'>;

/** `effect` gives the column's name after some changes. */
export interface ColumnRulesProps<R, Rec> extends Pick<SupposeProps, 'book' | 'effect' | 'changes' | 'onChange'> {
  readonly game: ColumnQuestions<R, Rec>;
  readonly record: Rec;
  readonly ruleSet: RuleSet<R>;
}

/** Rules of one column as questions, first those that affect a payment of this deal. A file of its own, because comparison and editor share it. */
export function ColumnRules<R, Rec>({ game, record, ruleSet, ...suppose }: ColumnRulesProps<R, Rec>) {
  const ruleOf = useRuleOf(game.rulesInWords, ruleSet);
  const groups = useMemo(() => game.groupRules(game.rulesThatMatter(record, valuesOf(ruleSet))), [record, ruleSet]);
  return <Suppose {...suppose} groups={groups} ruleOf={ruleOf} />;
}
