import { GAMES } from '#games/index.ts';
import type { Book, ContentGraph } from '#edition/graph/content.ts';
import { keysOf, entriesOf } from '#engine/kernel/collections.ts';
import type { OpenChoice, RegulatedBook, RegulatorData } from '#islands/regulator/game.ts';
import { bookHead } from '../book-head.ts';
import type { GameContent } from '#edition/graph/game-content.ts';
import { type Basis, type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';

/** Games with a tariff, for which the regulator keeps score. */
const REGULATED = GAMES.flatMap(({ id, kind, piece, tools: { regulate } }) =>
  regulate ? [{ id, kind, piece, ...regulate }] : [],
);

const booksOf = (game: string, graph: ContentGraph): readonly Book[] =>
  graph.books.filter(({ gameContent }) => gameContent.id === game);

/** Books of these games, oldest first. */
export const regulatedBooks = (graph: ContentGraph): readonly Book[] =>
  REGULATED.flatMap(({ id }) => booksOf(id, graph));

/** Open questions of a book for a table to answer: its interpretations of these keys that have more than one answer. */
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

/** Data for the regulator's island. */
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
  const games = REGULATED.flatMap(({ id, piece }) => {
    const [book] = booksOf(id, graph);
    const taught = graph.library.games.find(({ game }) => game === id)?.teaches;
    return book ? [{ id, name: book.gameContent.name, taught, one: piece } as const] : [];
  });
  return { games, books };
}

export { citationsOf } from '#islands/rules/cites.ts';

interface PaymentRow {
  readonly question: string;
  readonly answer: string;
  readonly basis: Basis;
}

/**
 * Whether a book makes payments by a rule. An amount of 0 is no payment. Where the book is silent on a choice, it counts
 * only if an amount or flag beside it is not 0: a book without a vole pool does not say who gets its odd counters.
 * “Beside” means keys with the same prefix (`vole.pool.…`), or else the same group.
 */
function isPaid(key: string, { keys }: GameContent, { rules }: RuleSet): boolean {
  const spec = keys[key];
  const rule = rules[key];
  const isNothing = (other: string): boolean => rules[other]?.value === 0 || rules[other]?.value === false;
  if (spec?.type !== 'choice' || rule?.basis.kind !== 'silent') return !isNothing(key);
  const others = keysOf(keys).filter((other) => keys[other]?.type !== 'choice' && keys[other]?.group === spec.group);
  const akin = others.filter((other) => other.startsWith(key.slice(0, key.lastIndexOf('.') + 1)));
  const beside = akin.length > 0 ? akin : others;
  return beside.length === 0 || !beside.every(isNothing);
}

/** Payments of a book, in the groups of its questions, without what it does not pay. */
export function paymentsIn(
  gameContent: GameContent,
  ruleSet: RuleSet,
): readonly { readonly heading: string; readonly rows: readonly PaymentRow[] }[] {
  const values = valuesOf(ruleSet);
  return gameContent.groups
    .map(([group, heading]) => ({
      heading,
      rows: entriesOf(gameContent.keys).flatMap(([key, spec]): readonly PaymentRow[] => {
        const value = values[key];
        const basis = ruleSet.rules[key]?.basis;
        if (spec.group !== group || spec.touches !== 'payment' || value === undefined || !basis) return [];
        if (!isPaid(key, gameContent, ruleSet)) return [];
        return [
          {
            question: gameContent.question(key),
            answer: gameContent.say(key, value, ruleSet.unit, values),
            basis,
          },
        ];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
