import type { ContentGraph } from '../../graph/content-graph.ts';
import { whyNotPlate } from './plates.ts';
import { problemsAt, type ContentProblem } from '../problem.ts';

/** Plates asked for beside a text, not in it, that show nothing: the first deal of a game’s page, a sense of the glossary. */
export const askedPlateProblems = (graph: ContentGraph): readonly ContentProblem[] => [
  ...startProblems(graph),
  ...graph.library.terms.flatMap((term) =>
    term.senses.flatMap(({ plate }) => {
      const why = plate && whyNotPlate(plate as Readonly<Record<string, string>>, graph);
      return problemsAt(term, why === undefined ? [] : [`The plate of “${term.term}” ${why}`]);
    }),
  ),
];

const startProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.games.flatMap((page) => {
    const { game, start } = page;
    if (!start) return [];
    const why = start.deal.startsWith(`${game}/`)
      ? whyNotPlate({ deal: start.deal, at: start.at }, graph)
      : `names the deal “${start.deal}”, which is of another game.`;
    return problemsAt(page, why === undefined ? [] : [`Its first deal ${why}`]);
  });
