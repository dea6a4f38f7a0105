/** At least one. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** `Object.entries` that keeps the key type of a closed record. */
export const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>): readonly (readonly [K, V])[] =>
  Object.entries(record) as unknown as (readonly [K, V])[];

/** `Object.keys` that keeps the key type of a closed record. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[];

export function range(n: number): readonly number[] {
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(i);
  return numbers;
}

/** `a`, `a and b`, `a, b and c`; or with another word than `and`. */
export const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
