import type { BookFiles, QuotableClause } from './quotable.ts';

/** What the page of quotations needs of one book. */
export interface QuotableBook extends BookFiles {
  readonly ruleset: string;
  /** In the order of the edition. */
  readonly quotable: readonly QuotableClause[];
}

/** Books already asked for, by rule set: a file is loaded once a visit. */
const loaded = new Map<string, QuotableBook>();

async function load(path: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
  return answer;
}

/** Loads the clauses and citation files of some books, by rule set. Rejects if one of them cannot be loaded. */
export async function loadBooks(
  rulesets: readonly string[],
  base: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, QuotableBook>> {
  const books = await Promise.all(
    rulesets.map(async (ruleset) => {
      const before = loaded.get(ruleset);
      if (before) return before;
      const [quotable, clauses, book] = await Promise.all([
        load(`${base}quote/${ruleset}.json`, signal).then(
          async (file) => (await file.json()) as readonly QuotableClause[],
        ),
        load(`${base}cite/${ruleset}-clauses.bib`, signal).then((file) => file.text()),
        load(`${base}cite/${ruleset}.bib`, signal).then((file) => file.text()),
      ]);
      const made = { ruleset, quotable, clauses, book };
      loaded.set(ruleset, made);
      return made;
    }),
  );
  return new Map(books.map((book) => [book.ruleset, book]));
}
