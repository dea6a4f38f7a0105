import { keysOf } from '../kernel/collections.ts';
import { placeIn, shown } from '../kernel/fields.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { isValueOf, type KeyTable, type RuleValue } from './key.ts';
import type { RuleSet } from './rule-set.ts';

/** A reader's changes: key → value, only where they differ from the source. */
export type Changes<R> = { readonly [K in keyof R]?: R[K] };

/** A rule set with changes on it, which remembers what the source said. */
export interface Variation<R> {
  readonly source: RuleSet<R>;
  readonly changes: Changes<R>;
  /** What the engine reads: every key, the changes applied. */
  readonly rules: R;
}

/** The plain values of a rule set, one frozen object of one shape. */
export const valuesOf = <R>({ values }: RuleSet<R>): R => values;

/** A book as a deal of its own varies it: what that deal’s account is to be held against. */
export const asVaried = <R>(book: RuleSet<R>, own: Changes<R>): RuleSet<R> => ({
  ...book,
  values: Object.freeze({ ...book.values, ...own }) as RuleSet<R>['values'],
});

/** Applies changes, dropping those that say what the source says; refuses unknown keys and values by name. */
export function vary<R>(
  keys: KeyTable,
  source: RuleSet<R>,
  changes: Readonly<Record<string, unknown>>,
): Result<Variation<R>> {
  const rules = { ...valuesOf(source) } as Record<string, RuleValue>;
  const kept: Record<string, RuleValue> = {};
  for (const key of keysOf(changes)) {
    const spec = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!spec)
      return refuse('unknown-key', `There is no rule called ${shown(key)} in this game.`, placeIn('vary', key));
    const value = changes[key];
    if (!isValueOf(spec, value)) {
      const may =
        spec.type === 'amount' ? 'a whole number from 0 to 999' : spec.values.map((v) => `“${String(v)}”`).join(', ');
      return refuse('bad-value', `The rule “${key}” cannot be ${shown(value)}; it may be ${may}.`, `vary.${key}`, key);
    }
    if (value === rules[key]) continue;
    rules[key] = value;
    kept[key] = value;
  }
  // A book as it is has one object of rules: what was found out under them once is known of them by that.
  const inForce = keysOf(kept).length === 0 ? valuesOf(source) : (Object.freeze(rules) as R);
  return ok({ source, changes: kept as Changes<R>, rules: inForce });
}
