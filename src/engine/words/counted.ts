import type { RuleSet } from '../rules/rule-set.ts';

/** What is counted, singular and plural, as a rule set gives it: fiche, fiches; fish, fish; counter, counters. */
export type Unit = RuleSet['unit'];

/** “1 fiche”, “8 fiches”. */
export const counted = (amount: number, [one, many]: Unit): string =>
  `${String(amount)} ${Math.abs(amount) === 1 ? one : many}`;

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
] as const;

/** “no”, “one”, “twelve”: a number within a sentence; past the cards of a suit, in figures. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** “no trick”, “one trick”, “six tricks”. */
export const tricksInWords = (n: number): string => `${inWords(n)} ${n < 2 ? 'trick' : 'tricks'}`;
