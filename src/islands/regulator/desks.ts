import type { Desk } from './desk.ts';

const found = import.meta.glob<{ readonly desk: Desk }>('../../games/*/tools/regulator/desk.tsx');

/** Every game the regulator knows, fetched when a table plays it. */
export const DESKS: Readonly<Record<string, () => Promise<Desk>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [
    /\/games\/([^/]+)\//.exec(path)?.[1] ?? path,
    () => load().then(({ desk }) => desk),
  ]),
);
