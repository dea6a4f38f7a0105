import type { CslItem } from '../library/schemas/sources.ts';

/** What a page of ours stands in. */
export const SITE = 'Quinola: historical game rules that run';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

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
 * comes down to a sentence, which a processor of styles takes a thousand times as long to find. Undefined where any of them is
 * not ours, or has not been published.
 */
export function pageLines(items: readonly CslItem[]): readonly string[] | undefined {
  if (!items.every((item) => item['container-title'] === SITE && item['issued'] !== undefined)) return undefined;
  return (items as readonly unknown[] as readonly DatedPage[]).map(({ title, URL, issued }, i) => {
    const [[year, month, day]] = issued['date-parts'];
    const which = `${String(year)}${items.length > 1 ? letters(i) : ''}`;
    const date = DAY.format(Date.UTC(year, month - 1, day));
    return `Quinola. (${which}, ${date}). ${closed(title)} Quinola: Historical Game Rules That Run. ${URL}`;
  });
}
