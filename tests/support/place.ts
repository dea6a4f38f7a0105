import { parsePlace, type Place } from '#engine/ledger/place.ts';

/** A place by its name (`t5.3`); a name that is none fails the test. */
export function place(name: string): Place {
  const found = parsePlace(name);
  if (!found) throw new Error(`There is no place ${name}.`);
  return found;
}
