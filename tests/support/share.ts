import { SEED } from './seeds.ts';

/** Whether everything is looked at: `node scripts/test.ts --all-pages`. */
export const ALL = process.env['QUINOLA_ALL_PAGES'] === '1';

/**
 * So many of several things that are tried alike, in every run others: what takes long on each is tried on each in turn. The
 * run says at which seed it begins; `apart` lets two shares of one run begin at different places.
 */
export function shareOf<T>(things: readonly T[], count: number, apart = 0): readonly T[] {
  if (ALL || count >= things.length) return things;
  const begins = (SEED + apart) % things.length;
  return things.filter((_, i) => (i - begins + things.length) % things.length < count);
}

/** Of many things every so manieth. */
export const everyNth = <T>(things: readonly T[], n: number, apart = 0): readonly T[] =>
  ALL ? things : things.filter((_, i) => (i + SEED + apart) % n === 0);
