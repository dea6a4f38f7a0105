import { keysOf, listed } from '../kernel/collections.ts';
import { placeIn, quoteValue } from '../kernel/fields.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { isValueOf, type KeyTable, type RuleValue } from './key.ts';
import type { RuleSet } from './rule-set.ts';

/** A reader's changes by key; holds only answers that differ from the book's. */
export type RuleChanges<R> = { readonly [K in keyof R]?: R[K] };

/** A rule set with changes; `source` keeps the book's own answers. */
export interface Variation<R> {
  readonly source: RuleSet<R>;
  readonly changes: RuleChanges<R>;
  /** Rules the engine reads: every key, with the changes applied. */
  readonly rules: R;
}

/** Values of a rule set: one frozen object, always of the same shape. */
export const valuesOf = <R>({ values }: RuleSet<R>): R => values;

/** A book with a deal's own changes, against which that deal's account is compared. */
export const asVaried = <R>(book: RuleSet<R>, own: RuleChanges<R>): RuleSet<R> => ({
  ...book,
  values: Object.freeze({ ...book.values, ...own }) as RuleSet<R>['values'],
});

/** Applies changes and drops those equal to the book's answer. Reports unknown keys and invalid values. */
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
      return refuse('unknown-key', `There is no rule called ${quoteValue(key)} in this game.`, placeIn('vary', key));
    const value = changes[key];
    if (!isValueOf(spec, value)) {
      const may =
        spec.type === 'amount'
          ? 'a whole number from 0 to 999'
          : listed(
              spec.values.map((v) => `“${String(v)}”`),
              'or',
            );
      return refuse(
        'bad-value',
        `The rule “${key}” cannot be ${quoteValue(value)}; it must be ${may}.`,
        `vary.${key}`,
        key,
      );
    }
    if (value === rules[key]) continue;
    rules[key] = value;
    kept[key] = value;
  }
  // An unchanged book keeps its one rules object, so that results memoised by identity are found again.
  const inForce = keysOf(kept).length === 0 ? valuesOf(source) : (Object.freeze(rules) as R);
  return ok({ source, changes: kept as RuleChanges<R>, rules: inForce });
}
