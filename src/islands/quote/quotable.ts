import { citeVisit } from '../page/cite-result.ts';

/** A clause as `/quote/<rule set>.json` has it. */
export interface QuotableClause {
  readonly id: string;
  /** Short title of its edition: “Almanach 1785”. */
  readonly book: string;
  /** Printed as §n. */
  readonly number: number;
  /** The site's wording, without notes. */
  readonly words: string;
  /** One-line citation with the source, as served. */
  readonly citation: string;
  /** Path of the clause below the site's root: `/game/book-1785/#book-1785.quinola.forced`. */
  readonly path: string;
}

export const QUOTE_FORMATS = ['text', 'markdown', 'bibtex'] as const;
export type QuoteFormat = (typeof QUOTE_FORMATS)[number];

/** A clause for its reader: with the day of the visit, and a full address. */
export interface Quote extends QuotableClause {
  readonly address: string;
}

/** Makes the quote of a clause on a visit to the site whose root is at `root` (with a final slash). */
export const makeQuote = (clause: QuotableClause, root: string, day: Date): Quote => {
  const address = `${root}${clause.path.slice(1)}`;
  return { ...clause, address, citation: citeVisit(clause.citation, { address, day }) };
};

/** Quotes as plain text: the words of each clause, and below them its citation. */
export const printText = (quotes: readonly Quote[]): string =>
  quotes.map(({ words, citation }) => `${words}\n  ${citation}`).join('\n\n');

/** Characters that Markdown would take for its own at these places. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>]/g, '\\$&');

/** Quotes as Markdown: block quotes, each with its citation and a link. */
export const printMarkdown = (quotes: readonly Quote[]): string =>
  quotes
    .map(
      ({ words, citation, address, book, number }) =>
        `> ${escaped(words).replaceAll('\n', '\n> ')}\n>\n> [${escaped(book)}, §${String(number)}](${address}). ${escaped(citation)}`,
    )
    .join('\n\n');

/** Entries of a BibTeX file by their keys. */
const entriesOf = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .split(/^(?=@)/m)
      .map((entry) => entry.trim())
      .flatMap((entry) => {
        const key = /^@\w+\{([^,]+),/.exec(entry)?.[1];
        return key === undefined ? [] : [[key, entry] as const];
      }),
  );

/** BibTeX files of one book: an entry a clause, and the records of the edition and its source. */
export interface BookFiles {
  readonly clauses: string;
  readonly book: string;
}

/** Quotes as BibTeX: the entry of each clause, then those of the editions and sources they come from. */
export function printBibtex(quotes: readonly Quote[], files: ReadonlyMap<string, BookFiles>): string {
  const rulesets = [...new Set(quotes.map(({ id }) => rulesetOf(id)))];
  const clauses = new Map(rulesets.flatMap((ruleset) => [...entriesOf(files.get(ruleset)?.clauses ?? '')]));
  const sources = new Map(rulesets.flatMap((ruleset) => [...entriesOf(files.get(ruleset)?.book ?? '')]));
  return [...quotes.flatMap(({ id }) => clauses.get(bibtexKey(id)) ?? []), ...sources.values()].join('\n\n');
}

/** Key of a clause’s BibTeX entry, which has no punctuation. */
const bibtexKey = (id: string): string => `quinola${id}`.replaceAll(/[^A-Za-z0-9]/g, '');

/** Rule set of a clause: `book-1785` of `book-1785.quinola.forced`. */
export const rulesetOf = (id: string): string => id.split('.', 1).join('');

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
