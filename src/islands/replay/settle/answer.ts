import type { RuleValue } from '#engine/rules/key.ts';
import { parseValue, type RuleWords } from '../../rules/rule-words.ts';

/** The changes with one more answer, or one less where the book is given its own; undefined for what the rule cannot hold. */
export function answer(
  rules: readonly RuleWords[],
  changes: Readonly<Record<string, RuleValue>>,
  key: string,
  text: string,
): Readonly<Record<string, RuleValue>> | undefined {
  const rule = rules.find((one) => one.key === key);
  const value = rule && parseValue(rule.type, text);
  if (value === undefined) return undefined;
  const others = Object.fromEntries(Object.entries(changes).filter(([changed]) => changed !== key));
  return text === rule?.source ? others : { ...others, [key]: value };
}
