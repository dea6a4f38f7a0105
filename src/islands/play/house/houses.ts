import type { House } from '#engine/play/played-game.ts';

/** Every game that has a house keeps it in the same place. */
const HOUSES = import.meta.glob('/src/games/*/house/house.ts', { import: 'house' });

/** The house of a game, fetched when it is asked for. What is asked of it, and what it does, only its game knows. */
export async function fetchHouseOf<R, Act, Seen>(game: string): Promise<House<R, Act, Seen>> {
  const fetch = HOUSES[`/src/games/${game}/house/house.ts`];
  if (!fetch) throw new Error(`There is no house at ${game}.`);
  return (await fetch()) as House<R, Act, Seen>;
}
