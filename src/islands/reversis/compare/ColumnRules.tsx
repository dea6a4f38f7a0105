import { reversisLinks } from '#engine/games/reversis/links.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { unpackRuleSet, type PackedBook } from '../../shared/book.ts';
import { parseValue, printValue } from '../../shared/rule-words.ts';
import { Suppose } from '../../shared/Suppose.tsx';
import { useMemo } from 'preact/hooks';
import { rulesThatMatter } from '../moving-rules.ts';
import { groupRules, rulesInWords } from '../questions.ts';
import type { Changes, Rules } from './state.ts';
import { valuesOf } from '#engine/rules/vary.ts';

export interface ColumnRulesProps {
  readonly record: ReversisRecord;
  readonly book: PackedBook;
  readonly label: string;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
}

/** The rules of one column as questions, those first that move a payment of this deal. */
export function ColumnRules({ record, book, label, changes, onChange }: ColumnRulesProps) {
  const words = useMemo(() => rulesInWords(book), [book]);
  const [first, ...others] = useMemo(() => {
    const source: Rules = unpackRuleSet(reversisLinks.keys, book);
    const { moving, forbidding } = rulesThatMatter(record, valuesOf(source));
    const numbers = (keys: typeof moving): readonly number[] => keys.map((key) => reversisLinks.keys[key].n);
    return groupRules({ moving: numbers(moving), forbidding: numbers(forbidding) });
  }, [record, book]);
  return (
    <Suppose
      book={book}
      first={first}
      others={others}
      ruleOf={(key) => words.find((rule) => rule.key === key)}
      changes={Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, printValue(value)]))}
      moved={[]}
      effect={`The column is called “${label}”.`}
      onChoose={(key, text) => {
        const rule = words.find((one) => one.key === key);
        const value = rule && parseValue(rule.type, text);
        if (value === undefined) return;
        const others = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== key));
        onChange(text === rule?.source ? others : { ...others, [key]: value });
      }}
      onResetAll={() => onChange({})}
    />
  );
}
