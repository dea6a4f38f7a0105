import type { PasseSeizeKey } from './keys.ts';

/** The groups of questions, in the order in which readers meet them, each with its heading. */
export const GROUPS = { count: 'The count', stake: 'What is paid' } as const;

export const QUESTIONS: Readonly<Record<PasseSeizeKey, string>> = {
  'count.courts': 'What does a court card count?',
  'over.pays': 'What does a player pay who passes sixteen?',
};
