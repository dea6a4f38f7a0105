import type { Basis } from '../rules/rule-set.ts';

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

/** Basis of a rule in words. `reports` are those of its clauses; without any, the book's own voice is used. */
export function groundsInWords(kind: Basis['kind'], book: Voice, reports: readonly Report[] = []): string {
  if (kind === 'silent') return sayWhoIsSilent(book);
  const source = sayKnownFrom(reports.length === 0 ? [{ voice: book }] : reports);
  return kind === 'attested' ? source : `${source}; our reading`;
}
