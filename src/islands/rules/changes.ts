import type { RuleValue } from '#engine/rules/key.ts';
import { parseValue, printValue, type RuleOf, type RuleWords } from './rule-words.ts';

/** The rules a reader has turned: key → value. */
export type Changes = Readonly<Record<string, RuleValue>>;

/** Whether the same rules are turned, and to the same. */
export const isSameRules = (a: Changes, b: Changes): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);

/** The changes without those of some rules, which have the answers of their book again. */
export const withoutRules = (changes: Changes, keys: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => !keys.includes(key)));

/** The changes with one more answer, as a form gives it, or one less where the book is given its own; the same for what the rule cannot hold. */
export function answer(ruleOf: RuleOf, changes: Changes, key: string, text: string): Changes {
  const rule = ruleOf(key);
  const value = rule && parseValue(rule.type, text);
  if (!rule || value === undefined) return changes;
  const others = withoutRules(changes, [key]);
  return text === rule.source ? others : { ...others, [key]: value };
}

/** What is answered to a rule, as a form holds it. */
export const answerTo = ({ key, source }: RuleWords, changes: Changes): string => {
  const turned = changes[key];
  return turned === undefined ? source : printValue(turned);
};

/** Whether a question arises under a reader’s changes; a parent that is not asked of this deal bars nothing. */
export function isAsked({ where }: RuleWords, ruleOf: RuleOf, changes: Changes): boolean {
  const holds = (parent: string, values: 'some' | readonly RuleValue[]): boolean => {
    const rule = ruleOf(parent);
    if (!rule) return true;
    const value = answerTo(rule, changes);
    return (
      (values === 'some' ? value !== '0' : values.some((one) => printValue(one) === value)) &&
      isAsked(rule, ruleOf, changes)
    );
  };
  return (
    where?.some((condition) => Object.entries(condition).every(([parent, values]) => holds(parent, values))) ?? true
  );
}
