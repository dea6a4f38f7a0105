import type { RegulatedGame } from './game.ts';

const found = import.meta.glob<{ readonly regulated: RegulatedGame }>('../../games/*/tools/regulator/game.tsx');

/** Every game the regulator knows, fetched when a table plays it. */
export const REGULATED_GAMES: Readonly<Record<string, () => Promise<RegulatedGame>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [
    /\/games\/([^/]+)\//.exec(path)?.[1] ?? path,
    () => load().then(({ regulated }) => regulated),
  ]),
);
