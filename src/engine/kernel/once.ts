/**
 * A function that finds its answer once for each thing it is asked about, and keeps it for as long as the thing is kept.
 * Whatever else it is given comes with the thing: a book with the content it stands in.
 */
export function onceFor<K extends object, Rest extends readonly unknown[], V>(
  find: (about: K, ...rest: Rest) => V,
): (about: K, ...rest: Rest) => V {
  const found = new WeakMap<K, { readonly answer: V }>();
  return (about, ...rest) => {
    const known = found.get(about) ?? { answer: find(about, ...rest) };
    found.set(about, known);
    return known.answer;
  };
}
