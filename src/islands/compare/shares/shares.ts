import type { ShownTypes } from '../../replay/model.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { shareRules, type RuleShares, type ShapleyValue, SHARES_SEED } from './rule-shares.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { signed, capital, counted, inWords, type Unit } from '#engine/wording/sentence.ts';
import type { ComparedGame } from '../game.ts';
import type { Column, SettledColumn } from '../model/state.ts';

type AnyColumn = Pick<SettledColumn<unknown>, 'book' | 'judged'>;

/** Columns that can be subtracted from a column, by index: settled, and in the same counters. */
export const partnersOf = (columns: readonly AnyColumn[], at: number): readonly number[] =>
  columns.flatMap((other, i) => {
    const own = columns[at];
    return i !== at && own?.judged.ok && other.judged.ok && other.book.head.unit[1] === own.book.head.unit[1]
      ? [i]
      : [];
  });

/** What is shared out: from one column to another, for one seat. */
export interface SharesChoice {
  readonly from: number;
  readonly to: number;
  readonly seat: string;
}

/**
 * What to share out by a reader's choice, as far as it is possible; by default from the base column to the next one in the same
 * counters, for the seat whose net differs most. Undefined if no two columns can be subtracted.
 */
export function chooseShares(
  columns: readonly AnyColumn[],
  base: number,
  chosen: Partial<SharesChoice>,
): SharesChoice | undefined {
  const possible = columns.map((_, i) => i).filter((i) => partnersOf(columns, i).length > 0);
  const from = [chosen.from, base, possible[0]].find((i) => i !== undefined && possible.includes(i));
  if (from === undefined) return undefined;
  const partners = partnersOf(columns, from);
  const to = partners.find((i) => i === chosen.to) ?? partners.find((i) => i > from) ?? partners[0]!;
  const [one, other] = [columns[from]?.judged, columns[to]?.judged];
  if (!one?.ok || !other?.ok) return undefined;
  const apart = (seat: string): number => Math.abs((other.value.net[seat] ?? 0) - (one.value.net[seat] ?? 0));
  const { seats } = one.value;
  const seat = seats.find((name) => name === chosen.seat) ?? seats.toSorted((a, b) => apart(b) - apart(a))[0]!;
  return { from, to, seat };
}

/** Starts sharing out the difference between two columns, for all seats. */
export const shareColumns = <G extends ShownTypes>(
  { engine, settle, seats }: Pick<ComparedGame<G>, 'engine' | 'settle' | 'seats'>,
  record: G['record'],
  [from, to]: readonly [SettledColumn<G['rules']>, SettledColumn<G['rules']>],
): Generator<number, RuleShares> =>
  shareRules<G['rules']>({
    keys: engine.keys,
    from: from.variation.rules,
    to: to.variation.rules,
    settle: (rules) => {
      const judged = settle(record, rules);
      return judged.ok
        ? {
            nets: seats(record).map((seat) => judged.value.net[seat] ?? 0),
            departures: judged.value.departures.map(({ at, key }) => `${printPlace(at)} ${key}`),
          }
        : undefined;
    },
  });

/** A step of the waterfall: a rule, its share, and the sum before and after it. */
export interface WaterfallStep {
  readonly key: string;
  readonly share: ShapleyValue;
  readonly before: number;
  readonly after: number;
}

/** Steps for one seat, largest share first, and the rules that differ but move nothing for this seat. */
export function waterfallOf(
  { keys, values, idle }: RuleShares,
  seat: number,
  start: number,
): { readonly steps: readonly WaterfallStep[]; readonly idle: readonly string[] } {
  const shares = keys.map((key, i) => ({ key, share: values[i]![seat]! }));
  const moving = shares
    .filter(({ share }) => !share.isIdle)
    .sort((a, b) => Math.abs(b.share.mean) - Math.abs(a.share.mean));
  let after = start;
  const steps = moving.map(({ key, share }) => {
    const before = after;
    after += share.mean;
    return { key, share, before, after };
  });
  return { steps, idle: [...shares.filter(({ share }) => share.isIdle).map(({ key }) => key), ...idle] };
}

/** An amount rounded to hundredths; whole amounts stay whole. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** An amount with its sign, and at most two decimals: `+2.5`, `−1`, `0`. */
export const signedAmount = (amount: number): string => signed(rounded(amount));

/** Groups of books in the same counters, two or more each, by the name of the counters. */
export function booksByUnit<B extends { readonly unit: RuleSet['unit'] }>(
  books: readonly B[],
): readonly (readonly [unit: string, books: readonly B[]])[] {
  const units = [...new Set(books.map(({ unit }) => unit[1]))];
  return units
    .map((unit) => [unit, books.filter((book) => book.unit[1] === unit)] as const)
    .filter(([, group]) => group.length > 1);
}

/** Columns of books without changes. */
export const plainColumns = (books: readonly { readonly id: string }[]): readonly Column[] =>
  books.map(({ id }) => ({ book: id, changes: {} }));

/** What is compared: the player as subject of a sentence, both columns with the player's net, and the counters. */
interface NetsApart {
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
  return steps.length === 1
    ? 'One rule makes the whole difference:'
    : `${rulesInWords(steps.length)} make the difference:`;
}

const rulesInWords = (n: number): string => `${capital(inWords(n))} ${n === 1 ? 'rule' : 'rules'}`;

/** The rules that are not named in the sentence: “−2 by the other four rules”. */
export function sayOtherRules(steps: readonly WaterfallStep[]): string | undefined {
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
          ofOneOnly === 1
            ? 'One rule exists in only one of the two; it is counted with the rule that brings it in.'
            : `${rulesInWords(ofOneOnly)} exist in only one of the two; they are counted with the rules that bring them in.`,
        ]),
  ];
}
