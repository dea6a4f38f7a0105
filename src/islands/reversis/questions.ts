import { REVERSIS_KEYS, type ReversisKey } from '#engine/games/reversis/keys.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { GROUPS, QUESTIONS, sayValue } from '../../words/reversis.ts';
import { citesOf, unpackRuleSet, type PackedBook } from '../shared/book.ts';
import { ruleWords, type Words } from '../shared/make-rule-words.ts';
import type { RuleWords } from '../shared/rule-words.ts';
import type { RuleGroup } from '../shared/Suppose.tsx';
import type { ReplayData } from './replay-data.ts';

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
    ruleWords(
      key,
      REVERSIS_KEYS[key],
      rules[key]!.value,
      citesOf(book, book.bases[order.indexOf(key)] ?? []),
      book.unit,
      words,
    ),
  );
}

/** The questions in groups: those that move a payment of a deal, those that would have forbidden something in it, and the rest. */
export function groupRules({
  moving,
  forbidding,
}: Pick<ReplayData, 'moving' | 'forbidding'>): readonly [RuleGroup, ...RuleGroup[]] {
  const numbered = (numbers: readonly number[]): readonly ReversisKey[] =>
    ASKED_OF_A_DEAL.filter((key) => numbers.includes(REVERSIS_KEYS[key].n));
  const rest = numbered(keysOf(REVERSIS_KEYS).map((key) => REVERSIS_KEYS[key].n)).filter(
    (key) => ![...moving, ...forbidding].includes(REVERSIS_KEYS[key].n),
  );
  const others = [
    { id: 'forbidding', heading: 'These would have forbidden something in it', keys: numbered(forbidding) },
    ...Object.entries(GROUPS).map(([id, heading]) => ({
      id,
      heading,
      keys: rest.filter((key) => REVERSIS_KEYS[key].group === id),
    })),
  ];
  return [
    { id: 'moving', heading: 'These move payments in this deal', keys: numbered(moving) },
    ...others.filter(({ keys }) => keys.length > 0),
  ];
}
