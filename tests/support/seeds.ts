import fc from 'fast-check';
import { test } from 'vitest';

/*
 * Amount and seeds of random tests. `npm test` is always the same; `npm run test:all` tries everything with a random
 * seed, which it prints.
 */

/** Whether to try everything: all pages, all deals on file, all books at the table. */
export const EVERYTHING = process.env['QUINOLA_EVERYTHING'] === '1';

/** Defines a test that only `npm run test:all` runs; `npm test` counts a skipped test as a failure. */
export function testOfAll(name: string, run: () => void | Promise<void>): void {
  if (EVERYTHING) test(name, run);
}

/** Number of deals of each game for the properties: `npm test -- --only properties --deals 1000000`. */
export const DEAL_COUNT = Number(process.env['QUINOLA_DEALS'] ?? 500);

/**
 * First seed of random deals: `npm test -- --only properties --seed 12345`. Small enough that sums stay within 32 bits.
 */
export const SEED = Number(process.env['QUINOLA_SEED'] ?? 1785);

/** How to repeat a failure. */
export const howToRepeat = `in this run, begun with --seed ${String(SEED)}`;

/** The first `count` items, or all if everything is tried. */
export const someOf = <T>(things: readonly T[], count: number): readonly T[] =>
  EVERYTHING ? things : things.slice(0, count);

/** Every nth item, or all if everything is tried. */
export const everyNth = <T>(things: readonly T[], n: number): readonly T[] =>
  things.filter((_, i) => EVERYTHING || i % n === 0);

fc.configureGlobal({ seed: SEED });
