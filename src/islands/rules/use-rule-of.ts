import { useMemo } from 'preact/hooks';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { RuleOf, RuleWords } from './rule-words.ts';

/** The rules of a book in words, by key. */
export const useRuleOf = <R>(inWords: (book: RuleSet<R>) => readonly RuleWords[], book: RuleSet<R>): RuleOf =>
  useMemo(() => {
    const byKey = new Map(inWords(book).map((rule) => [rule.key, rule]));
    return (key) => byKey.get(key);
  }, [book]);
