import { SHARES_SEED, type RuleShares } from './rule-shares.ts';
import { capital, counted, inWords, signed, type Unit } from '#engine/wording/sentence.ts';
import { signedAmount, type WaterfallStep } from './shares.ts';

/** What is compared: the player as subject of a sentence, both columns with the player's net, and the counters. */
export interface NetsApart {
  readonly who: string;
  readonly from: string;
  readonly to: string;
  readonly nets: readonly [from: number, to: number];
  readonly unit: Unit;
}

/** The result: “Second hand is 14 jetons better off by 1659 than by 1634: +17 instead of +3.” */
export function sayApart({ who, from, to, nets: [before, after], unit }: NetsApart): string {
  const apart = after - before;
  if (apart === 0) return `${who} ends with ${signed(after)} both by ${from} and by ${to}.`;
  const how = apart > 0 ? 'better' : 'worse';
  return `${who} is ${counted(Math.abs(apart), unit)} ${how} off by ${to} than by ${from}: ${signed(after)} instead of ${signed(before)}.`;
}

/** How many rules make the difference; a colon, if they are named next. */
export function sayHowMany(steps: readonly WaterfallStep[], apart: number): string {
  if (steps.length === 0) return 'No rule changes this sum.';
  if (apart === 0) return `${rulesInWords(steps.length)} change it, but together they come to nothing:`;
  return steps.length === 1 ? 'One rule makes all of it:' : `${rulesInWords(steps.length)} make it:`;
}

const rulesInWords = (n: number): string => `${capital(inWords(n))} ${n === 1 ? 'rule' : 'rules'}`;

/** The rules that are not named in the sentence: “−2 by the other four rules”. */
export function sayRest(steps: readonly WaterfallStep[]): string | undefined {
  if (steps.length === 0) return undefined;
  const sum = steps.reduce((all, { share }) => all + share.mean, 0);
  return `${signedAmount(sum)} by the other ${inWords(steps.length)} rules`;
}

/** A share with its interval, if it has one: `+2.5`, `−1.4 ± 0.2`. */
export const sayShare = ({ share: { mean, half } }: Pick<WaterfallStep, 'share'>): string =>
  half < 0.005 ? signedAmount(mean) : `${signedAmount(mean)} ± ${signedAmount(half).slice(1)}`;

const number = (n: number): string => n.toLocaleString('en');

/** How the shares were found, one sentence each. `piece`: deal or game. */
export function sayHowShared(
  { isExact, orders, leftOut, mixes, unsettled, forbidding, ofOneOnly }: RuleShares,
  [from, to]: readonly [from: string, to: string],
  piece: string,
): readonly string[] {
  const notSettled =
    unsettled === 0
      ? []
      : [
          `${number(unsettled)} ${unsettled === 1 ? 'mix' : 'mixes'} of the two could not be settled: ${number(leftOut)} of ${number(orders + leftOut)} orders pass through one and were left out.`,
        ];
  return [
    `We turn the rules of ${from} into those of ${to} one at a time, and settle the ${piece} after each. What a rule changes can depend on the rules turned before it. Its share is its average over all orders (its Shapley value), so shares may be fractions; together they are the whole difference.`,
    isExact
      ? `This is exact: the ${piece} was settled by every mix of the rules that matter (${number(mixes)} ${mixes === 1 ? 'mix' : 'mixes'} in all).`
      : `More than ten rules matter here: the shares are estimates from ${number(orders)} orders drawn by chance (seed ${String(SHARES_SEED)}), and ± gives a 95 % interval.`,
    ...notSettled,
    ...(forbidding === 0
      ? []
      : [
          `${number(forbidding)} ${forbidding === 1 ? 'mix forbids' : 'mixes forbid'} something in this ${piece} that neither book forbids; like everything in this comparison, the ${piece} is paid as it was played.`,
        ]),
    ...(ofOneOnly === 0
      ? []
      : [
          `${ofOneOnly === 1 ? 'One rule that only one of them has counts' : `${rulesInWords(ofOneOnly)} that only one of them has count`} with the rule that brings ${ofOneOnly === 1 ? 'it' : 'them'} in.`,
        ]),
  ];
}
