import type { Basis } from '../rules/rule-set.ts';

/**
 * By whom we know what a book says. Most old books have not been seen, so that “the book says so” would claim too much:
 * what says so is the summary, the transcription or the modern author through whom we have it.
 */
export interface Voice {
  /** “the modern summary”, “Parlett”, “the transcription”. */
  readonly name: string;
  /** Whether only a part of it has been read: then its silence proves less. */
  readonly isPartial?: boolean;
}

/** What one clause rests on: who reports it, and the page where that is known. */
export interface Report {
  readonly voice: Voice;
  readonly page?: string | undefined;
}

/** `p. 94`, `pp. 2–94`, `pp. 96 ff.`. */
export const printPages = (page: string): string => `${/[–,-]|\bff?\./.test(page) ? 'pp.' : 'p.'} ${page}`;

const printReport = ({ voice: { name }, page }: Report): string =>
  page === undefined ? name : `${name} of ${printPages(page)}`;

/** “so the modern summary of pp. 2–94”; every voice once. */
function sayWho(reports: readonly Report[]): string {
  const first = reports.filter(({ voice }, i) => reports.findIndex((each) => each.voice.name === voice.name) === i);
  return `so ${first.map(printReport).join(' and ')}`;
}

/** “the modern summary is silent”. */
const sayWhoIsSilent = ({ name, isPartial }: Voice): string =>
  `${isPartial === true ? `what we have read of ${name}` : name} is silent`;

/**
 * On what a rule rests, for whoever asks: the one place where it is put in words. The reports are those of its clauses;
 * without any, it is the book that speaks, or is silent.
 */
export function groundsInWords(kind: Basis['kind'], book: Voice, reports: readonly Report[] = []): string {
  if (kind === 'silent') return sayWhoIsSilent(book);
  const who = sayWho(reports.length === 0 ? [{ voice: book }] : reports);
  return kind === 'attested' ? who : `${who}, by way of a reading`;
}
