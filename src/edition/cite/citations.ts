import { groundsInWords } from '#engine/wording/answers.ts';
import type { Book, ContentGraph } from '../graph/content.ts';
import type { Clause } from '../library/clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { essayPath, stemOfEssay, type Library, type Source } from '../library/library.ts';
import { hrefOf } from '../text/links.ts';
import { groupReadings, REGISTER_TITLE } from '../library/register.ts';
import type { CslItem } from '../library/schemas/sources.ts';
import { cslDay, printDay, siteVersion } from '../graph/history.ts';
import { addressOfVoice, reportOf, sourceOfClause } from '../graph/voices.ts';

/** Container title of the site's pages. */
const SITE = 'Quinola: historical game rules that run';

/** Title of the data as a whole. */
export const DATA_TITLE = 'Quinola: rules, deals and sources of historical games';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface DatedPage {
  readonly title: string;
  readonly URL?: string;
  readonly issued: { readonly 'date-parts': readonly [readonly [year: number, month: number, day: number]] };
}

/** Whether an item is a page of a published version of the site; only those fit the short APA form. */
export const isPage = (item: CslItem): boolean => item['container-title'] === SITE && item['issued'] !== undefined;

const closed = (title: string): string =>
  /[.?!]$/.test(title) ? title : title.endsWith('”') ? `${title.slice(0, -1)}.”` : `${title}.`;

/**
 * APA citation of a page of the site. All have one author and one site, so one sentence is enough; a citation processor
 * takes a thousand times as long.
 */
export function pageLine(page: CslItem): string {
  const { title, URL, issued } = page as unknown as DatedPage;
  const [[year, month, day]] = issued['date-parts'];
  const date = DAY.format(Date.UTC(year, month - 1, day));
  return `Quinola. (${String(year)}, ${date}). ${closed(title)} Quinola: Historical Game Rules That Run.${URL === undefined ? '' : ` ${URL}`}`;
}

/** “known from Wikipedia’s summary of pp. 2–94 (https://…)”, with the address of the text that was read. */
function knownFrom(clause: Clause, { voice, edition }: Book, { library: { sources } }: ContentGraph): string {
  const words = groundsInWords('attested', voice, [reportOf(clause, voice, sources)]);
  const source = sourceOfClause(clause, edition, sources);
  const address = source && addressOfVoice(source, sources);
  return address === undefined ? words : `${words} (${address})`;
}

/**
 * One-line citation of a clause for a footnote: our wording, the book and the text it is known from, and the permanent
 * address if the site has one.
 */
export function plainCitation(clause: Clause, book: Book, graph: ContentGraph, site: string | undefined): string {
  const source = graph.library.sources.find(({ id }) => id === book.edition.source);
  const whence = knownFrom(clause, book, graph);
  const after = source
    ? `, after ${source.title} (${[source.place, source.date].filter(Boolean).join(', ')}), ${whence}`
    : '';
  const { version, made } = siteVersion(graph.library);
  const url = site === undefined ? '' : ` ${site}${hrefOf({ scheme: 'clause', id: clause.id }, '')}`;
  // Single quotation marks within the title, because it stands in double ones.
  const title = book.edition.title.replaceAll('“', '‘').replaceAll('”', '’');
  return `“${title}”, clause ${clause.id} (§${String(clause.number)})${after.replace(/\.$/, '')}. Quinola, version ${version}.${url} (accessed ${printDay(made)}).`;
}

/** A page or text with its own citation files: `/cite/<stem>.bib` and other formats. */
export interface Citable {
  readonly stem: string;
  readonly items: readonly CslItem[];
}

/** All pages and texts with citation files; `site` is the site's full address with a final slash, if it has one. */
export function citables(graph: ContentGraph, site: string | undefined): readonly Citable[] {
  const { library, books } = graph;
  const { version, published, made } = siteVersion(library);
  const page = (id: string, title: string, path: string): CslItem => ({
    id: `quinola-${id}`,
    type: 'webpage',
    author: [{ literal: 'Quinola' }],
    title,
    'container-title': SITE,
    ...(published !== undefined && { issued: cslDay(published) }),
    version,
    ...(site !== undefined && { URL: `${site}${path}` }),
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
        note: `${clause.id}; ${knownFrom(clause, book, graph)}`,
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
    ...library.essays.map((essay) => ({
      stem: stemOfEssay(essay),
      items: [page(stemOfEssay(essay), essay.title, essayPath(essay).slice(1))],
    })),
    ...groupReadings(graph).map(({ scope, title }) => ({
      stem: `readings-${scope}`,
      items: [page(`readings-${scope}`, `${REGISTER_TITLE}: ${title}`, `readings/${scope}/`)],
    })),
    { stem: 'data', items: [{ ...page('data', DATA_TITLE, 'data/'), type: 'dataset' as const }] },
    { stem: 'readings', items: [page('readings', REGISTER_TITLE, 'readings/')] },
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

/** Bibliographic record of a source, with the day on which an online text was visited. */
const recordsOf = ({ citation, looked }: Source, { bibliography }: Library): readonly CslItem[] =>
  bibliography
    .filter(({ id }) => id === citation)
    .map((item) => ('URL' in item ? { ...item, accessed: cslDay(looked) } : item));
