import { alsoKnownAs, fold, foldQuery } from '../text/words/fold.ts';
import type { ContentGraph } from '../graph/content.ts';
import { essayPath } from '../library/library.ts';
import { REGISTER_TITLE } from '../library/register.ts';
import { hrefOf } from '../text/links.ts';
import type { Section } from '../text/mdx-tree.ts';

/** Kinds of search results, in the order shown. */
export const SEARCH_KINDS = [
  'game',
  'book',
  'term',
  'essay',
  'clause',
  'deal',
  'reading',
  'rule',
  'payments',
  'source',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One search result. Addresses begin with a slash and leave out the base path. */
export interface SearchRecord {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Part of the site it belongs to, for the line under the title. */
  readonly where: string;
  readonly content: string;
  readonly games: readonly string[];
  /** Labels of the books it concerns. */
  readonly books: readonly string[];
  /** Names: an exact query for one ranks this record first. */
  readonly names?: readonly string[];
  /** Alternative names: an exact query for one ranks this record after those whose name it is. */
  readonly otherNames?: readonly string[];
}

/** Plain words of a Markdown text. */
const wordsOf = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('---', '')
    .replaceAll(/[*_`#>|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Ends a text as a sentence, because an excerpt may run on into the next part of the record. */
const ended = (words: string): string => (/[.?!:]$/.test(words) ? words : `${words}.`);

export function searchRecords(graph: ContentGraph): readonly SearchRecord[] {
  const { library, books } = graph;
  const label = (id: string): string => books.find(({ ruleSet }) => ruleSet.id === id)?.edition.short ?? id;
  const bookOfSource = (id: string | undefined): readonly string[] =>
    books.filter(({ edition }) => edition.source === id).map(({ edition }) => edition.short);
  return [
    ...library.games.flatMap((game) =>
      sectionRecords(game, `/${game.game}/`, { kind: 'game', where: 'How it is played', games: [game.game] }, graph),
    ),
    ...library.essays.flatMap((essay) =>
      sectionRecords(
        essay,
        essayPath(essay),
        { kind: 'essay', where: essay.about === 'history' ? 'History' : 'In the long run', games: [essay.game] },
        graph,
      ),
    ),
    ...library.collations.map(({ game, slug, title, lede, intro, books: pair, entries }): SearchRecord => ({
      url: `/${game}/collation/${slug}/`,
      kind: 'essay',
      title,
      where: 'Collation',
      content: [ended(lede), intro, ...entries.flatMap(({ note }) => note ?? [])].map(wordsOf).join(' '),
      games: gameNames([game], graph),
      books: pair.map(label),
    })),
    ...books.map(({ edition, gameContent }): SearchRecord => ({
      url: `/${gameContent.id}/${edition.ruleset}/`,
      kind: 'book',
      title: edition.title,
      where: edition.date,
      content: [edition.short, edition.title, edition.lede].map(wordsOf).map(ended).join(' '),
      games: [gameContent.name],
      books: [edition.short],
      names: namesOfEdition(edition, gameContent.name),
    })),
    ...books.flatMap(({ edition, gameContent }) =>
      edition.clauses.map((clause): SearchRecord => ({
        url: hrefOf({ scheme: 'clause', id: clause.id }),
        kind: 'clause',
        title: `${edition.short}, §${String(clause.number)}: ${clause.section}`,
        where: edition.title,
        content: [clause.text, ...clause.notes].join(' '),
        games: [gameContent.name],
        books: [edition.short],
      })),
    ),
    ...library.terms.map((term): SearchRecord => ({
      url: hrefOf({ scheme: 'term', id: term.slug }),
      kind: 'term',
      title: term.term,
      where: 'Glossary',
      content: [[term.term, ...term.also].join(', '), ...term.senses.map(({ says }) => wordsOf(says))]
        .map(ended)
        .join(' '),
      games: gameNames(term.games, graph),
      books: term.senses.flatMap(({ source }) => bookOfSource(source)),
      names: [term.term],
      otherNames: term.also,
    })),
    ...library.deals.map((deal): SearchRecord => ({
      url: hrefOf({ scheme: 'deal', id: deal.id }),
      kind: 'deal',
      title: deal.title,
      where: label(deal.ruleset),
      content: [ended(deal.title), deal.lede, ...deal.annotations.map(({ text }) => text)].map(wordsOf).join(' '),
      games: gameNames([deal.game], graph),
      books: [label(deal.ruleset)],
    })),
    ...library.sessions.map((session): SearchRecord => ({
      url: hrefOf({ scheme: 'session', id: session.id }),
      kind: 'deal',
      title: session.title,
      where: label(session.ruleset),
      content: [ended(session.title), session.lede].map(wordsOf).join(' '),
      games: gameNames([session.game], graph),
      books: [label(session.ruleset)],
    })),
    ...[...library.readings.values()].map((reading): SearchRecord => ({
      url: hrefOf({ scheme: 'reading', id: reading.id }),
      kind: 'reading',
      title: reading.question,
      where: REGISTER_TITLE,
      content: [reading.default.says, ...reading.alternatives.map(({ says }) => says), reading.evidence]
        .map(wordsOf)
        .join(' '),
      games: [],
      books: books.filter(({ ruleSet }) => ruleSet.id === reading.scope).map(({ edition }) => edition.short),
    })),
    ...[...new Set(books.map(({ gameContent }) => gameContent))].flatMap((gameContent) =>
      Object.keys(gameContent.keys).map((key): SearchRecord => ({
        url: `/${gameContent.id}/rules/${key}/`,
        kind: 'rule',
        title: gameContent.question(key),
        where: `${gameContent.name}: every book’s answer`,
        content: `${gameContent.question(key)} ${key.replaceAll('.', ' ')}`,
        games: [gameContent.name],
        books: [],
      })),
    ),
    ...books
      .filter(({ gameContent }) => gameContent.tools.regulate !== undefined)
      .map(({ edition, gameContent, ruleSet }): SearchRecord => ({
        url: `/regulator/payments/${ruleSet.id}/`,
        kind: 'payments',
        title: `${edition.short}: what is paid`,
        where: 'Table of payments',
        content: `Table of payments. Who pays whom, and how much, at ${gameContent.name} by the rules of ${edition.title}: each sum with its clause.`,
        games: [gameContent.name],
        books: [edition.short],
        otherNames: ['who pays whom', 'what it pays', 'payment', 'table of payments', 'tables of payments'],
      })),
    ...library.sources.map((source): SearchRecord => ({
      url: hrefOf({ scheme: 'source', id: source.id }),
      kind: 'source',
      title: source.title,
      where: source.date,
      content: [source.author ?? '', source.seen, source.notes ?? ''].map(wordsOf).join(' '),
      games: gameNames(source.game, graph),
      books: bookOfSource(source.id),
    })),
  ];
}

/** Records of a page with sections: one for its beginning, with the text under its title, and one for each heading. */
const sectionRecords = (
  { title, lede, sections }: { readonly title: string; readonly lede: string; readonly sections: readonly Section[] },
  url: string,
  of: Pick<SearchRecord, 'kind' | 'where' | 'games'>,
  graph: ContentGraph,
): readonly SearchRecord[] =>
  sections.map(({ id, heading, text }) => ({
    ...of,
    url: id === undefined ? url : `${url}#${id}`,
    title: heading === undefined ? title : `${title}: ${heading}`,
    names: id === undefined && of.kind === 'game' ? [title] : [],
    games: gameNames(of.games, graph),
    content: [ended(`${title}${heading === undefined ? '' : `: ${heading}`}`), heading === undefined ? lede : '', text]
      .map(wordsOf)
      .join(' '),
    books: [],
  }));

/**
 * Names of an edition: `Almanach 1785`, `Almanach`, `1785` and the title. A name that is also the game's belongs to the
 * game.
 */
function namesOfEdition({ short, title }: { readonly short: string; readonly title: string }, game: string): string[] {
  const words = short.split(' ');
  const year = words.filter((word) => /^\d{4}$/.test(word));
  const name = words.filter((word) => !year.includes(word)).join(' ');
  return [short, title, ...year, ...(name === game ? [] : [name])];
}

const gameNames = (ids: readonly string[], { books }: ContentGraph): readonly string[] => [
  ...new Set(
    books.filter(({ gameContent }) => ids.includes(gameContent.id)).map(({ gameContent }) => gameContent.name),
  ),
];

/** Names folded like a reader's query, with plurals. */
const namesAsked = (names: readonly string[]): string[] => [
  ...new Set(names.map(foldQuery).flatMap((name) => [name, `${name}s`])),
];

/**
 * Record in Pagefind's format. Alternative spellings follow the words, where excerpts seldom reach. `place` is its index
 * among all records and orders records of the same name within a kind.
 */
export function pagefindRecord(
  record: SearchRecord,
  place: number,
): {
  url: string;
  content: string;
  language: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
  sort: Record<string, string>;
} {
  const { url, title, where, content, kind, games, books, names = [], otherNames = [] } = record;
  const others = alsoKnownAs(`${title} ${content}`).filter((words) => !fold(content).includes(words));
  return {
    url,
    language: 'en',
    content: others.length === 0 ? content : `${content} Also: ${others.join(', ')}.`,
    meta: { title, where },
    filters: {
      kind: [kind],
      game: [...games],
      book: [...books],
      name: namesAsked(names),
      otherName: namesAsked(otherNames),
    },
    sort: { place: String(SEARCH_KINDS.indexOf(kind) * 1_000_000 + place) },
  };
}
