import type { ClauseId } from '../kernel/clause.ts';
import { clausesOf, ruleOrStart, type Basis } from '../rules/rule-set.ts';
import type { RuleValue } from '../rules/key.ts';
import type { Variation } from '../rules/vary.ts';

/** One rule behind a payment or a refusal: what is in force, what the source answers, and on what grounds. */
export interface Ground {
  readonly key: string;
  readonly value: RuleValue;
  /** What the source's own rule set answers; differs from `value` where the reader changed it. */
  readonly sourceValue: RuleValue;
  readonly isChanged: boolean;
  readonly basis: Basis;
  /** The clauses that say so: none where the source is silent, and none for a reader's own rule. */
  readonly clauses: readonly ClauseId[];
}

/** What a rule key rests on under a variation; undefined for a key the rule set has not got. */
export function groundOf<R>(key: string, { source, rules }: Variation<R>): Ground | undefined {
  const rule = ruleOrStart(source, key);
  if (!rule) return undefined;
  const value = (rules as Readonly<Record<string, RuleValue>>)[key] ?? rule.value;
  const isChanged = value !== rule.value;
  return {
    key,
    value,
    sourceValue: rule.value,
    isChanged,
    basis: rule.basis,
    clauses: isChanged ? [] : clausesOf(rule.basis),
  };
}

/** Every clause an entry or a departure rests on, each once, in the order of its keys. */
export const clausesBehind = <R>(keys: readonly string[], variation: Variation<R>): readonly ClauseId[] => [
  ...new Set(keys.flatMap((key) => groundOf(key, variation)?.clauses ?? [])),
];
