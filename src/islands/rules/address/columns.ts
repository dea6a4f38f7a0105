/**
 * The fragment of a comparison: a whole link for each column, the first first. No letter of a link is a full stop, so
 * that columns can be parted again.
 */
export const printColumns = (links: readonly string[]): string => links.join('.');
export const parseColumns = (fragment: string): readonly string[] =>
  fragment
    .replace(/^#/, '')
    .split('.')
    .filter((link) => link !== '');

/** The address of a comparison; `base` ends with a slash. */
export const compareHref = (game: string, links: readonly string[], base = '/'): string =>
  `${base}${game}/compare/#${printColumns(links)}`;
