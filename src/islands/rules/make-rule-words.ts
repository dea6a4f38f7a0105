import type { KeySpec, RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { PackedCite } from './cites.ts';
import { printValue, type RuleWords } from './rule-words.ts';

/** The rules of a book by key. */
export type RuleValues = Readonly<Record<string, RuleValue>>;

/** A game’s words for its rules. */
export interface Words {
  readonly question: (key: string) => string;
  /** An answer beside the other rules of its book: they say in what it is paid. */
  readonly say: (key: string, value: RuleValue, unit: RuleSet['unit'], rules: RuleValues) => string;
}

/** One rule in words, with its answers. */
export function ruleWords(
  key: string,
  spec: KeySpec,
  source: RuleValue,
  cites: readonly PackedCite[],
  { unit, rules }: { readonly unit: RuleSet['unit']; readonly rules: RuleValues },
  { question, say }: Words,
): RuleWords {
  const offered = spec.values.includes(source) ? spec.values : [...spec.values, source];
  const values = spec.type === 'amount' ? [...offered].sort((a, b) => Number(a) - Number(b)) : [...offered];
  return {
    key,
    question: question(key),
    says: say(key, source, unit, rules),
    cites,
    source: printValue(source),
    type: spec.type,
    // Amounts side by side are plain figures; the unit stands in what the book says.
    options: values.map((value) => [
      printValue(value),
      spec.type === 'amount' ? shortAmount(say(key, value, unit, rules), value) : say(key, value, unit, rules),
    ]),
  };
}

const shortAmount = (said: string, value: RuleValue): string =>
  new RegExp(`^${String(value)} \\S+$`).test(said) || said === 'nothing' ? String(value) : said;
