import { listed } from '#engine/kernel/collections.ts';
import { nearest } from '#engine/kernel/result.ts';
import type { ContentGraph } from '../../graph/content.ts';
import type { Clause } from '../../library/clauses.ts';
import type { Library, Source, Collation } from '../../library/library.ts';
import { problemsAt, type ContentProblem, unknownName } from '../problem.ts';
import { idsOf, netBy } from '../../view/collation.ts';

/** Whether some of its own words have been read. */
const isRead = ({ known }: Source): boolean => known.how === 'itself' || known.how === 'transcription';

/** Checks which texts the sources say they come from. */
export function descentProblems(sources: readonly Source[]): readonly ContentProblem[] {
  const ids = sources.map(({ id }) => id);
  return sources.flatMap((source) =>
    source.from.flatMap(({ source: id, lost, game: only, how, sure }, n): readonly ContentProblem[] => {
      const problem = (message: string): readonly ContentProblem[] => problemsAt(source, [message], ['from', n]);
      const parent = sources.find((each) => each.id === id);
      if (id !== undefined && !parent) return problem(`“${source.id}” comes from ${unknownName(id, ids)}`);
      const from = lost ? `the lost “${lost.title}”` : `“${id ?? ''}”`;
      if (how !== 'kin' && (parent ?? lost ?? source).sort >= source.sort)
        return problem(`“${source.id}” cannot come from ${from}, which is not older.`);
      if (parent && !parent.game.some((game) => source.game.includes(game) && (only ?? game) === game))
        return problem(
          `“${source.id}” and ${from} ${only === undefined ? 'have no game' : `do not have “${only}”`} in common.`,
        );
      if (sure === 'compared' && !(isRead(source) && parent && isRead(parent)))
        return problem(`“${source.id}” is said to have been compared with ${from}, but one of them has not been read.`);
      return [];
    }),
  );
}

/** First and last page or year; the last of “308 ff.” is unknown. */
type NumberRange = readonly [first: number, last: number];

/** Reports dates that contradict their sort year, and pages that the source does not have. */
export const sourceProblems = ({ library }: ContentGraph): readonly ContentProblem[] => [
  ...[...library.sources, ...library.editions].flatMap((dated) => problemsAt(dated, whyNotDated(dated), ['sort'])),
  ...library.sources.flatMap((source) =>
    source.from.flatMap(({ lost }, n) =>
      problemsAt(source, lost ? whyNotDated(lost) : [], ['from', n, 'lost', 'sort']),
    ),
  ),
  ...library.editions.flatMap(({ clauses, source }) =>
    clauses.flatMap((clause) => problemsAt(clause, whyNotPage(clause, clause.after ?? source, library))),
  ),
];

/** Years by which the sort year of a text with a vague date may differ from that date. */
const ROUGHLY = 50;
const CENTURY = /(\d{1,2})(?:st|nd|rd|th)[- ]century/g;

/** Years that a date names, first to last; undefined if it names none. */
function yearsOf(date: string): NumberRange | undefined {
  const years = [...date.matchAll(/\b\d{4}\b/g)].map(([year]) => Number(year));
  const centuries = [...date.matchAll(CENTURY)].flatMap(([, n]) => [Number(n) * 100 - 100, Number(n) * 100 - 1]);
  const all = [...years, ...centuries];
  return all.length === 0 ? undefined : [Math.min(...all), Math.max(...all)];
}

/** Checks that `sort`, which orders texts by year, is the year of a plain date or near a vague one. */
function whyNotDated({ date, sort }: { readonly date: string; readonly sort: number }): readonly string[] {
  const years = yearsOf(date);
  if (!years) return [];
  const allowed = /^\d{4}(?:–\d{4})?$/.test(date) ? 0 : ROUGHLY;
  const year = Math.floor(sort);
  return year >= years[0] - allowed && year <= years[1] + allowed
    ? []
    : [`“sort” puts it in ${String(year)}, but its date is “${date}”.`];
}

const PAGES = /^(\d+)(?:–(\d+)| (ff\.))?$/;

function pagesOf(text: string): NumberRange | undefined {
  const [, first, last, on] = PAGES.exec(text) ?? [];
  if (first === undefined) return undefined;
  const span = [Number(first), on === undefined ? Number(last ?? first) : Infinity] as const;
  return span[0] <= span[1] ? span : undefined;
}

/** Checks that a clause names pages of its source (`285, 287–288`), or what the source gives instead of pages. */
function whyNotPage({ id, page }: Clause, source: string, { sources }: Library): readonly string[] {
  const found = sources.find((one) => one.id === source);
  // A source that there is not is reported where it is named.
  if (page === undefined || !found) return [];
  const { pages } = found;
  if (pages === undefined)
    return [`clause “${id}” names a page, and “pages” of the source “${source}” does not say which pages it has.`];
  const [first, last] = pagesOf(pages) ?? [0, -1];
  return page.split(', ').flatMap((part): readonly string[] => {
    if (part === pages) return [];
    const span = pagesOf(part);
    if (!span) return [`clause “${id}” names the page “${part}”; pages are written as “285”, “285–287” or “285 ff.”.`];
    return span[0] >= first && span[1] <= last
      ? []
      : [`clause “${id}” names p. ${part} of “${source}”, which has “${pages}”.`];
  });
}

/** Reports collations of unknown books, clauses named twice or not at all, and wrong sums. */
export const collationProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.collations.flatMap((collation) => problemsOf(collation, graph));

function problemsOf(collation: Collation, graph: ContentGraph): readonly ContentProblem[] {
  const books = collation.books.map((id) =>
    graph.books.find(({ ruleSet, edition }) => ruleSet.id === id && edition.game === collation.game),
  );
  const missing = collation.books.filter((_, i) => !books[i]);
  if (missing.length > 0)
    return problemsAt(
      collation,
      missing.map((id) => `“${collation.game}” has no book “${id}”.`),
      ['books'],
    );
  return [
    ...accountProblems(collation, graph),
    ...collation.entries.flatMap((entry, n) =>
      problemsAt(collation, entryProblems(entry, collation, graph), ['entries', n]),
    ),
  ];
}

/** Checks that every clause of both books stands in exactly one entry. */
function accountProblems(collation: Collation, { library }: ContentGraph): readonly ContentProblem[] {
  const placed = collation.entries.flatMap((entry, n) =>
    idsOf(collation, entry).flatMap((ids, book) =>
      ids.map((id) => ({ id, topic: id.slice(`${collation.books[book] ?? ''}.`.length), n })),
    ),
  );
  const named = placed.map(({ id }) => id);
  const own = [...library.clauses.values()]
    .filter(({ ruleset }) => collation.books.includes(ruleset))
    .map(({ id }) => id);
  const known = new Set<string>(own);
  const misspelt = named.filter((id) => !known.has(id)).map((id) => nearest(id, own));
  const left = own.filter((id) => !named.includes(id) && !misspelt.includes(id));
  const wrong = placed.flatMap(({ topic, id, n }, i) => [
    ...(known.has(id) ? [] : [{ topic, n, message: `names the clause ${unknownName(id, known)}` }]),
    ...(named.indexOf(id) === i ? [] : [{ topic, n, message: `names the clause “${id}” twice.` }]),
  ]);
  return [
    ...wrong
      // A topic of both books is a clause of each, and written once.
      .filter(({ topic, n }, i) => wrong.findIndex((one) => one.topic === topic && one.n === n) === i)
      .flatMap(({ n, message }) => problemsAt(collation, [message], ['entries', n])),
    ...problemsAt(collation, left.length === 0 ? [] : [`leaves out ${listed(left.map((id) => `“${id}”`))}.`], [
      'entries',
    ]),
  ];
}

function entryProblems(
  entry: Collation['entries'][number],
  collation: Collation,
  graph: ContentGraph,
): readonly string[] {
  const [first, second] = idsOf(collation, entry);
  const what = `“${[...first, ...second][0] ?? 'nothing'}”`;
  const problems: string[] = [];
  const sides = entry.verdict === 'leftOut' ? [true, false] : entry.verdict === 'added' ? [false, true] : [true, true];
  if (first.length > 0 !== sides[0] || second.length > 0 !== sides[1])
    problems.push(
      sides[0] && sides[1]
        ? `${what} is ${entry.verdict}, so it needs a clause of each book.`
        : `${what} is ${entry.verdict}, so it may name clauses of the ${sides[0] ? 'first' : 'second'} book only.`,
    );
  if (entry.verdict !== 'same' && entry.note === undefined)
    problems.push(`${what} is ${entry.verdict}, so it must say how.`);
  const taken = second.filter((id) => isTakenFrom(id, collation.books[0], graph));
  if ((entry.verdict === 'supplied') !== taken.length > 0 && entry.verdict !== 'garbled')
    problems.push(
      `${what} is ${entry.verdict}, but its second book ${taken.length > 0 ? 'has' : 'does not have'} it from the first.`,
    );
  if (entry.verdict === 'garbled' && !entry.shown)
    problems.push(`${what} is garbled, so it must show a deal in which that costs money.`);
  return [...problems, ...exampleProblems(entry.shown, collation, graph)];
}

/** Whether an edition takes a clause from the source of the other book. */
function isTakenFrom(id: string, book: string, { library, books }: ContentGraph): boolean {
  const source = books.find(({ ruleSet }) => ruleSet.id === book)?.edition.source;
  return source !== undefined && library.clauses.get(id)?.after === source;
}

/** Checks that the hand-worked sums of a deal are right under each book, and differ. */
function exampleProblems(
  example: Collation['entries'][number]['shown'],
  { books }: Collation,
  graph: ContentGraph,
): readonly string[] {
  if (!example) return [];
  const deal = graph.library.deals.find(({ id }) => id === example.deal);
  if (!deal) return [`shows the deal ${unknownName(example.deal, graph.library.links.deal)}`];
  const problems = ([example.first, example.second] as const).flatMap((by, i) => {
    const book = graph.books.find(({ ruleSet }) => ruleSet.id === books[i]);
    const net = book && netBy(deal, book, by, graph);
    const name = `${example.deal} by ${books[i] ?? ''}`;
    if (!net)
      return [`${name}: there is no reading “${by.reading ?? ''}” with an alternative “${by.alternative ?? ''}”.`];
    const wrong = Object.keys({ ...net, ...by.net }).filter((seat) => net[seat] !== by.net[seat]);
    return wrong.map(
      (seat) => `${name}: ${seat} has ${String(net[seat] ?? 'no account')}, not ${String(by.net[seat] ?? 'none')}.`,
    );
  });
  const differ = Object.entries(example.first.net).some(([seat, sum]) => example.second.net[seat] !== sum);
  return differ
    ? problems
    : [...problems, `${example.deal} is paid in the same way by both books, so it shows no difference.`];
}
