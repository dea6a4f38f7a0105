import type { Line } from '../account/account.ts';

/** A line of the account as a page hands it to the replay. */
export type PackedLine = readonly [
  at: string,
  what: string,
  from: string,
  to: string,
  amount: number,
  /** By the book's own rules, or null where that is the same. */
  before: number | null,
  step: number,
  ...keys: string[],
];

export const packLine = ({ at, what, from, to, amount, before, step, keys }: Line): PackedLine => [
  at,
  what,
  from,
  to,
  amount,
  before ?? null,
  step,
  ...keys,
];

export const unpackLine = ([at, what, from, to, amount, before, step, ...keys]: PackedLine): Line => ({
  at,
  what,
  from,
  to,
  amount,
  ...(before === null ? {} : { before }),
  keys,
  step,
});
