import type { KeySpec, RuleValue, Conditions, KeyTable } from '#engine/rules/key.ts';
import { type Basis, type RuleSet, valuesOf, ruleOrStart } from '#engine/rules/rule-set.ts';
import { useMemo } from 'preact/hooks';
import type { Wording } from '#engine/wording/answers.ts';

/** Looks up the words for a book's rules by key. */
export const useRuleOf = <R>(inWords: (book: RuleSet<R>) => readonly RuleWords[], book: RuleSet<R>): RuleOf =>
  useMemo(() => {
    const byKey = new Map(inWords(book).map((rule) => [rule.key, rule]));
    return (key) => byKey.get(key);
  }, [book]);

/** A rule in words, shown below a payment or as a question. */
export interface RuleWords {
  readonly key: string;
  readonly question: string;
  /** The book's answer in words. */
  readonly bookAnswer: string;
  /** Basis of that answer. */
  readonly basis: Basis;
  /** The book's answer as `printValue` prints it. */
  readonly source: string;
  readonly type: KeySpec['type'];
  /** Suggested answers, including the book's own. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Conditions under which the question arises; undefined for always. */
  readonly where: Conditions | undefined;
}

/** Questions under a common heading. */
export interface RuleGroup {
  readonly id: string;
  readonly heading: string;
  readonly keys: readonly string[];
}

/** Looks up a rule's words by key; undefined for a rule the deal does not involve. */
export type RuleOf = (key: string) => RuleWords | undefined;

/** Prints a value for a form; `parseValue` reads it back. */
const printValue = (value: RuleValue): string => String(value);

/** Parses the value of a key from a form; undefined if invalid. */
export function parseValue(type: KeySpec['type'], text: string): RuleValue | undefined {
  if (type === 'choice') return text;
  if (type === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  const amount = Number(text);
  return /^\d{1,3}$/.test(text) ? amount : undefined;
}

/** Label of an answer; an amount that is not suggested is printed as a figure. */
export function labelOf({ options }: RuleWords, value: RuleValue): string {
  const text = printValue(value);
  return options.find(([offered]) => offered === text)?.[1] ?? text;
}

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
export function changesWithAnswer(ruleOf: RuleOf, changes: ReaderChanges, key: string, text: string): ReaderChanges {
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

/** Makes the lookup of words for a book's rules by key; undefined for a key that the game or the book does not have. */
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
