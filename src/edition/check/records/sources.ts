import type { ContentGraph } from '../../graph/content-graph.ts';
import type { Clause } from '../../library/clauses.ts';
import type { Library, Source } from '../../library/library.ts';
import { problemsAt, type ContentProblem, unknownName } from '../problem.ts';

/** Whether some of its own words have been read. */
const isRead = ({ known }: Source): boolean => known.how === 'itself' || known.how === 'transcription';

/** Checks which texts the sources say they come from. */
export function descentProblems(sources: readonly Source[]): readonly ContentProblem[] {
  const ids = sources.map(({ id }) => id);
  return sources.flatMap((source) =>
    source.from.flatMap(({ source: id, lost, game: only, how, sure }): readonly ContentProblem[] => {
      const problem = (message: string): readonly ContentProblem[] => problemsAt(source, [message]);
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
type Span = readonly [first: number, last: number];

/** Reports dates that contradict their sort year, and pages that the source does not have. */
export const sourceProblems = ({ library }: ContentGraph): readonly ContentProblem[] => [
  ...[...library.sources, ...library.editions].flatMap((dated) => problemsAt(dated, whyNotDated(dated))),
  ...library.sources.flatMap((source) =>
    problemsAt(
      source,
      source.from.flatMap(({ lost }) => (lost ? whyNotDated(lost) : [])),
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
function yearsOf(date: string): Span | undefined {
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

function pagesOf(text: string): Span | undefined {
  const [, first, last, on] = PAGES.exec(text) ?? [];
  if (first === undefined) return undefined;
  const span = [Number(first), on === undefined ? Number(last ?? first) : Infinity] as const;
  return span[0] <= span[1] ? span : undefined;
}

/** Checks that a clause names pages of its source (`285, 287–288`), or what the source gives instead of pages. */
function whyNotPage({ id, page }: Clause, source: string, { sources }: Library): readonly string[] {
  const pages = sources.find((one) => one.id === source)?.pages;
  if (page === undefined) return [];
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
