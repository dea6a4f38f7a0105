import type { KeySpec, RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { PackedBasis } from './book.ts';

/** One rule as a reader meets it: under a payment, or as a question to be answered otherwise. Plain data: a page may send it. */
export interface RuleWords {
  readonly key: string;
  readonly question: string;
  /** What the book answers, in words. */
  readonly says: string;
  readonly basis: PackedBasis;
  /** What the book answers, as `printValue` writes it. */
  readonly source: string;
  readonly type: KeySpec['type'];
  /** The answers worth offering, the book's own among them. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A game's words for its rules. */
export interface Words {
  readonly question: (key: string) => string;
  readonly say: (key: string, value: RuleValue, unit: RuleSet['unit']) => string;
}

/** A value as a form holds it; `parseValue` reads it back. */
export const printValue = (value: RuleValue): string => String(value);

/** The value of a key from a form; undefined for what the key cannot hold. */
export function parseValue(type: KeySpec['type'], text: string): RuleValue | undefined {
  if (type === 'choice') return text;
  if (type === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  const amount = Number(text);
  return /^\d{1,3}$/.test(text) ? amount : undefined;
}

export function ruleWords(
  key: string,
  spec: KeySpec,
  source: RuleValue,
  basis: PackedBasis,
  unit: RuleSet['unit'],
  { question, say }: Words,
): RuleWords {
  const offered = spec.values.includes(source) ? spec.values : [...spec.values, source];
  const values = spec.type === 'amount' ? [...offered].sort((a, b) => Number(a) - Number(b)) : [...offered];
  return {
    key,
    question: question(key),
    says: say(key, source, unit),
    basis,
    source: printValue(source),
    type: spec.type,
    // Amounts side by side are plain figures; the unit stands in what the book says.
    options: values.map((value) => [
      printValue(value),
      spec.type === 'amount' ? shortAmount(say(key, value, unit), value) : say(key, value, unit),
    ]),
  };
}

const shortAmount = (said: string, value: RuleValue): string =>
  new RegExp(`^${String(value)} \\S+$`).test(said) || said === 'nothing' ? String(value) : said;

/** How an answer is put; a figure not offered is itself. */
export const labelOf = ({ options }: RuleWords, value: string): string =>
  options.find(([offered]) => offered === value)?.[1] ?? value;
