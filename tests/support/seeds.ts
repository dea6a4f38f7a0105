/**
 * What the properties play with: so many deals of each game, beginning at a seed. Every run has another seed, says which in
 * its log and in each failure, and plays the same again when it is given:
 *
 *     node scripts/test.ts --only properties --deals 1000000
 *     node scripts/test.ts --only properties --seed 12345
 */
export const DEALS = Number(process.env['QUINOLA_DEALS'] ?? 4_000);

/** Chosen once for all files in vitest.config.ts. Small enough that what is added to it stays a whole number of 32 bits. */
export const SEED = Number(process.env['QUINOLA_SEED'] ?? 1);

/** For a failure: how to see it again. */
export const again = `in this run, begun with --seed ${String(SEED)}`;

if (process.env['QUINOLA_SEED'] !== undefined) console.log(`Random deals begin at --seed ${String(SEED)}.`);
