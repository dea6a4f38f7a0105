import type { CslItem } from '../library/schemas/sources.ts';

/** What a page of ours stands in. */
export const SITE = 'Quinola: historical game rules that run';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** A page of a version that has been published; of any other the style says more than one sentence does. */
export const isPage = (item: CslItem): boolean => item['container-title'] === SITE && item['issued'] !== undefined;

interface DatedPage {
  readonly title: string;
  readonly URL: string;
  readonly issued: { readonly 'date-parts': readonly [readonly [year: number, month: number, day: number]] };
}

/** 0 → a, 25 → z, 26 → aa. */
const letters = (n: number): string =>
  `${n < 26 ? '' : letters(Math.floor(n / 26) - 1)}${String.fromCharCode(97 + (n % 26))}`;

const closed = (title: string): string =>
  /[.?!]$/.test(title) ? title : title.endsWith('”') ? `${title.slice(0, -1)}.”` : `${title}.`;

/**
 * Pages of ours in the style of the APA, as they stand in one list: of one author, one site and one day, so that the style
 * comes down to a sentence, which a processor of styles takes a thousand times as long to find.
 */
export const pageLines = (pages: readonly CslItem[]): readonly string[] =>
  (pages as readonly unknown[] as readonly DatedPage[]).map(({ title, URL, issued }, i) => {
    const [[year, month, day]] = issued['date-parts'];
    const which = `${String(year)}${pages.length > 1 ? letters(i) : ''}`;
    const date = DAY.format(Date.UTC(year, month - 1, day));
    return `Quinola. (${which}, ${date}). ${closed(title)} Quinola: Historical Game Rules That Run. ${URL}`;
  });
