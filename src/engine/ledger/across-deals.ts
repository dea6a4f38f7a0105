import type { Problem } from '../kernel/result.ts';
import type { Balances, Entry } from './entry.ts';
import { inPhase } from './place.ts';

/** A problem of one deal or game as one of its session: at `deals[2].t5.3`. */
export const inPart = (part: string, problem: Problem): Problem => ({
  ...problem,
  at: [part, problem.at].filter(Boolean).join('.'),
});

/** Account → nothing won and nothing lost. */
export const evenFor = (players: readonly string[]): Balances =>
  Object.fromEntries(players.map((player) => [player, 0]));

/** What players won or lost by some payments, when they sat so (seat → player). Pools are nobody’s. */
export function wonBy(entries: readonly Entry[], seated: Readonly<Record<string, string>>): Balances {
  const won: Record<string, number> = { ...evenFor(Object.values(seated)) };
  for (const { from, to, amount } of entries) {
    const payer = seated[from];
    const payee = seated[to];
    if (payer !== undefined) won[payer] = (won[payer] ?? 0) - amount;
    if (payee !== undefined) won[payee] = (won[payee] ?? 0) + amount;
  }
  return won;
}

export const addTo = (balances: Balances, won: Balances): Balances =>
  Object.fromEntries(Object.entries(balances).map(([player, balance]) => [player, balance + (won[player] ?? 0)]));

/** Where every player stands whose box held so much: what is left in it, none below 0, and what he owes beyond it. */
export interface Standing {
  /** Absent where the rules give no box. */
  readonly boxes: Balances | undefined;
  /** Only who owes. */
  readonly owes: Balances;
}

export function standingOf(balances: Balances, boxWorth: number): Standing {
  if (boxWorth === 0) return { boxes: undefined, owes: {} };
  const left = Object.entries(balances).map(([player, balance]) => [player, boxWorth + balance] as const);
  return {
    boxes: Object.fromEntries(left.map(([player, rest]) => [player, Math.max(0, rest)])),
    owes: Object.fromEntries(left.filter(([, rest]) => rest < 0).map(([player, rest]) => [player, -rest])),
  };
}

/** Equal parts of every pool to every player, from pool to player; what will not divide stays. */
export const shareOut = (pools: Balances, players: readonly string[], key: string): readonly Entry[] =>
  Object.entries(pools).flatMap(([pool, held]) => {
    const amount = Math.floor(held / players.length);
    if (amount === 0) return [];
    return players.map((player): Entry => ({
      at: inPhase('end'),
      occasion: 'leftover',
      from: pool,
      to: player,
      amount,
      keys: [key],
    }));
  });

/** What is left in the pools once some payments were made out of them. */
export const lessPaid = (pools: Balances, entries: readonly Entry[]): Balances =>
  entries.reduce<Balances>((rest, { from, amount }) => ({ ...rest, [from]: (rest[from] ?? 0) - amount }), pools);
