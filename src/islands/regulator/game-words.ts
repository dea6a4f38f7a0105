import { keysOf } from '#engine/kernel/collections.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { wordRules, type Words } from '../rules/make-rule-words.ts';
import type { GameWords } from './game.ts';

/** A game’s questions with what a book answers; those that move payments, in their groups. */
export const gameWords = <R>(
  keys: KeyTable,
  ruleSet: RuleSet<R>,
  groups: Readonly<Record<string, string>>,
  words: Words,
): GameWords => ({
  ruleOf: wordRules(keys, ruleSet, words),
  groups: Object.entries(groups)
    .map(([id, heading]) => ({
      id,
      heading,
      keys: keysOf(keys).filter((key) => keys[key]?.group === id && keys[key].touches === 'payment'),
    }))
    .filter((group) => group.keys.length > 0),
});
