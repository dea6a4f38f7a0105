import type { ClauseId, ReadingId } from '#engine/kernel/clause.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { KeySpec, KeyTable, RuleValue } from '#engine/rules/key.ts';
import { clausesOf, type Basis, type RuleSet } from '#engine/rules/rule-set.ts';
import type { Voice } from '#engine/words/voice.ts';
import type { BookHead, PackedCite } from './cites.ts';

/**
 * One rule set as an island fetches it: values, bases and clause numbers, a third the size of the data it is made from,
 * so that no island need carry every book of its game.
 */
export interface PackedBook extends BookHead {
  /** In the order of the key table: index of a choice, 0 or 1 for a flag, or an amount. */
  readonly values: readonly number[];
  /** In the same order. */
  readonly bases: readonly PackedBasis[];
  /** Every clause cited, without its rule set, and its number in the edition. */
  readonly clauses: readonly (readonly [topic: string, number: number])[];
  /** Clause, without its rule set → the text it is taken from, where that is not the book's own. */
  readonly after: Readonly<Record<string, string>>;
  readonly readings: readonly ReadingId[];
}

/** Clauses by their index, and last the reading as −1 minus its index. */
export type PackedBasis = readonly number[];

/** What the page knows of a book besides its rules. */
export interface BookLabels {
  readonly short: string;
  readonly date: string;
  readonly voice: Voice;
  readonly numberOf: (clause: ClauseId) => number;
  /** The text that a clause is taken from, where it is not the book's own. */
  readonly afterOf: (clause: ClauseId) => string | undefined;
}

export function packBook(
  keys: KeyTable,
  book: RuleSet,
  { short, date, voice, numberOf, afterOf }: BookLabels,
): PackedBook {
  const clauses: ClauseId[] = [];
  const readings: ReadingId[] = [];
  const indexIn = <T>(list: T[], item: T): number => {
    const at = list.indexOf(item);
    return at >= 0 ? at : list.push(item) - 1;
  };
  const packBasis = (basis: Basis): PackedBasis => [
    ...clausesOf(basis).map((clause) => indexIn(clauses, clause)),
    ...(basis.kind === 'attested' ? [] : [-1 - indexIn(readings, basis.reading)]),
  ];
  const rules = keysOf(keys).map((key) => {
    const rule = book.rules[key];
    if (!rule) throw new Error(`The rule set ${book.id} says nothing of ${key}.`);
    return { value: packValue(keys[key], rule.value), basis: packBasis(rule.basis) };
  });
  return {
    game: book.game,
    id: book.id,
    n: book.n,
    unit: book.unit,
    short,
    date,
    voice,
    values: rules.map(({ value }) => value),
    bases: rules.map(({ basis }) => basis),
    clauses: clauses.map((clause) => [clause.slice(book.id.length + 1), numberOf(clause)]),
    after: Object.fromEntries(
      clauses.flatMap((clause) => {
        const after = afterOf(clause);
        return after === undefined ? [] : [[clause.slice(book.id.length + 1), after]];
      }),
    ),
    readings,
  };
}

const packValue = (spec: KeySpec | undefined, value: RuleValue): number =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : (spec?.values.indexOf(value) ?? -1);

const unpackValue = ({ type, values }: KeySpec, value: number): RuleValue =>
  type === 'amount' ? value : (values[value] ?? false);

const clauseId = (book: PackedBook, index: number): ClauseId => `${book.id}.${book.clauses[index]?.[0] ?? ''}`;

function unpackBasis(book: PackedBook, codes: PackedBasis): Basis {
  const [first, ...rest] = codes.filter((code) => code >= 0).map((code) => clauseId(book, code));
  const reading = book.readings[-1 - (codes.find((code) => code < 0) ?? 0)];
  if (first === undefined) return { kind: 'silent', reading: reading ?? '.' };
  return reading === undefined
    ? { kind: 'attested', clauses: [first, ...rest] }
    : { kind: 'inferred', clauses: [first, ...rest], reading };
}

/** The rule set again. `R` must be the rules of the table's game. */
export const unpackRuleSet = <R>(keys: KeyTable, book: PackedBook): RuleSet<R> => ({
  id: book.id,
  game: book.game,
  n: book.n,
  unit: book.unit,
  rules: Object.fromEntries(
    keysOf(keys).map((key, i) => [
      key,
      { value: unpackValue(keys[key]!, book.values[i] ?? 0), basis: unpackBasis(book, book.bases[i] ?? []) },
    ]),
  ) as RuleSet<R>['rules'],
});

/** A book whose rules come with what they rest on in words of their own: its values, and nothing under them. */
export const valuesAlone = (book: PackedBook): PackedBook => ({
  ...book,
  bases: [],
  clauses: [],
  after: {},
  readings: [],
});

/** What a rule of the book rests on: its clauses, then its reading. */
export const citesOf = (book: PackedBook, codes: PackedBasis): readonly PackedCite[] =>
  codes.map((code): PackedCite => {
    if (code < 0) return [book.readings[-1 - code] ?? '.'];
    const [topic, number] = book.clauses[code] ?? ['', 0];
    const after = book.after[topic];
    return after === undefined ? [number, topic] : [number, topic, after];
  });
