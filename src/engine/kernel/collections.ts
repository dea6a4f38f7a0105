/**
 * Memoises the last call of a pure function of two arguments, by identity. Between two acts a table asks several times whose turn
 * it is. With the WeakMap of `memoizeByIdentity`, 1,500 deals played act by act took 20 % longer at one game of cards (4.4 s instead
 * of 3.7) and 30 % at the other (5.3 s instead of 4.0).
 */
export function memoizeLast<A, B, R>(find: (a: A, b: B) => R): (a: A, b: B) => R {
  let last: { readonly a: A; readonly b: B; readonly found: R } | undefined;
  return (a, b) => {
    if (!last || last.a !== a || last.b !== b) last = { a, b, found: find(a, b) };
    return last.found;
  };
}

/**
 * Memoises a pure function by the identity of its first two arguments. Keeps one answer for each first argument, as long as that
 * object lives, and finds it anew when the second argument is another object than last time. Further arguments must follow from
 * the first two, such as the game that a record belongs to: they are handed on and not compared.
 */
export function memoizeByIdentity<K extends object, Rest extends readonly unknown[], V>(
  find: (about: K, ...rest: Rest) => V,
): (about: K, ...rest: Rest) => V {
  const found = new WeakMap<K, { readonly second: unknown; readonly answer: V }>();
  return (about, ...rest) => {
    const [second] = rest;
    const known = found.get(about);
    if (known && known.second === second) return known.answer;
    const answer = find(about, ...rest);
    found.set(about, { second, answer });
    return answer;
  };
}

/** List with at least one item. */
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
