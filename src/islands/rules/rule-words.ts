import type { KeySpec, RuleValue, Where } from '#engine/rules/key.ts';
import type { Basis } from '#engine/rules/rule-set.ts';

/** One rule as a reader meets it: under a payment, or as a question to be answered otherwise. */
export interface RuleWords {
  readonly key: string;
  readonly question: string;
  /** What the book answers, in words. */
  readonly says: string;
  /** What that rests on. */
  readonly basis: Basis;
  /** What the book answers, as `printValue` writes it. */
  readonly source: string;
  readonly type: KeySpec['type'];
  /** The answers worth offering, the book's own among them. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Where the question arises; without it, everywhere. */
  readonly where: Where | undefined;
}

/** A rule in words by its key; none that is not asked of a deal. */
export type RuleOf = (key: string) => RuleWords | undefined;

/** A value as a form holds it; `parseValue` reads it back. */
export const printValue = (value: RuleValue): string => String(value);

/** The value of a key from a form; undefined for what the key cannot hold. */
export function parseValue(type: KeySpec['type'], text: string): RuleValue | undefined {
  if (type === 'choice') return text;
  if (type === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  const amount = Number(text);
  return /^\d{1,3}$/.test(text) ? amount : undefined;
}

/** How an answer is put; a figure not offered is itself. */
export function labelOf({ options }: RuleWords, value: RuleValue): string {
  const text = printValue(value);
  return options.find(([offered]) => offered === text)?.[1] ?? text;
}
