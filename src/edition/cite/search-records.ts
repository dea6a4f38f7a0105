import { alsoKnownAs, fold, foldQuery } from '../text/words/fold.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { hrefOf } from '../text/links/links.ts';
import type { Section } from '../text/sections.ts';

/** What can be searched for, in the order in which results are shown. */
export const SEARCH_KINDS = ['game', 'term', 'essay', 'clause', 'deal', 'reading', 'rule', 'source'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One thing to be found. Addresses begin with a slash and leave out the base path. */
export interface SearchRecord {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Where it belongs, for the line under the title. */
  readonly where: string;
  readonly content: string;
  readonly games: readonly string[];
  /** Labels of the books it concerns. */
  readonly books: readonly string[];
  /** What it is called: who asks for just this is led to it first. */
  readonly names?: readonly string[];
}

/** Markdown as its words alone. */
const wordsOf = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('---', '')
    .replaceAll(/[*_`#>|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** An excerpt runs on from one part of a record to the next: each ends as a sentence. */
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
      sectionRecords(essay, `/${essay.game}/history/`, { kind: 'essay', where: 'History', games: [essay.game] }, graph),
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
      names: [term.term, ...term.also],
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
      where: 'Register of readings',
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

/** A page of several sections: one record for its beginning, with what is said of it under its title, and one for each heading. */
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

const gameNames = (ids: readonly string[], { books }: ContentGraph): readonly string[] => [
  ...new Set(
    books.filter(({ gameContent }) => ids.includes(gameContent.id)).map(({ gameContent }) => gameContent.name),
  ),
];

/** Names as a reader's question is folded, in the plural as well. */
const namesAsked = (names: readonly string[]): string[] => [
  ...new Set(names.map(foldQuery).flatMap((name) => [name, `${name}s`])),
];

/** The record as Pagefind takes it: other spellings stand after the words, where excerpts seldom reach. */
export function pagefindRecord(record: SearchRecord): {
  url: string;
  content: string;
  language: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
} {
  const { url, title, where, content, kind, games, books, names = [] } = record;
  const others = alsoKnownAs(`${title} ${content}`).filter((words) => !fold(content).includes(words));
  return {
    url,
    language: 'en',
    content: others.length === 0 ? content : `${content} Also: ${others.join(', ')}.`,
    meta: { title, where },
    filters: { kind: [kind], game: [...games], book: [...books], name: namesAsked(names) },
  };
}
