import type { KeySpec, RuleValue, Conditions } from '#engine/rules/key.ts';
import type { Basis, RuleSet } from '#engine/rules/rule-set.ts';
import { useMemo } from 'preact/hooks';

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
export const printValue = (value: RuleValue): string => String(value);

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
