import type { Balances } from '#engine/ledger/sink.ts';

/** Point in percent of the width and pixels of the height, from the top left. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Several lines over the same steps and to the same scale. */
interface LineChart {
  /** Points of each line, in the order given. */
  readonly lines: readonly (readonly Point[])[];
  /** Height of zero, in pixels. */
  readonly zero: number;
  /** Highest and lowest of all values including 0, with their heights. */
  readonly high: { readonly value: number; readonly y: number };
  readonly low: { readonly value: number; readonly y: number };
  /** Horizontal position of each step. */
  readonly steps: readonly number[];
}

/** Margin on each side for a point and its dot. */
const SIDE = 4;
const EDGE = 6;

/** Lays out values, one for each step of every line, in a field of the given height in pixels. Zero is always in view. */
export function lineChart(values: readonly (readonly number[])[], height: number): LineChart {
  const all = [0, ...values.flat()];
  const high = Math.max(...all);
  const low = Math.min(...all);
  const last = Math.max(1, ...values.map(({ length }) => length - 1));
  const across = (step: number): number => SIDE + ((100 - 2 * SIDE) * step) / last;
  // If all values are 0, they lie at the bottom.
  const down = (value: number): number => EDGE + ((height - 2 * EDGE) * (high - value)) / (high - low || 1);
  const floor = high === low ? height - EDGE : undefined;
  const at = (value: number): number => floor ?? down(value);
  return {
    lines: values.map((line) => line.map((value, step) => ({ x: across(step), y: at(value) }))),
    zero: at(0),
    high: { value: high, y: at(high) },
    low: { value: low, y: at(low) },
    steps: Array.from({ length: last + 1 }, (_, step) => across(step)),
  };
}

interface Holdings {
  readonly balances: Balances;
  readonly pools?: Balances;
}

/**
 * Totals of a session step by step: zero at first, then after each deal, and after the pools are shared out, if they are.
 */
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
