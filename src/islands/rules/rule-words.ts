import type { KeySpec, RuleValue, Where } from '#engine/rules/key.ts';
import type { Basis } from '#engine/rules/rule-set.ts';

/** One rule as a reader meets it: under a payment, or as a question to be answered otherwise. */
export interface RuleWords {
  readonly key: string;
  readonly question: string;
  /** What the book answers, in words. */
  readonly says: string;
  /** What that rests on. */
  readonly basis: Basis;
  /** What the book answers, as `printValue` writes it. */
  readonly source: string;
  readonly type: KeySpec['type'];
  /** The answers worth offering, the book's own among them. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Where the question arises; without it, everywhere. */
  readonly where: Where | undefined;
}

/** A value as a form holds it; `parseValue` reads it back. */
export const printValue = (value: RuleValue): string => String(value);

/** Changes as forms hold them. */
export const printChanges = (changes: Readonly<Record<string, RuleValue>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, printValue(value)]));

/** The value of a key from a form; undefined for what the key cannot hold. */
export function parseValue(type: KeySpec['type'], text: string): RuleValue | undefined {
  if (type === 'choice') return text;
  if (type === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  const amount = Number(text);
  return /^\d{1,3}$/.test(text) ? amount : undefined;
}

/** How an answer is put; a figure not offered is itself. */
export const labelOf = ({ options }: RuleWords, value: string): string =>
  options.find(([offered]) => offered === value)?.[1] ?? value;

/** Whether a question arises under a reader’s changes; a parent that is not asked of this deal bars nothing. */
export function isAsked(
  { where }: RuleWords,
  ruleOf: (key: string) => RuleWords | undefined,
  changes: Readonly<Record<string, string>>,
): boolean {
  const holds = (parent: string, values: Where[number][string]): boolean => {
    const rule = ruleOf(parent);
    if (!rule) return true;
    const value = changes[parent] ?? rule.source;
    return (
      (values === 'some' ? value !== '0' : values.some((one) => printValue(one) === value)) &&
      isAsked(rule, ruleOf, changes)
    );
  };
  return (
    where?.some((condition) => Object.entries(condition).every(([parent, values]) => holds(parent, values))) ?? true
  );
}
