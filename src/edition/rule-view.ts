import { clausesOf, type Rule } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { groundsInWords } from '#engine/words/voice.ts';
import { ruleOf, type Book, type Chain } from './chain.ts';
import type { Clause } from './clauses.ts';
import type { Reading } from './library.ts';
import type { NamedTest } from './test-scan.ts';
import { reportOf } from './voices.ts';

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

function answerOf(book: Book, key: string, { library }: Chain): Answer | undefined {
  const rule = ruleOf(book.ruleSet, key);
  if (!rule) return undefined;
  const { basis } = rule;
  const clauses = clausesOf(basis).flatMap((id) => library.clauses.get(id) ?? []);
  return {
    book,
    rule,
    value: book.shelf.say(key, rule.value, book.ruleSet.unit, valuesOf(book.ruleSet)),
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

/** Every book's answer, in order of date. */
export const answersTo = (key: string, game: string, chain: Chain): readonly Answer[] =>
  chain.books.filter(({ shelf }) => shelf.id === game).flatMap((book) => answerOf(book, key, chain) ?? []);

/** The tests that name a clause on which one of the answers rests. */
export function testsBehind(answers: readonly Answer[], { testsOf }: Chain): readonly NamedTest[] {
  return [...new Set(answers.flatMap(({ clauses }) => clauses.flatMap(({ id }) => testsOf.get(id) ?? [])))];
}

/** A row of the matrix: a question with every book's answer, and the pairs of books that differ in it: `02` for the first and the third. */
export interface MatrixRow {
  readonly key: string;
  readonly question: string;
  readonly answers: readonly Answer[];
  readonly differing: readonly string[];
}

export interface MatrixGroup {
  readonly group: string;
  readonly heading: string;
  readonly rows: readonly MatrixRow[];
  /** The pairs of books that differ in any of its rows. */
  readonly differing: readonly string[];
}

/** As many books as styles/matrix.css has columns and pairs for. */
const MOST_BOOKS = 6;

export function matrixOf(game: string, chain: Chain): readonly MatrixGroup[] {
  const books = chain.books.filter(({ shelf }) => shelf.id === game);
  const shelf = books[0]?.shelf;
  if (!shelf) return [];
  if (books.length > MOST_BOOKS) throw new Error(`matrix.css knows ${String(MOST_BOOKS)} books; ${game} has more.`);
  return shelf.groups.flatMap(([group, heading]) => {
    const rows = Object.entries(shelf.keys)
      .filter(([, spec]) => spec.group === group)
      .map(([key]) => rowOf(key, shelf.question(key), answersTo(key, game, chain)));
    const differing = [...new Set(rows.flatMap((row) => row.differing))].sort();
    return rows.length === 0 ? [] : [{ group, heading, rows, differing }];
  });
}

function rowOf(key: string, question: string, answers: readonly Answer[]): MatrixRow {
  const differing = answers.flatMap((a, i) =>
    answers.flatMap((b, j) => (i < j && a.rule.value !== b.rule.value ? [`${String(i)}${String(j)}`] : [])),
  );
  return { key, question, answers, differing };
}
