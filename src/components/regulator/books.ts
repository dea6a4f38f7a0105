import { GAMES } from '#games/index.ts';
import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { OpenChoice, RegulatedBook, RegulatorData } from '#islands/regulator/books.ts';
import { bookHead } from '../book-head.ts';

/** The games that are regulated: those with a tariff. */
const REGULATED = GAMES.flatMap(({ id, kind, tools: { regulate } }) => (regulate ? [{ id, kind, ...regulate }] : []));

const booksOf = (game: string, graph: ContentGraph): readonly Book[] =>
  graph.books.filter(({ gameContent }) => gameContent.id === game);

/** Books of the games that are regulated, oldest first. */
export const regulatedBooks = (graph: ContentGraph): readonly Book[] =>
  REGULATED.flatMap(({ id }) => booksOf(id, graph));

/** The readings on which a book’s answers to these questions rest, as a table answers them: those with more than one answer. */
function choicesOf({ ruleSet }: Book, keys: readonly string[], { library }: ContentGraph): readonly OpenChoice[] {
  const readings = keys.flatMap((key) => {
    const basis = ruleSet.rules[key]?.basis;
    return basis && basis.kind !== 'attested' ? [basis.reading] : [];
  });
  return [...new Set(readings)].flatMap((id) => {
    const reading = library.readings.get(id);
    const known = reading?.alternatives.filter(({ changes }) => keysOf(changes).length > 0) ?? [];
    if (!reading || known.length === 0) return [];
    return [
      {
        id,
        question: reading.question,
        answers: [
          { says: reading.default.says, changes: {} },
          ...known.map(({ says, changes }) => ({ says, changes })),
        ],
      },
    ];
  });
}

/** What the island is told by its page. */
export function regulatorData(graph: ContentGraph): RegulatorData {
  const books = REGULATED.flatMap(({ id, kind, five, deals, agreed = [] }) =>
    booksOf(id, graph).map((book): RegulatedBook => {
      const answer = (key: string | undefined): unknown => (key === undefined ? undefined : book.ruleSet.values[key]);
      const party = answer(deals);
      return {
        ...bookHead(book, graph),
        seats: kind === 'tables' ? [2] : answer(five) === true ? [4, 5] : [4],
        deals: typeof party === 'number' ? party : 0,
        choices: choicesOf(book, agreed, graph),
      };
    }),
  );
  const games = REGULATED.flatMap(({ id, kind }) => {
    const [book] = booksOf(id, graph);
    const taught = graph.library.games.find(({ game }) => game === id)?.teaches;
    return book ? [{ id, name: book.gameContent.name, taught, one: kind === 'tables' ? 'game' : 'deal' } as const] : [];
  });
  return { games, books };
}
