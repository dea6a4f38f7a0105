import { keysOf } from '#engine/kernel/collections.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { citesOf, unpackRuleSet, type PackedBook } from '../shared/book.ts';
import { ruleWords, type Words } from '../shared/make-rule-words.ts';
import type { GameWords } from './desk.ts';

/** A game’s questions with what a book answers; those that move payments, in their groups. */
export function gameWords(
  keys: KeyTable,
  book: PackedBook,
  groups: Readonly<Record<string, string>>,
  words: Words,
): GameWords {
  const { rules }: RuleSet = unpackRuleSet(keys, book);
  const order = keysOf(keys);
  return {
    ruleOf: (key) => {
      const spec = keys[key];
      const rule = rules[key];
      return spec && rule
        ? ruleWords(key, spec, rule.value, citesOf(book, book.bases[order.indexOf(key)] ?? []), book.unit, words)
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
