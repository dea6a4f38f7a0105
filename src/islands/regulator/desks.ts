import type { Desk } from './desk.ts';

/** Every game the regulator knows, fetched when a table plays it. */
export const DESKS: Readonly<Record<string, () => Promise<Desk>>> = {
  quadrille: () => import('./quadrille/desk.tsx').then(({ desk }) => desk),
  reversis: () => import('./reversis/desk.tsx').then(({ desk }) => desk),
};
