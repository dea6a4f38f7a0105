import { longRunsOf } from '#edition/deals/long-run.ts';
import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import type { GameContent } from '#edition/graph/game-content.ts';
import type { StoredBook, StoredEstimate } from '#engine/lab/stored.ts';

/** Roles of a game's lab in words, in the order of its estimates; empty if it has no lab. */
export const labRoles = async ({ open }: GameContent): Promise<readonly string[]> =>
  open(async ({ lab }) => (lab ? (await lab()).roles.map(({ words }) => words) : []));

/** Events of a game's lab in words, in the order of its counts. */
export const labEvents = async ({ open }: GameContent): Promise<readonly string[]> =>
  open(async ({ lab }) => (lab ? (await lab()).events.map(({ words }) => words) : []));

/** Why the lab of a game cannot show what a rule does, as a sentence; undefined if it can. */
export const whyUntold = async ({ open }: GameContent, key: string): Promise<string | undefined> =>
  open(async ({ lab }) => (await lab?.())?.untold[key]);

/** Three figures that tell the character of a book. */
export interface BookCharacter {
  readonly book: Book;
  readonly stored: StoredBook;
  /** Deals in which one of the telling events happens. */
  readonly happens: number;
  readonly turnover: StoredEstimate;
  /** What the role to look at wins or loses. */
  readonly role: StoredEstimate;
}

/** Characters of a game's books, and the words for their figures; undefined without stored runs. */
export async function bookCharacters(
  gameContent: GameContent,
  graph: ContentGraph,
): Promise<{ readonly event: string; readonly role: string; readonly books: readonly BookCharacter[] } | undefined> {
  const runs = longRunsOf(gameContent.id, graph);
  if (!runs) return undefined;
  return gameContent.open(async ({ lab: openLab }) => {
    if (!openLab) return undefined;
    const { roles, events, telling } = await openLab();
    const role = roles.findIndex(({ id }) => id === telling.role);
    const books = graph.books.flatMap((book): BookCharacter[] => {
      const stored = runs.books[book.ruleSet.id];
      if (book.gameContent !== gameContent || !stored) return [];
      const happens = events.reduce(
        (sum, { id }, i) => sum + (telling.events.includes(id) ? (stored.events[i] ?? 0) : 0),
        0,
      );
      return [{ book, stored, happens, turnover: stored.turnover, role: stored.roles[role]! }];
    });
    return { event: telling.words, role: roles[role]?.words ?? telling.role, books };
  });
}
