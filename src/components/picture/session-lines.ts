import type { Balances } from '#engine/ledger/entry.ts';

interface Standing {
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
  rows: readonly (Standing & { readonly number: number })[],
  atEnd: Standing,
): SessionLines {
  const last = rows.at(-1);
  const isShared =
    players.some((player) => (atEnd.balances[player] ?? 0) !== (last?.balances[player] ?? 0)) ||
    pools.some(([pool]) => (atEnd.pools?.[pool] ?? 0) !== (last?.pools?.[pool] ?? 0));
  const standings: readonly Standing[] = [...rows, ...(isShared ? [atEnd] : [])];
  const over = (valueIn: (standing: Standing) => number | undefined): readonly number[] => [
    0,
    ...standings.map((standing) => valueIn(standing) ?? 0),
  ];
  return {
    steps: ['', ...rows.map(({ number }) => String(number)), ...(isShared ? ['end'] : [])],
    players: players.map((name) => ({ name, values: over(({ balances }) => balances[name]) })),
    pools: pools.map(([pool, name]) => ({ name, values: over((standing) => standing.pools?.[pool]) })),
  };
}
