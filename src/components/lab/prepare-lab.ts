import { longRunsOf, rankRules } from '#edition/deals/long-run.ts';
import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { GAME_CONTENTS } from '#edition/graph/game-content.ts';
import type { LabData } from '#islands/lab/game.ts';
import { bookHeads } from '../book-head.ts';

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
