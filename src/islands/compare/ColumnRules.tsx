import { unpackRuleSet, type PackedBook } from '../rules/book.ts';
import { parseValue, printChanges } from '../rules/rule-words.ts';
import { Suppose } from '../rules/Suppose.tsx';
import { useMemo } from 'preact/hooks';
import type { KeySpec } from '#engine/rules/key.ts';
import type { RulesThatMatter } from '../replay/moving-rules.ts';
import type { Questions } from '../replay/questions.ts';
import type { Changes } from './state.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import styles from '#styles/suppose.css?url';
import { useStyle } from '../page/use-style.ts';

/** What the questions of a column ask of their game. */
export interface ColumnQuestions<K extends string, R, Rec> extends Pick<Questions<K>, 'rulesInWords' | 'groupRules'> {
  readonly keys: Readonly<Record<K, KeySpec>>;
  readonly rulesThatMatter: (record: Rec, rules: R) => RulesThatMatter<K>;
}

export interface ColumnRulesProps<Rec> {
  readonly record: Rec;
  readonly book: PackedBook;
  readonly label: string;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
}

/** The rules of one column as questions, those first that move a payment of this deal. */
export function ColumnRulesOf<K extends string, R, Rec>({
  game: { keys, rulesThatMatter, rulesInWords, groupRules },
  record,
  book,
  label,
  changes,
  onChange,
}: ColumnRulesProps<Rec> & { readonly game: ColumnQuestions<K, R, Rec> }) {
  const words = useMemo(() => rulesInWords(book), [book]);
  const [first, ...others] = useMemo(() => {
    const source = unpackRuleSet<R>(keys, book);
    const { moving, forbidding } = rulesThatMatter(record, valuesOf(source));
    const numbers = (some: readonly K[]): readonly number[] => some.map((key) => keys[key].n);
    return groupRules({ moving: numbers(moving), forbidding: numbers(forbidding) });
  }, [record, book]);
  // A page on which the questions may never be asked for does not load their styles beforehand.
  const isStyled = useStyle(styles);
  if (!isStyled) return <></>;
  return (
    <Suppose
      book={book}
      first={first}
      others={others}
      ruleOf={(key) => words.find((rule) => rule.key === key)}
      changes={printChanges(changes)}
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
