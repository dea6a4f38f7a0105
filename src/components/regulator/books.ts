import { GAMES } from '#games/index.ts';
import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import type { RegulatedBook, RegulatorData } from '#islands/regulator/books.ts';
import { bookHead } from '../book-head.ts';

/** The games that are regulated: those with a tariff. */
const REGULATED = GAMES.flatMap(({ id, tools: { regulate } }) => (regulate ? [{ id, ...regulate }] : []));

const booksOf = (game: string, graph: ContentGraph): readonly Book[] =>
  graph.books.filter(({ gameContent }) => gameContent.id === game);

/** Books of the games that are regulated, oldest first. */
export const regulatedBooks = (graph: ContentGraph): readonly Book[] =>
  REGULATED.flatMap(({ id }) => booksOf(id, graph));

/** What the island is told by its page. */
export function regulatorData(graph: ContentGraph): RegulatorData {
  const books = REGULATED.flatMap(({ id, five, deals }) =>
    booksOf(id, graph).map((book): RegulatedBook => {
      const answer = (key: string | undefined): unknown => (key === undefined ? undefined : book.ruleSet.values[key]);
      const party = answer(deals);
      return {
        ...bookHead(book, graph),
        seats: answer(five) === true ? [4, 5] : [4],
        deals: typeof party === 'number' ? party : 0,
      };
    }),
  );
  const games = REGULATED.flatMap(({ id }) => {
    const [book] = booksOf(id, graph);
    return book ? [{ id, name: book.gameContent.name }] : [];
  });
  return { games, books };
}
