import type { KeyTable, RuleValue } from '#engine/rules/key.ts';
import { valuesOf, ruleOrStart, type RuleSet } from '#engine/rules/rule-set.ts';
import type { Wording } from '#engine/wording/answers.ts';
import { printValue, type RuleWords } from './rule-words.ts';

/**
 * Words for the rules of a book, in key order. Kept apart from rule-words.ts, because it needs a game's questions, which
 * pages load late.
 */
export function wordRules<R>(
  keys: KeyTable,
  ruleSet: RuleSet<R>,
  { question, say }: Wording<R>,
): (key: string) => RuleWords | undefined {
  const { unit } = ruleSet;
  const rules = valuesOf(ruleSet);
  return (key) => {
    const spec = Object.hasOwn(keys, key) ? keys[key] : undefined;
    const rule = ruleOrStart(ruleSet, key);
    if (!spec || !rule) return undefined;
    const source = rule.value;
    const offered = spec.values.includes(source) ? spec.values : [...spec.values, source];
    const values = spec.type === 'amount' ? [...offered].sort((a, b) => Number(a) - Number(b)) : [...offered];
    const sayIt = (value: RuleValue): string => say(key, value, unit, rules);
    return {
      key,
      question: question(key),
      bookAnswer: sayIt(source),
      basis: rule.basis,
      source: printValue(source),
      type: spec.type,
      where: spec.where,
      // Amounts as plain figures; the unit stands in the book's answer.
      options: values.map((value) => [
        printValue(value),
        spec.type === 'amount' ? shortAmount(sayIt(value), value) : sayIt(value),
      ]),
    };
  };
}

function shortAmount(said: string, value: RuleValue): string {
  const figure = String(value);
  const isPlain = said.startsWith(`${figure} `) && /^\S+$/.test(said.slice(figure.length + 1));
  return isPlain || said === 'nothing' ? figure : said;
}
