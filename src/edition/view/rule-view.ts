import { firstLacking } from '#engine/rules/key.ts';
import { clausesOf, ruleOf, ruleOrStart, type Rule, valuesOf } from '#engine/rules/rule-set.ts';
import { groundsInWords } from '#engine/wording/answers.ts';
import type { Book, ContentGraph, NamedTest } from '../graph/content.ts';
import type { Clause } from '../library/clauses.ts';
import type { Interpretation } from '../library/library.ts';
import { reportOf, sourceOfClause, textRead } from '../graph/voices.ts';

/** One book's answer to one question. */
export interface BookAnswer {
  readonly book: Book;
  readonly rule: Rule;
  readonly value: string;
  readonly clauses: readonly Clause[];
  /** Text we know it from: “known from Wikipedia’s summary of pp. 2–94”. */
  readonly grounds: string;
  /** Source whose text we read for it. */
  readonly textRead: string;
  readonly reading: Interpretation | undefined;
  /** Where the reason stands: the first clause, or the interpretation if the source is silent. */
  readonly at: { readonly scheme: 'clause' | 'reading'; readonly id: string };
}

/** A book's answer to a question; undefined if the question does not arise in it. */
export function answerOf(book: Book, key: string, { library }: ContentGraph): BookAnswer | undefined {
  const rule = ruleOf(book.ruleSet, key);
  if (!rule) return undefined;
  const { basis } = rule;
  const clauses = clausesOf(basis).flatMap((id) => library.clauses.get(id) ?? []);
  const source = sourceOfClause(clauses[0], book.edition, library.sources);
  return {
    book,
    rule,
    value: book.gameContent.say(key, rule.value, book.ruleSet.unit, valuesOf(book.ruleSet)),
    clauses,
    grounds: groundsInWords(
      basis.kind,
      book.voice,
      clauses.map((clause) => reportOf(clause, book.voice, library.sources)),
    ),
    textRead: source ? textRead(source, library.sources).id : book.edition.source,
    reading: basis.kind === 'attested' ? undefined : library.readings.get(basis.reading),
    at: basis.kind === 'silent' ? { scheme: 'reading', id: basis.reading } : { scheme: 'clause', id: basis.clauses[0] },
  };
}

/** A book in which a question does not arise, and its own answer that is the cause. */
export interface UnaskedQuestion {
  readonly book: Book;
  readonly parent: string;
  readonly question: string;
  readonly value: string;
}

function unaskedIn(book: Book, key: string): UnaskedQuestion {
  const { gameContent, ruleSet } = book;
  const parent = firstLacking(gameContent.keys, key, ruleSet.values) ?? key;
  const rule = ruleOrStart(ruleSet, parent);
  return {
    book,
    parent,
    question: gameContent.question(parent),
    value: rule ? gameContent.say(parent, rule.value, ruleSet.unit, valuesOf(ruleSet)) : '',
  };
}

/** Every book's answer to a question, ordered by date. */
export const cellsOf = (key: string, game: string, graph: ContentGraph): readonly (BookAnswer | UnaskedQuestion)[] =>
  graph.books
    .filter(({ gameContent }) => gameContent.id === game)
    .map((book) => answerOf(book, key, graph) ?? unaskedIn(book, key));

export const isAnswer = (cell: BookAnswer | UnaskedQuestion): cell is BookAnswer => 'rule' in cell;

/** Books that answer a question in the same words, each with its column; no value where it does not arise. */
export interface SharedAnswer {
  readonly value: string | undefined;
  readonly at: readonly (readonly [column: number, cell: BookAnswer | UnaskedQuestion])[];
}

/** Answers to a question without repetition, in the order of first occurrence. */
export function alikeOf(cells: readonly (BookAnswer | UnaskedQuestion)[]): readonly SharedAnswer[] {
  const said = new Map<string | undefined, (readonly [number, BookAnswer | UnaskedQuestion])[]>();
  cells.forEach((cell, i) => {
    const value = isAnswer(cell) ? cell.value : undefined;
    said.set(value, [...(said.get(value) ?? []), [i, cell]]);
  });
  return [...said].map(([value, at]) => ({ value, at }));
}

/** Tests that name a clause on which one of the answers rests. */
export function testsBehind(answers: readonly BookAnswer[], { testsOf }: ContentGraph): readonly NamedTest[] {
  return [...new Set(answers.flatMap(({ clauses }) => clauses.flatMap(({ id }) => testsOf.get(id) ?? [])))];
}

/**
 * Row of the matrix: a question with every book's answer, and the pairs of books that differ in it (`0-2` for first and
 * third).
 */
export interface MatrixRow {
  readonly key: string;
  readonly question: string;
  readonly cells: readonly (BookAnswer | UnaskedQuestion)[];
  readonly differing: readonly string[];
}

export interface MatrixGroup {
  readonly group: string;
  readonly heading: string;
  readonly rows: readonly MatrixRow[];
  /** Pairs of books that differ in any of its rows. */
  readonly differing: readonly string[];
}

export function matrixOf(game: string, graph: ContentGraph): readonly MatrixGroup[] {
  const books = graph.books.filter(({ gameContent }) => gameContent.id === game);
  const gameContent = books[0]?.gameContent;
  if (!gameContent) return [];
  return gameContent.groups.flatMap(([group, heading]) => {
    const rows = Object.entries(gameContent.keys)
      .filter(([, spec]) => spec.group === group)
      .map(([key]) => rowOf(key, gameContent.question(key), cellsOf(key, game, graph)));
    const differing = [...new Set(rows.flatMap((row) => row.differing))].sort();
    return rows.length === 0 ? [] : [{ group, heading, rows, differing }];
  });
}

/** Id of a pair of columns in the matrix. */
export const pairName = (one: number, other: number): string => `${String(one)}-${String(other)}`;

function rowOf(key: string, question: string, cells: readonly (BookAnswer | UnaskedQuestion)[]): MatrixRow {
  const values = cells.map((cell) => (isAnswer(cell) ? cell.rule.value : undefined));
  const differing = values.flatMap((a, i) => values.flatMap((b, j) => (i < j && a !== b ? [pairName(i, j)] : [])));
  return { key, question, cells, differing };
}
