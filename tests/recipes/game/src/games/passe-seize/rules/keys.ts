import { amount, choice, type RulesOf } from '#engine/rules/key.ts';

/** Both questions that are asked of a book of Passe-Seize. */
export const PASSE_SEIZE_KEYS = {
  'count.courts': choice(1, 'count', 'payment', ['ten', 'one']),
  'over.pays': amount(2, 'stake', [1, 2, 4]),
} as const;

export type PasseSeizeKey = keyof typeof PASSE_SEIZE_KEYS;
export type PasseSeizeRules = RulesOf<typeof PASSE_SEIZE_KEYS>;
