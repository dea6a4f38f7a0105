import type { RuleValue } from '#engine/rules/key.ts';
import { labelOf, parseValue, printValue, type RuleOf, type RuleWords } from './rule-words.ts';

/** Rules that a reader changed: key → value. */
export type ReaderChanges = Readonly<Record<string, RuleValue>>;

/** Whether two sets of changes are equal. */
export const isSameRules = (a: ReaderChanges, b: ReaderChanges): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);

/** Changes without some rules, which return to the book's answers. */
export const withoutRules = (changes: ReaderChanges, keys: readonly string[]): ReaderChanges =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => !keys.includes(key)));

/**
 * Changes after an answer from a form: adds it, or removes the rule if the answer is the book's own. Unchanged for an
 * invalid answer.
 */
export function answer(ruleOf: RuleOf, changes: ReaderChanges, key: string, text: string): ReaderChanges {
  const rule = ruleOf(key);
  const value = rule && parseValue(rule.type, text);
  if (!rule || value === undefined) return changes;
  const others = withoutRules(changes, [key]);
  return text === rule.source ? others : { ...others, [key]: value };
}

/** Current answer to a rule, as a form holds it. */
export const answerTo = ({ key, source }: RuleWords, changes: ReaderChanges): string => {
  const turned = changes[key];
  return turned === undefined ? source : printValue(turned);
};

/** Whether a question arises under the reader's changes; a parent that this deal does not involve is ignored. */
export function isApplicable({ where }: RuleWords, ruleOf: RuleOf, changes: ReaderChanges): boolean {
  const holds = (parent: string, values: 'some' | readonly RuleValue[]): boolean => {
    const rule = ruleOf(parent);
    if (!rule) return true;
    const value = answerTo(rule, changes);
    return (
      (values === 'some' ? value !== '0' : values.some((one) => printValue(one) === value)) &&
      isApplicable(rule, ruleOf, changes)
    );
  };
  return (
    where?.some((condition) => Object.entries(condition).every(([parent, values]) => holds(parent, values))) ?? true
  );
}

/** Changed rules, each with its question and answer in words. */
export const changedRules = (
  changes: ReaderChanges,
  ruleOf: RuleOf,
): readonly { readonly question: string; readonly answer: string }[] =>
  Object.entries(changes).flatMap(([key, value]) => {
    const rule = ruleOf(key);
    return rule ? [{ question: rule.question, answer: labelOf(rule, value) }] : [];
  });

/** Changed rules that differ from the book, each as question and answer. */
export const sayRulesChanged = (changes: ReaderChanges, ruleOf: RuleOf): readonly string[] =>
  Object.entries(changes).map(([key, value]) => {
    const rule = ruleOf(key);
    return rule ? `${rule.question} ${labelOf(rule, value)}` : `${key}: ${String(value)}`;
  });
