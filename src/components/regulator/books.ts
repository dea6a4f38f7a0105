import { GAMES } from '#games/index.ts';
import type { Book, Chain } from '#edition/chain.ts';
import type { RegulatedBook, RegulatorData } from '#islands/regulator/books.ts';
import { bookHead } from '../book-head.ts';

/** The games that are regulated: those with a tariff. */
const REGULATED: readonly string[] = GAMES.filter(({ tools }) => tools.regulate).map(({ id }) => id);

/** Books of the games that are regulated, oldest first. */
export const regulatedBooks = (chain: Chain): readonly Book[] =>
  REGULATED.flatMap((game) => chain.books.filter(({ shelf }) => shelf.id === game));

const valueOf = ({ ruleSet }: Book, key: string): unknown => ruleSet.values[key];

/** What the island is told by its page. */
export function regulatorData(chain: Chain): RegulatorData {
  const books = regulatedBooks(chain).map((book): RegulatedBook => {
    const deals = valueOf(book, 'session.deals');
    return {
      ...bookHead(book, chain),
      seats: valueOf(book, 'players.five') === true ? [4, 5] : [4],
      deals: typeof deals === 'number' ? deals : 0,
    };
  });
  const games = REGULATED.flatMap((id) => {
    const book = chain.books.find(({ shelf }) => shelf.id === id);
    return book ? [{ id, name: book.shelf.name }] : [];
  });
  return { games, books };
}
