import type { KeySpec, RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { PackedCite } from './cites.ts';
import { printValue, type RuleWords } from './rule-words.ts';

/** A game's words for its rules. */
export interface Words {
  readonly question: (key: string) => string;
  readonly say: (key: string, value: RuleValue, unit: RuleSet['unit']) => string;
}

/** One rule in words, with its answers. */
export function ruleWords(
  key: string,
  spec: KeySpec,
  source: RuleValue,
  cites: readonly PackedCite[],
  unit: RuleSet['unit'],
  { question, say }: Words,
): RuleWords {
  const offered = spec.values.includes(source) ? spec.values : [...spec.values, source];
  const values = spec.type === 'amount' ? [...offered].sort((a, b) => Number(a) - Number(b)) : [...offered];
  return {
    key,
    question: question(key),
    says: say(key, source, unit),
    cites,
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
