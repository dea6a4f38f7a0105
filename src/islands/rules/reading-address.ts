/** Prints the fragment of a comparison: one link for each column, separated by full stops, which links do not contain. */
export const printColumns = (links: readonly string[]): string => links.join('.');
export const parseColumns = (fragment: string): readonly string[] =>
  fragment
    .replace(/^#/, '')
    .split('.')
    .filter((link) => link !== '');

/** Address of a comparison; `base` ends with a slash. */
export const compareHref = (game: string, links: readonly string[], base = '/'): string =>
  `${base}${game}/compare/#${printColumns(links)}`;

/**
 * Fragment of a page: anchor and changed rules, `<clause>&v=r…`; the anchor is a book's name on pages of several books.
 */
export interface ReadingAddress {
  readonly anchor: string;
  readonly variation: string | undefined;
}

/**
 * Sets a link's fragment and keeps the link relative to the site's root, because absolute links to other sites are
 * printed in full.
 */
export function setFragment(link: HTMLAnchorElement, fragment: string): void {
  const [address = ''] = (link.getAttribute('href') ?? '').split('#', 1);
  link.setAttribute('href', fragment === '' ? address : `${address}#${fragment}`);
}

export function readAddress(hash: string): ReadingAddress {
  const parts = hash.replace(/^#/, '').split('&');
  const variation = parts.find((part) => part.startsWith('v='))?.slice(2);
  const anchor = parts.find((part) => part !== '' && !part.startsWith('v=')) ?? '';
  return { anchor, variation };
}

/** Prints the fragment without `#`; empty for an unchanged book without an anchor. */
export const printAddress = ({ anchor, variation }: ReadingAddress): string =>
  [anchor, variation === undefined ? '' : `v=${variation}`].filter((part) => part !== '').join('&');
