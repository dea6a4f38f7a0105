import { listed } from '../kernel/collections.ts';
import type { RuleSet } from '../rules/rule-set.ts';

/** Name of a seat in a sentence: `first hand`, `the dealer`. */
export const saySeat = (seat: string | undefined): string =>
  seat === 'dealer' ? 'the dealer' : `${seat ?? 'another'} hand`;

/** Name of a seat as a heading: `First hand`, `Dealer`. */
export const seatHeading = (seat: string): string => capital(seat === 'dealer' ? seat : saySeat(seat));

/**
 * Makes the column heading of an account: `first`, `dealer`, `great pool`. `sayPool` gives the game's name of a pool,
 * with its article.
 */
export const accountLabelBy =
  (sayPool: (account: string) => string | undefined) =>
  (account: string): string =>
    (sayPool(account) ?? account).replace(/^the /, '');

/** Some words, optionally a link. */
export interface LinkedPart {
  readonly text: string;
  readonly href?: string;
}

/** Smallest part of a sentence: a subject and what it does. Parts with the same subject are joined by “and”. */
export interface Part {
  readonly subject: string;
  readonly predicate: string;
}

/** Capitalises the first letter. */
export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** Builds a sentence: “First hand leads the king of spades; the dealer takes the trick and pays 2 fiches.” */
export function sentence(parts: readonly Part[]): string {
  const said: { subject: string; predicate: string[] }[] = [];
  for (const { subject, predicate } of parts) {
    const last = said.at(-1);
    if (last?.subject === subject) last.predicate.push(predicate);
    else said.push({ subject, predicate: [predicate] });
  }
  const words = said.map(({ subject, predicate }) => `${subject} ${listed(predicate)}`).join('; ');
  return words === '' ? '' : `${capital(words)}.`;
}

/** Name of the counters of a rule set, singular and plural: fiche, fiches; fish, fish; counter, counters. */
export type Unit = RuleSet['unit'];

/** Amount with its unit: “1 fiche”, “8 fiches”. */
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

/** Number in a sentence: “no”, “one”, “twelve”; figures beyond thirteen. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** Number of tricks in words: “no trick”, “one trick”, “six tricks”. */
export const tricksInWords = (n: number): string => `${inWords(n)} ${n < 2 ? 'trick' : 'tricks'}`;

/** Net with its sign: `+6`, `−4` (U+2212), `0`. */
export const signed = (n: number): string => (n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : '0');
