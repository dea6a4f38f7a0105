import { GAMES } from '#games/index.ts';
import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import type { RegulatedBook, RegulatorData } from '#islands/regulator/books.ts';
import { bookHead } from '../book-head.ts';

/** The games that are regulated: those with a tariff. */
const REGULATED: readonly string[] = GAMES.filter(({ tools }) => tools.regulate).map(({ id }) => id);

/** Books of the games that are regulated, oldest first. */
export const regulatedBooks = (graph: ContentGraph): readonly Book[] =>
  REGULATED.flatMap((game) => graph.books.filter(({ gameContent }) => gameContent.id === game));

const valueOf = ({ ruleSet }: Book, key: string): unknown => ruleSet.values[key];

/** What the island is told by its page. */
export function regulatorData(graph: ContentGraph): RegulatorData {
  const books = regulatedBooks(graph).map((book): RegulatedBook => {
    const deals = valueOf(book, 'session.deals');
    return {
      ...bookHead(book, graph),
      seats: valueOf(book, 'players.five') === true ? [4, 5] : [4],
      deals: typeof deals === 'number' ? deals : 0,
    };
  });
  const games = REGULATED.flatMap((id) => {
    const book = graph.books.find(({ gameContent }) => gameContent.id === id);
    return book ? [{ id, name: book.gameContent.name }] : [];
  });
  return { games, books };
}
