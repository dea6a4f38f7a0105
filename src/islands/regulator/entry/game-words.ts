import { keysOf } from '#engine/kernel/collections.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Wording } from '#engine/words/answers.ts';
import { wordRules } from '../../rules/make-rule-words.ts';
import type { GameWords } from '../game.ts';

/** A game’s questions with what a book answers, as the rules of the table say it; those that move payments, in their groups. */
export const gameWords = <R>(keys: KeyTable, ruleSet: RuleSet<R>, wording: Wording<R>, rules: R): GameWords => ({
  ruleOf: wordRules(keys, ruleSet, {
    ...wording,
    say: (key, value, unit) => wording.say(key, value, unit, rules),
  }),
  groups: Object.entries(wording.groups)
    .map(([id, heading]) => ({
      id,
      heading,
      keys: keysOf(keys).filter((key) => keys[key]?.group === id && keys[key].touches === 'payment'),
    }))
    .filter((group) => group.keys.length > 0),
});
