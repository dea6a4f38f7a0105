import type { Balances } from '#engine/ledger/entry.ts';

interface Holdings {
  readonly balances: Balances;
  readonly pools?: Balances;
}

/** What a session comes to, step by step: nothing at first, then after each deal, and after the pools are shared out, if they are. */
interface SessionLines {
  readonly steps: readonly string[];
  readonly players: readonly Line[];
  readonly pools: readonly Line[];
}

interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

export function sessionLines(
  players: readonly string[],
  pools: readonly (readonly [id: string, heading: string])[],
  rows: readonly (Holdings & { readonly number: number })[],
  atEnd: Holdings,
): SessionLines {
  const last = rows.at(-1);
  const isShared =
    players.some((player) => (atEnd.balances[player] ?? 0) !== (last?.balances[player] ?? 0)) ||
    pools.some(([pool]) => (atEnd.pools?.[pool] ?? 0) !== (last?.pools?.[pool] ?? 0));
  const holdings: readonly Holdings[] = [...rows, ...(isShared ? [atEnd] : [])];
  const over = (valueIn: (held: Holdings) => number | undefined): readonly number[] => [
    0,
    ...holdings.map((held) => valueIn(held) ?? 0),
  ];
  return {
    steps: ['', ...rows.map(({ number }) => String(number)), ...(isShared ? ['end'] : [])],
    players: players.map((name) => ({ name, values: over(({ balances }) => balances[name]) })),
    pools: pools.map(([pool, name]) => ({ name, values: over((held) => held.pools?.[pool]) })),
  };
}
