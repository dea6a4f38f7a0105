import { groundsInWords } from '#engine/words/voice.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import type { Clause } from '../library/clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import type { Library, Source } from '../library/library.ts';
import { hrefOf } from '../text/links/links.ts';
import { groupReadings } from '../library/register.ts';
import type { CslItem } from '../library/schemas/sources.ts';
import { SITE } from './page-line.ts';
import { cslDay, printDay, siteVersion } from './site-version.ts';
import { reportOf } from '../graph/voices.ts';

/** “so the modern summary of pp. 2–94”. */
const whenceOf = (clause: Clause, { voice }: Book, { library }: ContentGraph): string =>
  groundsInWords('attested', voice, [reportOf(clause, voice, library.sources)]);

/** A clause in one line, for a footnote: our wording, the book and through whom we know it, and the address that will stay. */
export function plainCitation(clause: Clause, book: Book, graph: ContentGraph, site: string): string {
  const source = graph.library.sources.find(({ id }) => id === book.edition.source);
  const whence = whenceOf(clause, book, graph);
  const after = source
    ? `, after ${source.title} (${[source.place, source.date].filter(Boolean).join(', ')}), ${whence}`
    : '';
  const { version, made } = siteVersion(graph.library.root);
  const url = `${site}${hrefOf({ scheme: 'clause', id: clause.id }, '')}`;
  return `“${book.edition.title}”, clause ${clause.id} (§${String(clause.number)})${after.replace(/\.$/, '')}. Quinola, version ${version}. ${url} (accessed ${printDay(made)}).`;
}

/** Something with citation files of its own: `/cite/<stem>.bib` and the other formats. */
export interface Citable {
  readonly stem: string;
  readonly items: readonly CslItem[];
}

/** Every page and text with citation files; `site` is its full address with a slash at the end. */
export function citables(graph: ContentGraph, site: string): readonly Citable[] {
  const { library, books } = graph;
  const { version, published, made } = siteVersion(library.root);
  const page = (id: string, title: string, path: string): CslItem => ({
    id: `quinola-${id}`,
    type: 'webpage',
    author: [{ literal: 'Quinola' }],
    title,
    'container-title': SITE,
    ...(published !== undefined && { issued: cslDay(published) }),
    version,
    URL: `${site}${path}`,
    accessed: cslDay(made),
    language: 'en',
  });
  return [
    ...books.map((book) => ({ stem: book.ruleSet.id, items: [editionItem(book, page), ...sourceItems(book, graph)] })),
    ...books.map((book) => ({
      stem: `${book.ruleSet.id}-clauses`,
      items: book.edition.clauses.map((clause) => ({
        ...page(
          clause.id,
          `${book.edition.title}, §${String(clause.number)}`,
          hrefOf({ scheme: 'clause', id: clause.id }, ''),
        ),
        note: `${clause.id}; ${whenceOf(clause, book, graph)}`,
      })),
    })),
    ...library.sources.map((source) => ({ stem: `source-${source.id}`, items: recordsOf(source, library) })),
    ...library.deals.map((deal) => ({
      stem: `deal-${deal.game}-${deal.slug}`,
      items: [page(`deal-${deal.game}-${deal.slug}`, deal.title, `${deal.game}/deals/${deal.slug}/`)],
    })),
    ...GAME_CONTENTS.flatMap(({ id, name }) => [
      { stem: id, items: [page(id, name, `${id}/`)] },
      { stem: `${id}-rules`, items: [page(`${id}-rules`, `${name}: every rule in every source`, `${id}/rules/`)] },
    ]),
    ...library.collations.map(({ game, slug, title }) => ({
      stem: `collation-${slug}`,
      items: [page(`collation-${slug}`, title, `${game}/collation/${slug}/`)],
    })),
    ...library.essays.map(({ game, title }) => ({
      stem: `${game}-history`,
      items: [page(`${game}-history`, title, `${game}/history/`)],
    })),
    ...groupReadings(graph).map(({ scope, title }) => ({
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

function sourceItems({ edition }: Book, { library }: ContentGraph): readonly CslItem[] {
  const source = library.sources.find(({ id }) => id === edition.source);
  return source ? recordsOf(source, library) : [];
}

/** The record of a source; what stands on line was there on the day we looked. */
const recordsOf = ({ citation, looked }: Source, { bibliography }: Library): readonly CslItem[] =>
  bibliography
    .filter(({ id }) => id === citation)
    .map((item) => ('URL' in item ? { ...item, accessed: cslDay(looked) } : item));
