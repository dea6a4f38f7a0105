import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { capital } from '#engine/wording/sentence.ts';
import { Cite, plugins } from '@citation-js/core';
import type { CslItem } from '../library/schemas/sources.ts';
import { type Citable, isPage, pageLine } from './citations.ts';
import { printDay, type cslDay } from '../graph/history.ts';

plugins.config.get('@bibtex').format.useIdAsLabel = true;

/**
 * APA style for items cited alone. It does not compare items, so two pages of one day do not become 2026a and 2026b, and
 * all items can be printed in one call, which is quicker. It leaves out “Retrieved … from”: `visitOf` gives the day of
 * access, and the bibliography has none.
 */
const ALONE = 'apa-alone';
const { styles } = plugins.config.get('@csl');
styles.add(
  ALONE,
  styles
    .get('apa')
    .replaceAll(/ (?:disambiguate-[a-z-]+|givenname-disambiguation-rule)="[^"]*"/g, '')
    .replace(/<choose><if match="none" variable="issued status"><text term="retrieved".*?<\/if><\/choose>/s, ''),
);

export const CITE_FORMATS = ['bib', 'ris', 'json', 'txt'] as const;
export type CiteFormat = (typeof CITE_FORMATS)[number];
export const CITE_FORMAT_NAMES: Readonly<Record<CiteFormat, string>> = {
  bib: 'BibTeX',
  ris: 'RIS',
  json: 'CSL',
  txt: 'plain',
};

/** A citation file, for reference managers or for people. */
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

/** Text of a citation file; `made` are its plain lines, if already made. */
export function printCitations(items: readonly CslItem[], format: CiteFormat, made?: readonly string[]): string {
  if (format === 'json') return `${JSON.stringify(items, null, 2)}\n`;
  if (format === 'txt') {
    const lines = made ?? linesOf(items);
    return `${lines.map((words, i) => [words, ...visitOf(items[i])].join(' ')).join('\n')}\n`;
  }
  // Neither BibTeX nor RIS has a field for an uncertain date or a version, and BibTeX has none for the day of access, so
  // a note holds them.
  const noted = items.map((item) => ({
    ...item,
    note: [...dateOf(item), item['note'], ...visitOf(item)].filter(Boolean).join('; ') || undefined,
  }));
  return format === 'bib' ? printBibtex(noted) : printRis(noted);
}

/** Site that a page belongs to; undefined for a book or part of one. */
const siteOf = ({ type, 'container-title': site }: CslItem): string | undefined =>
  type === 'webpage' && typeof site === 'string' ? site : undefined;

/**
 * BibTeX has no field for the site of a page, so it goes into `publisher`, which reference managers read, and
 * `howpublished`, which BibTeX prints. Part of a work becomes an `inbook` in the plugin, for which BibTeX would not print
 * the work.
 */
function printBibtex(items: readonly CslItem[]): string {
  const named = items.map((item) => ({ ...item, publisher: item['publisher'] ?? siteOf(item) }));
  const text = new Cite(named).format('bibtex').trim();
  return `${text
    .replaceAll(/^@inbook\{/gm, '@incollection{')
    .replaceAll(/^(@misc\{(?:(?!^\}).)*?)^\tpublisher = (.*)$/gms, '$1\thowpublished = $2\n\tpublisher = $2')}\n`;
}

/** RIS record from the plugin: two-letter tags, `TY` first. */
type RisRecord = Readonly<Record<string, string | readonly string[]>>;

/** Prints each field on one line. The plugin's own text breaks lines after 70 letters, within words. */
function printRis(items: readonly CslItem[]): string {
  // The plugin merges the day of access with a magazine's number and drops the particles of names.
  const plain = items.map((item) => withWholeNames({ ...item, accessed: undefined, issue: undefined }));
  const records = new Cite(plain).format('ris', { format: 'object' });
  const printRecord = (record: RisRecord, i: number): string => {
    const { TY = 'GEN', ...fields } = record;
    const item = items[i];
    const site = item && siteOf(item);
    const visit = item && accessedOf(item);
    const issue = item?.['issue'];
    const all: RisRecord = {
      ...fields,
      // The plugin cuts ids at twenty letters, which would give all clauses of a book the same id.
      ID: item?.id ?? [],
      ...(typeof issue === 'string' && { IS: issue }),
      ...(visit !== undefined && { Y2: `${visit.replaceAll('-', '/')}/` }),
      ...(site !== undefined && { T2: site }),
    };
    const lines = Object.entries(all).flatMap(([tag, value]) =>
      [value].flat().map((text) => `${tag}  - ${text.replaceAll(/\s+/g, ' ')}`),
    );
    return [`TY  - ${[TY].flat().join('')}`, ...lines, 'ER  - '].join('\n');
  };
  return `${records.map(printRecord).join('\n').trim()}\n`;
}

interface Name {
  readonly family?: string;
  readonly 'non-dropping-particle'?: string;
}

/** Puts the particle of each name before the family name: “Le Rond d’Alembert”. */
const withWholeNames = (item: CslItem): CslItem =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => [
      field,
      field === 'author' || field === 'editor'
        ? (value as readonly Name[]).map(({ 'non-dropping-particle': particle, ...name }) => ({
            ...name,
            ...(particle !== undefined && { family: [particle, name.family].join(' ') }),
          }))
        : value,
    ]),
  ) as CslItem;

/** “Dated c. 1847”, “Dated 1872–1877”: a date that is more than a year; empty if the year says all. */
function dateOf({ issued }: CslItem): readonly string[] {
  const { circa, 'date-parts': days = [] } = (issued ?? {}) as {
    readonly circa?: boolean;
    readonly 'date-parts'?: readonly (readonly number[])[];
  };
  if (circa !== true && days.length < 2) return [];
  return [`Dated ${circa === true ? 'c. ' : ''}${days.map(([year]) => String(year)).join('–')}`];
}

/** Day on which an online text was visited, such as 2026-11-22; undefined for a book. */
function accessedOf(item: CslItem | undefined): string | undefined {
  const { accessed } = (item ?? {}) as { readonly accessed?: ReturnType<typeof cslDay> };
  return accessed?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0')).join('-');
}

/** “Version 1.1.0, accessed 22 November 2026.” Empty for a book. */
function visitOf(item: CslItem | undefined): readonly string[] {
  const { version } = (item ?? {}) as { readonly version?: string };
  const day = accessedOf(item);
  const said = [
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(day === undefined ? [] : [`accessed ${printDay(day)}`]),
  ];
  const words = said.join(', ');
  return words === '' ? [] : [`${capital(words)}.`];
}

/** Bibliography of the items in their order. Items are numbered, because one may occur twice. */
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

/** Prints all entries at the first call. */
const entriesOf = memoizeByIdentity((bibliography: readonly CslItem[]) =>
  [...inStyle(bibliography, 'html').matchAll(/class="csl-entry">(.*)<\/div>$/gm)].map(([, entry = '']) => entry.trim()),
);

/** One item of a bibliography as HTML, with italics for titles. */
export const printCslItem = (item: CslItem, bibliography: readonly CslItem[]): string =>
  entriesOf(bibliography)[bibliography.indexOf(item)] ?? '';
