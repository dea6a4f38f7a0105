import type { RuleSet } from '../rules/rule-set.ts';

/** What is counted, singular and plural, as a rule set gives it: fiche, fiches; fish, fish; counter, counters. */
export type Unit = RuleSet['unit'];

/** “1 fiche”, “8 fiches”. */
export const counted = (amount: number, [one, many]: Unit): string =>
  `${String(amount)} ${Math.abs(amount) === 1 ? one : many}`;
