import type { ContentGraph } from '../graph/content-graph.ts';
import { whyNotPlate } from './plates.ts';
import type { ContentProblem } from './problem.ts';

/** Plates asked for beside a text, not in it, that show nothing: the first deal of a game’s page, a sense of the glossary. */
export const askedPlateProblems = (graph: ContentGraph): readonly ContentProblem[] => [
  ...startProblems(graph),
  ...graph.library.terms.flatMap(({ term, senses, file, line }) =>
    senses.flatMap(({ plate }): readonly ContentProblem[] => {
      const why = plate && whyNotPlate(plate as Readonly<Record<string, string>>, graph);
      return why === undefined ? [] : [{ file, line, message: `The plate of “${term}” ${why}` }];
    }),
  ),
];

const startProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.games.flatMap(({ game, start, file, line }): readonly ContentProblem[] => {
    if (!start) return [];
    const why = start.deal.startsWith(`${game}/`)
      ? whyNotPlate({ deal: start.deal, at: start.at }, graph)
      : `names the deal “${start.deal}”, which is of another game.`;
    return why === undefined ? [] : [{ file, line, message: `Its first deal ${why}` }];
  });
