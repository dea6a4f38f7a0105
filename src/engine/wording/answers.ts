import type { KeySpec, RuleValue } from '../rules/key.ts';
import { counted, type Unit } from './sentence.ts';
import type { Basis } from '../rules/rule-set.ts';

type SayAmount = (value: number, unit: Unit) => string;
type KeysHolding<Rules, T> = { [K in keyof Rules]: Rules[K] extends T ? K : never }[keyof Rules];

/** Words for a game's answers: every value of every choice, and special words for some flags and amounts. */
export interface AnswerWords<Rules> {
  readonly keys: Readonly<Record<keyof Rules, KeySpec>>;
  readonly choices: { readonly [K in KeysHolding<Rules, string>]: Readonly<Record<Rules[K] & string, string>> };
  /** Flags with words other than yes and no: those for false, then for true. */
  readonly flags: Partial<Record<KeysHolding<Rules, boolean>, readonly [no: string, yes: string]>>;
  /** Amounts with words other than a plain payment. */
  readonly amounts: Partial<Record<KeysHolding<Rules, number>, SayAmount>>;
}

/** Words for a game's rules. */
export interface Wording<R> {
  /** Groups of questions with their headings, in the order shown to readers. */
  readonly groups: Readonly<Record<string, string>>;
  readonly question: (key: string) => string;
  /** Answer in words; `rules` are the other rules of its book, which may decide the unit. */
  readonly say: (key: string, value: RuleValue, unit: Unit, rules: R) => string;
}

/** Builds the wording of a key table, looked up by key as text. */
export const makeWording = <K extends string, R>(
  groups: Readonly<Record<string, string>>,
  questions: Readonly<Record<K, string>>,
  say: (key: K, value: RuleValue, unit: Unit, rules: R) => string,
): Wording<R> => ({
  groups,
  question: (key) => questions[key as K],
  say: (key, value, unit, rules) => say(key as K, value, unit, rules),
});

/** Words for an amount: a payment (“nothing”, “8 fiches”), a bare number (“none”, “8”), a sum that may not exist (“there is none”). */
export const paid: SayAmount = (value, unit) => (value === 0 ? 'nothing' : counted(value, unit));
export const bareNumber: SayAmount = (value) => (value === 0 ? 'none' : String(value));
export const sayAmount: SayAmount = (value, unit) => (value === 0 ? 'there is none' : counted(value, unit));

/** Short words for an answer: “8 fiches”, “twice”, “yes”. Values the key cannot hold are printed unchanged. */
export function sayAnswer<Rules>(
  { keys, choices, flags, amounts }: AnswerWords<Rules>,
  key: keyof Rules,
  value: RuleValue,
  unit: Unit,
  otherwise: SayAmount = paid,
): string {
  switch (keys[key].type) {
    case 'choice':
      return (
        (choices as Record<PropertyKey, Readonly<Record<string, string>> | undefined>)[key]?.[String(value)] ??
        String(value)
      );
    case 'flag':
      return ((flags as Record<PropertyKey, readonly [string, string] | undefined>)[key] ?? ['no', 'yes'])[
        value === true ? 1 : 0
      ];
    case 'amount':
      if (typeof value !== 'number') return String(value);
      return ((amounts as Record<PropertyKey, SayAmount | undefined>)[key] ?? otherwise)(value, unit);
  }
}

/** Words shown in place of bound words when their rule has another answer than the book's. */
interface OtherWords {
  /** Words by answer: `0`, `each`, `true`; `#` stands for every number not listed. */
  readonly byAnswer: ReadonlyMap<string, string>;
  /** Words for every other answer. */
  readonly rest: string | undefined;
}

/** Stands for any number before a colon, and for that number after it; `#+1` is the number plus one. */
export const ANY_NUMBER = '#';
const NUMBER_WITHIN = /#(?:([+-]\d+))?/g;

/**
 * Parses the attribute `else="…"`: one text for every other answer (`need not ask`), or a text for each, separated by
 * `|`: `0: nothing | 1: 1 fiche | #: # fiches`. Nothing after a colon leaves the words out.
 */
export function parseOtherWords(text: string): OtherWords {
  const byAnswer = new Map<string, string>();
  let rest: string | undefined;
  for (const part of text.split('|')) {
    const [, answer, words = ''] = /^(\w+|#):(.*)$/s.exec(part.trim()) ?? [];
    if (answer === undefined) rest = part.trim();
    else byAnswer.set(answer, words.trim());
  }
  return { byAnswer, rest };
}

/** Words for an answer; undefined if `else` does not cover it. */
export function otherWordsFor(text: string, answer: RuleValue): string | undefined {
  const { byAnswer, rest } = parseOtherWords(text);
  const anyNumber = typeof answer === 'number' ? byAnswer.get(ANY_NUMBER) : undefined;
  const withNumber = anyNumber?.replaceAll(NUMBER_WITHIN, (_, more?: string) =>
    String(Number(answer) + Number(more ?? 0)),
  );
  return byAnswer.get(String(answer)) ?? withNumber ?? rest;
}

/**
 * The text through which a book's rules are known. Most of the old books have not been seen, so rules name the summary,
 * transcription or modern author.
 */
export interface Voice {
  /** Name: “Wikipedia’s summary”, “Jocari’s transcription”, “Parlett’s book”. */
  readonly name: string;
  /** Whether only a part of the text has been read. */
  readonly isPartial?: boolean;
}

/** Text that reports a clause, and the page of the book if known. */
export interface Report {
  readonly voice: Voice;
  readonly page?: string | undefined;
}

/** Prints pages: `p. 94`, `pp. 2–94`, `pp. 96 ff.`; a volume has no “p.”: `vol. 14`. */
export function printPages(page: string): string {
  if (page.startsWith('vol.')) return page;
  return `${/[–,-]|\bff?\./.test(page) ? 'pp.' : 'p.'} ${page}`;
}

const printReport = ({ voice: { name }, page }: Report): string =>
  page === undefined ? name : `${name} of ${printPages(page)}`;

/** “known from Wikipedia’s summary of pp. 2–94”; names each text once. */
function sayKnownFrom(reports: readonly Report[]): string {
  const first = reports.filter(({ voice }, i) => reports.findIndex((each) => each.voice.name === voice.name) === i);
  return `known from ${first.map(printReport).join(' and from ')}`;
}

/** “Wikipedia’s summary is silent”. */
const sayWhoIsSilent = ({ name, isPartial }: Voice): string =>
  `${isPartial === true ? `what we have read of ${name}` : name} is silent`;

/** Whose answer a book's rule is, by its basis. */
export const WHOSE_ANSWER: Readonly<Record<Basis['kind'], string>> = {
  attested: 'the book’s own answer',
  inferred: 'our reading of the book',
  silent: 'our answer',
};

/** Basis of a rule in words. `reports` are those of its clauses; without any, the book's own voice is used. */
export function groundsInWords(kind: Basis['kind'], book: Voice, reports: readonly Report[] = []): string {
  if (kind === 'silent') return sayWhoIsSilent(book);
  const source = sayKnownFrom(reports.length === 0 ? [{ voice: book }] : reports);
  return kind === 'attested' ? source : `${source}; our reading`;
}
