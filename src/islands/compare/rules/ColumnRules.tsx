import { useMemo } from 'preact/hooks';
import { valuesOf } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { answer } from '../../replay/settle/answer.ts';
import type { Questions } from '../../replay/settle/questions.ts';
import type { BookHead } from '../../rules/cites.ts';
import { printChanges } from '../../rules/rule-words.ts';
import { Suppose } from '../../rules/Suppose.tsx';
import type { Changes } from '../state.ts';

/** What the questions of a column ask of their game. */
export type ColumnQuestions<R, Rec> = Pick<Questions<R, Rec>, 'rulesInWords' | 'groupRules' | 'rulesThatMatter'>;

export interface ColumnRulesProps<R, Rec> {
  readonly game: ColumnQuestions<R, Rec>;
  readonly record: Rec;
  readonly book: BookHead;
  readonly ruleSet: RuleSet<R>;
  /** What is said of changes: what the column is then called. */
  readonly effect: string;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
}

/** The rules of one column as questions, those first that move a payment of this deal. */
export function ColumnRules<R, Rec>({
  game: { rulesThatMatter, rulesInWords, groupRules },
  record,
  book,
  ruleSet,
  effect,
  changes,
  onChange,
}: ColumnRulesProps<R, Rec>) {
  const words = useMemo(() => rulesInWords(ruleSet), [ruleSet]);
  const [first, ...others] = useMemo(() => groupRules(rulesThatMatter(record, valuesOf(ruleSet))), [record, ruleSet]);
  return (
    <Suppose
      book={book}
      first={first}
      others={others}
      ruleOf={(key) => words.find((rule) => rule.key === key)}
      changes={printChanges(changes)}
      moved={[]}
      effect={effect}
      onChoose={(key, text) => {
        const next = answer(words, changes, key, text);
        if (next) onChange(next);
      }}
      onResetAll={() => onChange({})}
    />
  );
}
