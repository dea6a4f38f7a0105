import { REVERSIS_KEYS, type ReversisKey } from '#engine/games/reversis/keys.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { QUESTIONS, sayValue } from '../../words/reversis.ts';
import { unpackRuleSet, type PackedBook } from '../shared/book.ts';
import { ruleWords, type RuleWords, type Words } from '../shared/rule-words.ts';

/** Who deals first, what follows a misdeal, what a box holds: no record of one deal can tell. */
export const BEYOND_A_DEAL: readonly ReversisKey[] = [
  'deal.firstDealer',
  'deal.misdeal',
  'box.fiches',
  'box.jetons',
  'box.jeton',
  'box.contrats',
  'box.contrat',
  'session.leftover',
];

/** The questions that one deal can ask, in the order in which readers meet them. */
export const ASKED_OF_A_DEAL: readonly ReversisKey[] = keysOf(REVERSIS_KEYS).filter(
  (key) => !BEYOND_A_DEAL.includes(key),
);

const words: Words = {
  question: (key) => QUESTIONS[key as ReversisKey],
  say: (key, value, unit) => sayValue(key as ReversisKey, value, unit),
};

/** A book's rules in words, every one that a deal can ask. */
export function rulesInWords(book: PackedBook): readonly RuleWords[] {
  const { rules }: RuleSet = unpackRuleSet(REVERSIS_KEYS, book);
  const order = keysOf(REVERSIS_KEYS);
  return ASKED_OF_A_DEAL.map((key) =>
    ruleWords(key, REVERSIS_KEYS[key], rules[key]!.value, book.bases[order.indexOf(key)] ?? [], book.unit, words),
  );
}
