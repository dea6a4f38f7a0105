import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentGraph } from '../../graph/content-graph.ts';
import { pieceAsked } from '../../view/plates.ts';
import { problemsAt, type ContentProblem } from '../problem.ts';
import { writtenPlates } from './written-plates.ts';

/*
 * A game’s page has one table, by the book it teaches: what is turned there is turned in that book. A figure or a plate of
 * another would be told by the wrong rules.
 */

const LESSON = /<Lesson book="([^"]*)">([\s\S]*?)<\/Lesson>/;

export const lessonProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.games.flatMap((page) => {
    const text = readFileSync(join(graph.library.root, page.file), 'utf8');
    const [all, taught, lesson = ''] = LESSON.exec(text) ?? [];
    if (all === undefined || taught === undefined) return [];
    const lineOf = (index: number): number => text.slice(0, index).split('\n').length;
    const start = text.indexOf(all) + all.indexOf(lesson);
    return [
      ...problemsAt(
        { file: page.file, line: lineOf(start) },
        taught === page.teaches ? [] : [`<Lesson> is by “${taught}”, and the page teaches “${page.teaches ?? ''}”.`],
      ),
      ...page.bound.flatMap((bound) =>
        problemsAt(
          bound,
          bound.book === taught
            ? []
            : [`<V> round “${bound.words}” is of “${bound.book}”, not of the book taught here.`],
        ),
      ),
      ...writtenPlates(lesson).flatMap(({ asked, attributes, index }) => {
        const at = { file: page.file, line: lineOf(start + index) };
        return problemsAt(at, whyNotHere(asked, attributes, taught, graph));
      }),
    ];
  });

function whyNotHere(
  asked: Readonly<Record<string, string>>,
  attributes: string,
  taught: string,
  graph: ContentGraph,
): readonly string[] {
  if (!/\bline\b/.test(attributes))
    return ['<Plate> in a lesson must have a “line”: beside the table nothing else is seen of it.'];
  const shown = graph.books.find((book) => pieceAsked(asked, book, graph))?.ruleSet.id;
  const book = shown ?? graph.library.clauses.get(asked['clause'] ?? '')?.ruleset;
  return book === undefined || book === taught ? [] : [`<Plate> is of “${book}”, not of the book taught here.`];
}
