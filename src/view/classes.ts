/** Joins class names; undefined if there are none, so that no empty attribute is written. A file of its own, because views of every kind import it. */
export const classes = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
