import { clausesOf, ruleOrStart, type RuleSet } from '#engine/rules/rule-set.ts';

/** A rule that may forbid something; with the place of the clause that says so where its first says what is allowed. */
export type Refusing = string | { readonly key: string; readonly clause: number };

/** A clause on which more rules rest says too much at once to tell why something is refused. */
const MOST_RULES = 3;

/** The clauses of a book that are quoted where one of its rules refuses something, one a rule at most. */
export function quotedClauses(ruleSet: RuleSet, refusing: readonly Refusing[]): readonly string[] {
  const resting = new Map<string, number>();
  for (const rule of Object.values(ruleSet.rules))
    for (const clause of rule ? clausesOf(rule.basis) : []) resting.set(clause, (resting.get(clause) ?? 0) + 1);
  return refusing.flatMap((one) => {
    const { key, clause: at } = typeof one === 'string' ? { key: one, clause: 0 } : one;
    const rule = ruleOrStart(ruleSet, key);
    const clause = rule && clausesOf(rule.basis)[at];
    return clause === undefined || (resting.get(clause) ?? 0) > MOST_RULES ? [] : [clause];
  });
}
