import { parsePlace, type Place } from '#engine/ledger/place.ts';

/** Parses a place (`t5.3`); an invalid one fails the test. */
export function place(name: string): Place {
  const found = parsePlace(name);
  if (!found) throw new Error(`There is no place ${name}.`);
  return found;
}
