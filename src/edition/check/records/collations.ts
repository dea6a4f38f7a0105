import type { ContentGraph } from '../../graph/content-graph.ts';
import type { Collation } from '../../library/library.ts';
import { idsOf, netBy } from '../../view/collation.ts';
import { problemsAt, unknownName, type ContentProblem } from '../problem.ts';

/** Reports collations of unknown books, clauses named twice or not at all, and wrong sums. */
export const collationProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.collations.flatMap((collation) => problemsAt(collation, problemsOf(collation, graph)));

function problemsOf(collation: Collation, graph: ContentGraph): readonly string[] {
  const books = collation.books.map((id) =>
    graph.books.find(({ ruleSet, edition }) => ruleSet.id === id && edition.game === collation.game),
  );
  const missing = collation.books.filter((_, i) => !books[i]);
  if (missing.length > 0) return missing.map((id) => `“${collation.game}” has no book “${id}”.`);
  return [
    ...accountProblems(collation, graph),
    ...collation.entries.flatMap((entry) => entryProblems(entry, collation, graph)),
  ];
}

/** Checks that every clause of both books stands in exactly one entry. */
function accountProblems(collation: Collation, { library }: ContentGraph): readonly string[] {
  const named = collation.entries.flatMap((entry) => idsOf(collation, entry).flat());
  const own = [...library.clauses.values()]
    .filter(({ ruleset }) => collation.books.includes(ruleset))
    .map(({ id }) => id);
  const known = new Set<string>(own);
  const twice = new Set(named.filter((id, i) => named.indexOf(id) !== i));
  return [
    ...named.filter((id) => !known.has(id)).map((id) => `names the clause ${unknownName(id, known)}`),
    ...[...twice].map((id) => `names the clause “${id}” twice.`),
    ...own.filter((id) => !named.includes(id)).map((id) => `leaves the clause “${id}” out.`),
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
