import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { sayStrength, type Strengths } from '#engine/play/strength.ts';
import type { PlayData } from '#islands/play/data.ts';
import { bookHead } from '../book-head.ts';
import { quotedClauses, type Refusing } from './quoted-clauses.ts';

/** How strong the house of each game was measured to be. */
const MEASURED = import.meta.glob<Strengths>('/src/games/*/house/strength.ts', { import: 'STRENGTHS', eager: true });

/** What the table’s island is given. `refusing` are the rules that may forbid something: a clause of each is quoted. */
export function preparePlay(game: string, refusing: readonly Refusing[], graph: ContentGraph): PlayData {
  const { library } = graph;
  const books = graph.books.filter(({ gameContent }) => gameContent.id === game);
  const taught = library.games.find((one) => one.game === game)?.teaches;
  const quoted = books.flatMap(({ ruleSet }) =>
    quotedClauses(ruleSet, refusing).flatMap((id) => {
      const text = library.clauses.get(id)?.text;
      return text === undefined ? [] : [[id, text] as const];
    }),
  );
  return {
    books: books.map((book) => bookHead(book, graph)),
    book: books.some(({ ruleSet }) => ruleSet.id === taught) ? (taught ?? '') : (books.at(-1)?.ruleSet.id ?? ''),
    replays: Object.fromEntries(
      books.flatMap(({ ruleSet: { id } }) => {
        const deal = library.deals.find((one) => one.game === game && one.ruleset === id);
        return deal ? [[id, `${game}/deals/${deal.slug}/`]] : [];
      }),
    ),
    words: Object.fromEntries(quoted),
    strengths: Object.fromEntries(
      books.flatMap(({ ruleSet: { id, unit }, gameContent }) => {
        const measured = MEASURED[`/src/games/${game}/house/strength.ts`]?.[id];
        return measured ? [[id, sayStrength(measured, unit[1], gameContent.kind)]] : [];
      }),
    ),
  };
}
