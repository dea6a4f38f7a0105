import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { printPages } from '#engine/words/voice.ts';
import type { Book, Chain } from './chain.ts';
import type { Clause } from './clauses.ts';
import { SHELVES } from './games.ts';
import { hrefOf } from './links.ts';
import { groupReadings } from './register.ts';
import type { CslItem } from './schemas.ts';

plugins.config.get('@bibtex').format.useIdAsLabel = true;

export const CITE_FORMATS = ['bib', 'ris', 'json', 'txt'] as const;
export type CiteFormat = (typeof CITE_FORMATS)[number];
export const CITE_FORMAT_NAMES: Readonly<Record<CiteFormat, string>> = {
  bib: 'BibTeX',
  ris: 'RIS',
  json: 'CSL',
  txt: 'plain',
};

/** Something with citation files of its own: `/cite/<stem>.bib` and the other formats. */
export interface Citable {
  readonly stem: string;
  readonly items: readonly CslItem[];
}

/** Items as the text of a citation file. */
export function printCitations(items: readonly CslItem[], format: CiteFormat): string {
  if (format === 'json') return `${JSON.stringify(items, null, 2)}\n`;
  const cite = new Cite(items);
  if (format === 'txt')
    return `${cite.format('bibliography', { format: 'text', template: 'apa', lang: 'en-GB', nosort: true }).trim()}\n`;
  return `${cite.format(format === 'bib' ? 'bibtex' : 'ris').trim()}\n`;
}

/** One item as a line of a bibliography, in HTML: italics for titles, and nothing else. */
export const printEntry = (item: CslItem): string =>
  new Cite([item])
    .format('bibliography', { format: 'html', template: 'apa', lang: 'en-GB' })
    .replace(/^[\s\S]*class="csl-entry">/, '')
    .replace(/<\/div>\s*<\/div>\s*$/, '')
    .trim();

/** A clause in one line, for a footnote: our wording, the book it is taken from, and the address that will stay. */
export function plainCitation(clause: Clause, book: Book, chain: Chain, site: string): string {
  const source = chain.library.sources.find(({ id }) => id === book.edition.source);
  const page = clause.page === undefined ? '' : `, ${printPages(clause.page)}`;
  const after = source
    ? `, after ${source.title} (${[source.place, source.date].filter(Boolean).join(', ')})${page}`
    : '';
  return `“${book.edition.title}”, clause ${clause.id} (§${String(clause.number)})${after.replace(/\.$/, '')}. Quinola. ${site}${hrefOf({ scheme: 'clause', id: clause.id }, '')}`;
}

/** Every page and text with citation files; `site` is its full address with a slash at the end. */
export function citables(chain: Chain, site: string): readonly Citable[] {
  const { library, books } = chain;
  const record = (id: string): readonly CslItem[] => library.bibliography.filter((item) => item.id === id);
  const page = (id: string, title: string, path: string): CslItem => ({
    id: `quinola-${id}`,
    type: 'webpage',
    author: [{ literal: 'Quinola' }],
    title,
    'container-title': 'Quinola: historical game rules that run',
    URL: `${site}${path}`,
    language: 'en',
  });
  return [
    ...books.map((book) => ({ stem: book.ruleSet.id, items: [editionItem(book, page), ...sourceItems(book, chain)] })),
    ...books.map((book) => ({
      stem: `${book.ruleSet.id}-clauses`,
      items: book.edition.clauses.map((clause) => ({
        ...page(
          clause.id,
          `${book.edition.title}, §${String(clause.number)}`,
          hrefOf({ scheme: 'clause', id: clause.id }, ''),
        ),
        note: `${clause.id}${clause.page === undefined ? '' : `; source, page ${clause.page}`}`,
      })),
    })),
    ...library.sources.map((source) => ({ stem: `source-${source.id}`, items: record(source.citation) })),
    ...library.deals.map((deal) => ({
      stem: `deal-${deal.game}-${deal.slug}`,
      items: [page(`deal-${deal.game}-${deal.slug}`, deal.title, `${deal.game}/deals/${deal.slug}/`)],
    })),
    ...SHELVES.flatMap(({ id, name }) => [
      { stem: id, items: [page(id, name, `${id}/`)] },
      { stem: `${id}-rules`, items: [page(`${id}-rules`, `${name}: every rule in every source`, `${id}/rules/`)] },
    ]),
    ...library.essays.map(({ game, title }) => ({
      stem: `${game}-history`,
      items: [page(`${game}-history`, title, `${game}/history/`)],
    })),
    ...groupReadings(chain).map(({ scope, title }) => ({
      stem: `readings-${scope}`,
      items: [page(`readings-${scope}`, `Readings: ${title}`, `readings/${scope}/`)],
    })),
    { stem: 'readings', items: [page('readings', 'The register of readings', 'readings/')] },
    { stem: 'glossary', items: [page('glossary', 'Glossary', 'glossary/')] },
    { stem: 'errata', items: [page('errata', 'Errata in the sources', 'errata/')] },
    { stem: 'bibliography', items: library.bibliography },
  ].filter(({ items }) => items.length > 0);
}

const editionItem = ({ edition }: Book, page: (id: string, title: string, path: string) => CslItem): CslItem =>
  page(edition.ruleset, edition.title, `${edition.game}/${edition.ruleset}/`);

function sourceItems({ edition }: Book, { library }: Chain): readonly CslItem[] {
  const citation = library.sources.find(({ id }) => id === edition.source)?.citation;
  return library.bibliography.filter((item) => item.id === citation);
}
