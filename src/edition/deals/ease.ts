import { printPlace } from '#engine/ledger/place.ts';
import type { ShownDeal } from './deal-steps.ts';

/** How hard a deal is to follow. */
export type Ease = 'easy' | 'fuller' | 'hard';
export const EASES: readonly Ease[] = ['easy', 'fuller', 'hard'];

/** What it is judged by: kinds of payment after the stakes, single payments, and steps. */
export interface Burden {
  readonly kinds: number;
  readonly payments: number;
  readonly steps: number;
}

export function burdenOf({ entries, frames }: ShownDeal): Burden {
  const paid = entries.filter(({ at, amount }) => amount > 0 && at.phase !== 'ante');
  return {
    kinds: new Set(paid.map(({ occasion }) => occasion)).size,
    payments: new Set(paid.map(({ at, occasion, of }) => `${printPlace(at)} ${occasion} ${String(of)}`)).size,
    steps: frames.length,
  };
}

/** More kinds of payment than a newcomer keeps apart, and more than most players do. */
const SEVERAL = 4;
const MANY = 6;
/** More steps than a hand of cards has, and more throws than anybody follows without a plan. */
const LONG = { cards: 60, tables: 20 } as const;

export function easeOf({ kinds, steps }: Burden, kind: 'cards' | 'tables'): Ease {
  const degree = (kinds >= MANY ? 2 : kinds >= SEVERAL ? 1 : 0) + (steps > LONG[kind] ? 1 : 0);
  return EASES[Math.min(degree, EASES.length - 1)] ?? 'hard';
}

/** The easier first: fewer kinds of payment, then fewer payments, then fewer steps. */
export const byEase = (a: Burden, b: Burden): number =>
  a.kinds - b.kinds || a.payments - b.payments || a.steps - b.steps;

/** How a list names them, and what it means by it. */
export const EASE_WORDS: Readonly<
  Record<'cards' | 'tables', Readonly<Record<Ease, { readonly name: string; readonly says: string }>>>
> = {
  cards: {
    easy: { name: 'Easy', says: 'One deal, and at most three kinds of payment besides the stakes.' },
    fuller: { name: 'Fuller', says: 'Four or five kinds of payment in one deal, or more cards than a hand has.' },
    hard: { name: 'Hard', says: 'Six kinds of payment or more: for those who know the game.' },
  },
  tables: {
    easy: { name: 'Easy', says: 'A position and a few throws.' },
    fuller: { name: 'Fuller', says: 'A whole game, or much of one.' },
    hard: { name: 'Hard', says: 'A whole game in which much is paid.' },
  },
};
