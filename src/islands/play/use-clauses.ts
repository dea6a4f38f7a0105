import { clausesOf, type RuleSet } from '#engine/rules/rule-set.ts';
import { href } from '#view/href.ts';
import { citationsOf, type BookHead } from '../rules/cites.ts';
import type { RuleWords } from '../rules/rule-words.ts';
import type { Changes } from '../rules/changes.ts';
import { useRuleOf } from '../rules/use-rule-of.ts';
import type { ClauseWords } from './game.ts';

/** Where a rule of a book can be read, as a table quotes it: none for one that the reader has turned. */
export function useClauses<R>(
  rulesInWords: (book: RuleSet<R>) => readonly RuleWords[],
  book: RuleSet<R>,
  changes: Changes,
  head: BookHead,
  /** Clause → its words, for those that may refuse something. */
  texts: Readonly<Record<string, string>>,
): (key: string) => ClauseWords | undefined {
  const ruleOf = useRuleOf(rulesInWords, book);
  return (key) => {
    const rule = key in changes ? undefined : ruleOf(key);
    if (!rule) return undefined;
    const clauses = clausesOf(rule.basis);
    const at = Math.max(
      0,
      clauses.findIndex((id) => id in texts),
    );
    const clause = citationsOf(head, rule.basis, href('/'))[at];
    const says = texts[clauses[at] ?? ''];
    return clause && { ...clause, ...(says !== undefined && { says }) };
  };
}
