import { firstLacking } from '#engine/rules/key.ts';
import { clausesOf, ruleOf, ruleOrStart, type Rule } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { groundsInWords } from '#engine/words/voice.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import type { Clause } from '../library/clauses.ts';
import type { Reading } from '../library/library.ts';
import type { NamedTest } from '../check/test-scan.ts';
import { reportOf } from '../graph/voices.ts';

/** One book's answer to one question. */
export interface Answer {
  readonly book: Book;
  readonly rule: Rule;
  readonly value: string;
  readonly clauses: readonly Clause[];
  /** Through whom we know it: “so the modern summary of pp. 2–94”. */
  readonly grounds: string;
  readonly reading: Reading | undefined;
  /** Where to read why: the first clause, or the reading where the source is silent. */
  readonly at: { readonly scheme: 'clause' | 'reading'; readonly id: string };
}

function answerOf(book: Book, key: string, { library }: ContentGraph): Answer | undefined {
  const rule = ruleOf(book.ruleSet, key);
  if (!rule) return undefined;
  const { basis } = rule;
  const clauses = clausesOf(basis).flatMap((id) => library.clauses.get(id) ?? []);
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
    reading: basis.kind === 'attested' ? undefined : library.readings.get(basis.reading),
    at: basis.kind === 'silent' ? { scheme: 'reading', id: basis.reading } : { scheme: 'clause', id: basis.clauses[0] },
  };
}

/** A book in which a question does not arise, and the answer of its own because of which. */
export interface Unasked {
  readonly book: Book;
  readonly parent: string;
  readonly question: string;
  readonly value: string;
}

function unaskedIn(book: Book, key: string): Unasked {
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

/** What every book says to a question, in order of date. */
export const cellsOf = (key: string, game: string, graph: ContentGraph): readonly (Answer | Unasked)[] =>
  graph.books
    .filter(({ gameContent }) => gameContent.id === game)
    .map((book) => answerOf(book, key, graph) ?? unaskedIn(book, key));

export const isAnswer = (cell: Answer | Unasked): cell is Answer => 'rule' in cell;

/** Those books together that answer a question in the same words, each with its column; no value where it does not arise. */
export interface Alike {
  readonly value: string | undefined;
  readonly at: readonly (readonly [column: number, cell: Answer | Unasked])[];
}

/** The answers to a question, each said once, in the order in which they are first given. */
export function alikeOf(cells: readonly (Answer | Unasked)[]): readonly Alike[] {
  const said = new Map<string | undefined, (readonly [number, Answer | Unasked])[]>();
  cells.forEach((cell, i) => {
    const value = isAnswer(cell) ? cell.value : undefined;
    said.set(value, [...(said.get(value) ?? []), [i, cell]]);
  });
  return [...said].map(([value, at]) => ({ value, at }));
}

/** The tests that name a clause on which one of the answers rests. */
export function testsBehind(answers: readonly Answer[], { testsOf }: ContentGraph): readonly NamedTest[] {
  return [...new Set(answers.flatMap(({ clauses }) => clauses.flatMap(({ id }) => testsOf.get(id) ?? [])))];
}

/** A row of the matrix: a question with every book's answer, and the pairs of books that differ in it: `0-2` for the first and the third. */
export interface MatrixRow {
  readonly key: string;
  readonly question: string;
  readonly cells: readonly (Answer | Unasked)[];
  readonly differing: readonly string[];
}

export interface MatrixGroup {
  readonly group: string;
  readonly heading: string;
  readonly rows: readonly MatrixRow[];
  /** The pairs of books that differ in any of its rows. */
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

/** How a row of the matrix names two books that differ in it, by their columns. */
export const pairName = (one: number, other: number): string => `${String(one)}-${String(other)}`;

function rowOf(key: string, question: string, cells: readonly (Answer | Unasked)[]): MatrixRow {
  const values = cells.map((cell) => (isAnswer(cell) ? cell.rule.value : undefined));
  const differing = values.flatMap((a, i) => values.flatMap((b, j) => (i < j && a !== b ? [pairName(i, j)] : [])));
  return { key, question, cells, differing };
}
