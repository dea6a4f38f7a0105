import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printPlace } from '#engine/ledger/place.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { asRecorded } from '../deals/judged-deals.ts';
import { filesBelow } from '../library/library.ts';
import { plateOf } from '../view/plates.ts';
import { didYouMean, type ContentProblem } from './problem.ts';

const PLATE = /<Plate\b([^>]*)\/>/g;
const ATTRIBUTE = /\b(clause|deal|at)="([^"]*)"/g;

/** Plates that an editor asks for and that show nothing: of no deal, at no step of it, of a clause that no deal shows. */
export const plateProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  filesBelow(join(graph.library.root, 'content'), /\.mdx$/).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(PLATE)].flatMap(({ 1: attributes = '', index }): readonly ContentProblem[] => {
      const message = whyNotPlate(
        Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value])),
        graph,
      );
      const file = relative(graph.library.root, path).replaceAll('\\', '/');
      return message === undefined
        ? []
        : [{ file, line: text.slice(0, index).split('\n').length, message: `<Plate> ${message}` }];
    });
  });

/** What is wrong with a plate, as the end of a sentence. */
export function whyNotPlate(
  { clause, deal: id, at }: Readonly<Record<string, string>>,
  graph: ContentGraph,
): string | undefined {
  const { library, books } = graph;
  if (clause !== undefined && !library.clauses.has(clause))
    return `names the clause “${clause}”, which there is not.${didYouMean(clause, library.clauses.keys())}`;
  if (id === undefined) {
    if (clause === undefined) return 'must name a clause, or a deal and a step of it.';
    const book = books.find(({ ruleSet }) => ruleSet.id === library.clauses.get(clause)?.ruleset);
    return book && plateOf(clause, book, graph)
      ? undefined
      : `names the clause “${clause}”, which no deal of its book shows.`;
  }
  const deal = library.deals.find((one) => one.id === id);
  if (!deal) {
    const ids = library.deals.map((one) => one.id);
    return `names the deal “${id}”, which there is not.${didYouMean(id, ids)}`;
  }
  const book = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset);
  const judged = book && asRecorded(deal, book.gameContent);
  const steps = judged?.frames.map((frame) => printPlace(frame.at)) ?? [];
  if (at === undefined || !steps.includes(at))
    return `stands at “${at ?? ''}” of “${id}”, which has no such step.${didYouMean(at ?? '', steps)}`;
  if (clause === undefined) return undefined;
  const keys = new Set(book?.keysOf.get(clause));
  const step = steps.indexOf(at);
  const paid = judged?.entries.slice(judged.frames[step - 1]?.entries ?? 0, judged.frames[step]?.entries ?? 0) ?? [];
  return paid.some((entry) => entry.keys.some((key) => keys.has(key)))
    ? undefined
    : `stands at “${at}” of “${id}”, where nothing is paid by “${clause}”.`;
}
