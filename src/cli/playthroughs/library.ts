import { GAMES } from '#games/index.ts';

/** File name → text, as kept in tests/playthroughs. Every rule set has one of its own name; a test says so. */
export async function playthroughs(): Promise<ReadonlyMap<string, string>> {
  const made = await Promise.all(GAMES.map((game) => game.playthroughs()));
  return new Map(made.flatMap((files) => [...files]));
}
