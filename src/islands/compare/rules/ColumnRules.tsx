import { useMemo } from 'preact/hooks';
import { valuesOf } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Questions } from '../../replay/settle/questions.ts';
import { Suppose, type SupposeProps } from '../../rules/Suppose.tsx';
import { useRuleOf } from '../../rules/use-rule-of.ts';

/** What the questions of a column ask of their game. */
export type ColumnQuestions<R, Rec> = Pick<Questions<R, Rec>, 'rulesInWords' | 'groupRules' | 'rulesThatMatter'>;

/** `effect` says of changes what the column is then called. */
export interface ColumnRulesProps<R, Rec> extends Pick<SupposeProps, 'book' | 'effect' | 'changes' | 'onChange'> {
  readonly game: ColumnQuestions<R, Rec>;
  readonly record: Rec;
  readonly ruleSet: RuleSet<R>;
}

/** The rules of one column as questions, those first that move a payment of this deal. */
export function ColumnRules<R, Rec>({ game, record, ruleSet, ...suppose }: ColumnRulesProps<R, Rec>) {
  const ruleOf = useRuleOf(game.rulesInWords, ruleSet);
  const groups = useMemo(() => game.groupRules(game.rulesThatMatter(record, valuesOf(ruleSet))), [record, ruleSet]);
  return <Suppose {...suppose} groups={groups} ruleOf={ruleOf} />;
}
