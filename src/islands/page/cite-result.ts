import { dayAt, sayDay } from './day.ts';

/** Data of a citation of a computed result: what was settled, by which rules, with what result. */
export interface CitedResult {
  /** Title of the deal: “A partie under the basket”. */
  readonly title: string;
  /** Book it is settled by: “Almanach 1785”. */
  readonly book: string;
  /** The reader's changes: question and answer. */
  readonly changes: readonly { readonly question: string; readonly answer: string }[];
  /** Each seat's net in words: “first hand −20”. Empty if nothing was settled. */
  readonly nets: readonly string[];
  /** Plural of the unit: “fiches”. */
  readonly unit: string;
  /** Full address, which holds the record and the changes. */
  readonly address: string;
  /** Version of the site, such as `1.2.0`; undefined if the page does not name it. */
  readonly version: string | undefined;
  readonly accessed: Date;
}

/** One-line citation of a computed result, for a footnote. */
export function citeResult({ title, book, changes, nets, unit, address, version, accessed }: CitedResult): string {
  const changed = changes.map(({ question, answer }) => `${question} ${answer}`).join('; ');
  const rules = `settled by the rules of ${book}${changed === '' ? '' : `, with ${changes.length === 1 ? 'one rule' : 'these rules'} changed (${changed})`}`;
  const sums = nets.length === 0 ? '' : `: ${nets.join(', ')} ${unit}`;
  const site = `Quinola: historical game rules that run${version === undefined ? '' : `, version ${version}`}`;
  return `“${title}”, ${rules}${sums}. ${site}. ${address} (accessed ${sayDay(dayAt(accessed))}).`;
}

/** What a reader's visit adds to a clause's citation. */
interface Visit {
  /** Address of the clause on this page; cited if the citation names no other. */
  readonly address: string;
  readonly day: Date;
  /** The reader's changes to the rules, as in addresses. */
  readonly variation?: string | undefined;
}

/**
 * Citation of a clause for its reader: the day of the visit instead of the build, an address, and the changed rules.
 * `served` is the citation in the page's HTML.
 */
export const citeVisit = (served: string, { address, day, variation }: Visit): string =>
  served.replace(
    / (Quinola, version \S+)(?: (https?:\/\/\S+))? \(accessed [^()]+\)\.$/,
    (_, site: string, own: string = address) =>
      (variation === undefined
        ? ` ${site} ${own}`
        : ` With the changed rules that the address lists. ${site} ${own}&v=${variation}`) +
      ` (accessed ${sayDay(dayAt(day))}).`,
  );

/** Version of the site, from the page's head. */
export const versionOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="citation_version"]')?.content;

/** Heading of the page: the title of its deal. */
export const headingOfPage = (): string => document.querySelector('h1')?.textContent.trim() ?? '';
