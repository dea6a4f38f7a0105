import type { AnyGame } from './game.ts';
import { site as quadrille } from './quadrille/site.ts';
import { site as reversis } from './reversis/site.ts';
import { site as revertier } from './revertier/site.ts';

/** Every game, in the order of the site's lists. A file of its own, because each new game adds a line here. */
export const GAMES: readonly AnyGame[] = [reversis, quadrille, revertier];

/** Kept playthroughs of all games, file name → text, as in tests/playthroughs; one for every rule set, which a test checks. */
export async function allPlaythroughs(): Promise<ReadonlyMap<string, string>> {
  const kept = await Promise.all(GAMES.map((game) => game.playthroughs()));
  return new Map(kept.flatMap((files) => [...files]));
}
