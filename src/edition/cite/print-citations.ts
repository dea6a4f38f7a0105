import { onceFor } from '#engine/kernel/once.ts';
import { capital } from '#engine/words/sentence.ts';
import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import type { CslItem } from '../library/schemas/sources.ts';
import type { Citable } from './citations.ts';
import { isPage, pageLine } from './page-line.ts';
import { printDay, type cslDay } from './site-version.ts';

plugins.config.get('@bibtex').format.useIdAsLabel = true;

/**
 * The style of the APA without a look at the other items: of two pages of one day neither becomes 2026a or 2026b, for each line
 * is cited alone. So all can be printed together, which is quicker than one at a time.
 */
const ALONE = 'apa-alone';
const { styles } = plugins.config.get('@csl');
styles.add(ALONE, styles.get('apa').replaceAll(/ (?:disambiguate-[a-z-]+|givenname-disambiguation-rule)="[^"]*"/g, ''));

export const CITE_FORMATS = ['bib', 'ris', 'json', 'txt'] as const;
export type CiteFormat = (typeof CITE_FORMATS)[number];
export const CITE_FORMAT_NAMES: Readonly<Record<CiteFormat, string>> = {
  bib: 'BibTeX',
  ris: 'RIS',
  json: 'CSL',
  txt: 'plain',
};

/** A file for reference managers, or for people. */
export interface CitationFile {
  readonly stem: string;
  readonly format: CiteFormat;
  readonly text: string;
}

/** All citation files of the site. */
export function citationFiles(citables: readonly Citable[]): readonly CitationFile[] {
  const worksOf = ({ items }: Citable): readonly CslItem[] => items.filter((item) => !isPage(item));
  const works = linesOf(citables.flatMap(worksOf)).values();
  return citables.flatMap(({ stem, items }) => {
    const lines = items.map((item) => (isPage(item) ? pageLine(item) : (works.next().value ?? '')));
    return CITE_FORMATS.map((format) => ({ stem, format, text: printCitations(items, format, lines) }));
  });
}

/** Items as the text of a citation file; `made` are its lines in plain words, where they have been made already. */
export function printCitations(items: readonly CslItem[], format: CiteFormat, made?: readonly string[]): string {
  if (format === 'json') return `${JSON.stringify(items, null, 2)}\n`;
  if (format === 'txt') {
    const lines = made ?? linesOf(items);
    return `${lines.map((words, i) => [words, ...visitOf(items[i])].join(' ')).join('\n')}\n`;
  }
  // Neither format has a place for the version that its readers keep, and BibTeX none for the visit: a note holds both.
  const noted = new Cite(
    items.map((item) => ({ ...item, note: [item['note'], ...visitOf(item)].filter(Boolean).join('; ') || undefined })),
  );
  if (format === 'bib') return `${noted.format('bibtex').trim()}\n`;
  const ids = items.map(({ id }) => id).values();
  return `${noted
    .format('ris')
    .replaceAll(/^M1( {2}- \d{4}\/\d{2}\/\d{2}\/)$/gm, 'Y2$1')
    // The plugin cuts an id at twenty letters, and so those of one book would all be the same.
    .replaceAll(/^ID {2}- .*$/gm, () => `ID  - ${ids.next().value ?? ''}`)
    .trim()}\n`;
}

/** “Version 1.1.0, accessed 22 November 2026.” Nothing for a book. */
function visitOf(item: CslItem | undefined): readonly string[] {
  const { version, accessed } = (item ?? {}) as {
    readonly version?: string;
    readonly accessed?: ReturnType<typeof cslDay>;
  };
  const day = accessed?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0')).join('-');
  const said = [
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(day === undefined ? [] : [`accessed ${printDay(day)}`]),
  ];
  const words = said.join(', ');
  return words === '' ? [] : [`${capital(words)}.`];
}

/** Items as a bibliography, in their order. One may stand there twice, and so each has a number for its id. */
const inStyle = (items: readonly CslItem[], format: 'text' | 'html'): string =>
  new Cite(items.map((item, i) => ({ ...item, id: String(i) }))).format('bibliography', {
    format,
    template: ALONE,
    lang: 'en-GB',
    nosort: true,
  });

function linesOf(items: readonly CslItem[]): readonly string[] {
  const lines = items.length === 0 ? [] : inStyle(items, 'text').trim().split('\n');
  if (lines.length !== items.length)
    throw new Error(`${String(items.length)} citations came out as ${String(lines.length)} lines.`);
  return lines;
}

/** All of them are made when the first is asked for. */
const entriesOf = onceFor((bibliography: readonly CslItem[]) =>
  [...inStyle(bibliography, 'html').matchAll(/class="csl-entry">(.*)<\/div>$/gm)].map(([, entry = '']) => entry.trim()),
);

/** One item of a bibliography in HTML: italics for titles, and nothing else. */
export const printEntry = (item: CslItem, bibliography: readonly CslItem[]): string =>
  entriesOf(bibliography)[bibliography.indexOf(item)] ?? '';
