import type { CslItem } from '../library/schemas/sources.ts';

/** What a page of ours stands in. */
export const SITE = 'Quinola: historical game rules that run';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface DatedPage {
  readonly title: string;
  readonly URL: string;
  readonly issued: { readonly 'date-parts': readonly [readonly [year: number, month: number, day: number]] };
}

/** A page of a version that has been published; of any other the style says more than one sentence does. */
export const isPage = (item: CslItem): boolean => item['container-title'] === SITE && item['issued'] !== undefined;

const closed = (title: string): string =>
  /[.?!]$/.test(title) ? title : title.endsWith('”') ? `${title.slice(0, -1)}.”` : `${title}.`;

/**
 * A page of ours in the style of the APA: always of one author and one site, so that the style comes down to a sentence, which
 * a processor of styles takes a thousand times as long to find.
 */
export function pageLine(page: CslItem): string {
  const { title, URL, issued } = page as unknown as DatedPage;
  const [[year, month, day]] = issued['date-parts'];
  const date = DAY.format(Date.UTC(year, month - 1, day));
  return `Quinola. (${String(year)}, ${date}). ${closed(title)} Quinola: Historical Game Rules That Run. ${URL}`;
}
