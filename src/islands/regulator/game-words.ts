import { keysOf } from '#engine/kernel/collections.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { citesOf, unpackRuleSet, type PackedBook } from '../rules/book.ts';
import { ruleWords, type Words } from '../rules/make-rule-words.ts';
import type { GameWords } from './desk.ts';

/** A game’s questions with what a book answers; those that move payments, in their groups. */
export function gameWords(
  keys: KeyTable,
  book: PackedBook,
  groups: Readonly<Record<string, string>>,
  words: Words,
): GameWords {
  const ruleSet: RuleSet = unpackRuleSet(keys, book);
  const inForce = { unit: book.unit, rules: valuesOf(ruleSet) };
  const order = keysOf(keys);
  return {
    ruleOf: (key) => {
      const spec = keys[key];
      const rule = ruleSet.rules[key];
      return spec && rule
        ? ruleWords(key, spec, rule.value, citesOf(book, book.bases[order.indexOf(key)] ?? []), inForce, words)
        : undefined;
    },
    groups: Object.entries(groups)
      .map(([id, heading]) => ({
        id,
        heading,
        keys: order.filter((key) => keys[key]?.group === id && keys[key].touches === 'payment'),
      }))
      .filter((group) => group.keys.length > 0),
  };
}
