import type { Desk } from './desk.ts';

/** Every game the regulator knows, fetched when a table plays it. */
export const DESKS: Readonly<Record<string, () => Promise<Desk>>> = {
  quadrille: () => import('#games/quadrille/tools/regulator/desk.tsx').then(({ desk }) => desk),
  reversis: () => import('#games/reversis/tools/regulator/desk.tsx').then(({ desk }) => desk),
};
