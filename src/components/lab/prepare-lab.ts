import { longRunsOf, rankRules } from '#edition/deals/long-run.ts';
import type { ContentGraph, Book } from '#edition/graph/content-graph.ts';
import { GAME_CONTENTS, type GameContent } from '#edition/graph/game-content.ts';
import type { LabData } from '#islands/lab/game.ts';
import { bookHeads } from '../book-head.ts';
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
interface BookCharacter {
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

/** Rules of a book that are offered first. */
const TELLING = 8;

/** Prepares the lab of a game: its books, and the rules of each that change most. Throws if the game has no lab. */
export async function prepareLab(start: LabData['start'], game: string, graph: ContentGraph): Promise<LabData> {
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  const lab = await gameContent?.open(async ({ lab: open }) => open?.());
  if (!gameContent || !lab) throw new Error(`${game} has no lab.`);
  const books = bookHeads(game, graph);
  const runs = longRunsOf(game, graph);
  return {
    books,
    telling: Object.fromEntries(
      books.flatMap(({ id }) => {
        const stored = runs?.books[id];
        const ranked = stored ? rankRules(stored, gameContent.keys) : [];
        return stored ? [[id, ranked.slice(0, TELLING).map(({ key }) => key)]] : [];
      }),
    ),
    start,
    roles: lab.roles,
    events: lab.events,
    seats: lab.seats,
    better: lab.better,
    untold: lab.untold,
    piece: gameContent.kind === 'tables' ? 'game' : 'deal',
  };
}
