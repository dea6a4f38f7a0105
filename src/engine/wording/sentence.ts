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

/** Joins what one subject does. A comma ends a list of amounts before the last: “repays you 3 and 6, and pays 2”. */
const predicatesInWords = (all: readonly string[]): string =>
  listed(all.map((one, i) => (i === all.length - 2 && / and \d/.test(one) ? `${one},` : one)));

/** Most words of one sentence. */
const LONGEST_SENTENCE = 40;

/**
 * Builds a sentence: “First hand leads the king of spades; the dealer takes the trick and pays 2 fiches.” A sentence that would be
 * too long is told as several, one for each subject.
 */
export function sentence(parts: readonly Part[]): string {
  const said: { subject: string; predicate: string[] }[] = [];
  for (const { subject, predicate } of parts) {
    const last = said.at(-1);
    if (last?.subject === subject) last.predicate.push(predicate);
    else said.push({ subject, predicate: [predicate] });
  }
  const clauses = said.map(({ subject, predicate }) => `${subject} ${predicatesInWords(predicate)}`);
  const words = clauses.join('; ');
  if (words === '') return '';
  if (words.split(' ').length > LONGEST_SENTENCE) return clauses.map((clause) => `${capital(clause)}.`).join(' ');
  return `${capital(words)}.`;
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

/** A glossary term, and the forms of its word at which pages open its definition. */
export interface TermForms {
  readonly slug: string;
  /** As written within a sentence: `forced`, `little Quinola`. A capital at the beginning and a plural in -s are found too. */
  readonly forms: readonly string[];
}

/** Part of a text: a term that is not explained yet, or what stands between such terms. */
interface TermPart {
  readonly text: string;
  readonly slug?: string;
}

/** Splits a text at the terms that are not in `seen`, and adds them to it. */
export type FindTerms = (text: string, seen: Set<string>) => readonly TermPart[];

const IN_WORD = /[\p{L}\p{N}]/u;
const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the terms of a page in its texts; the longest form wins: `little Quinola` before `Quinola`. */
export function makeFindTerms(terms: readonly TermForms[]): FindTerms {
  const slugOf = new Map(
    terms.flatMap(({ slug, forms }) =>
      forms.flatMap((form) => [form, capital(form)].map((one) => [one, slug] as const)),
    ),
  );
  if (slugOf.size === 0) return (text) => [{ text }];
  const longestFirst = [...slugOf.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(${longestFirst.join('|')})s?`, 'gu');
  return (text, seen) => {
    const parts: TermPart[] = [];
    let from = 0;
    for (const { 0: found, 1: form = '', index } of text.matchAll(pattern)) {
      const slug = slugOf.get(form);
      const end = index + found.length;
      const isWithin = IN_WORD.test(text.charAt(index - 1)) || IN_WORD.test(text.charAt(end));
      if (slug === undefined || isWithin || seen.has(slug)) continue;
      seen.add(slug);
      if (index > from) parts.push({ text: text.slice(from, index) });
      parts.push({ text: found, slug });
      from = end;
    }
    if (from < text.length) parts.push({ text: text.slice(from) });
    return parts;
  };
}
