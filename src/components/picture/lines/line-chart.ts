/** In hundredths of the width and in pixels of the height, from the upper left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Several lines over the same steps and to the same scale. */
interface LineChart {
  /** One list a line, as they were given. */
  readonly lines: readonly (readonly Point[])[];
  /** Where nothing is won or lost, or where nothing lies. */
  readonly zero: number;
  /** The highest and the lowest value of all, nought among them, with its height. */
  readonly high: { readonly value: number; readonly y: number };
  readonly low: { readonly value: number; readonly y: number };
  /** Where each step stands. */
  readonly steps: readonly number[];
}

/** What is left on each side for a point and its dot. */
const SIDE = 4;
const EDGE = 6;

/** Lays out values, one a step in every line, in a field so many pixels high. Nought is always in view. */
export function lineChart(values: readonly (readonly number[])[], height: number): LineChart {
  const all = [0, ...values.flat()];
  const high = Math.max(...all);
  const low = Math.min(...all);
  const last = Math.max(1, ...values.map(({ length }) => length - 1));
  const across = (step: number): number => SIDE + ((100 - 2 * SIDE) * step) / last;
  // Where nobody has won or lost anything, everything lies at the bottom.
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
