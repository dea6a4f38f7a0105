/** What the fragment of a page says: where to look, and by what rules: `<clause>&v=r…`; the name of a book, where a page is of several. */
export interface ReadingAddress {
  readonly anchor: string;
  readonly variation: string | undefined;
}

/** Lets a link end otherwise, and leaves it below the site’s root: the whole address of one that leads away is printed. */
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

/** The fragment without its `#`; empty for the book as it is, at no clause. */
export const printAddress = ({ anchor, variation }: ReadingAddress): string =>
  [anchor, variation === undefined ? '' : `v=${variation}`].filter((part) => part !== '').join('&');
