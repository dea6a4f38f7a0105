import { printAddress, readAddress, setFragment } from '#islands/rules/address/reading-address.ts';

/** Where the links of a page lead, as far as they can take rules along. */
export interface KeptLinks {
  /** The address below which all pages of the game stand. */
  readonly game: string;
  readonly regulator: string;
}

/**
 * What a link of a page of several books is to end in when its reader comes with rules of one of them: the book itself, its
 * deals and its sessions at the place they lead to; other pages of the game, and the regulator, by the name of the book.
 * Undefined for a link to any other page or book.
 */
export function keptFragment(
  link: { readonly pathname: string; readonly hash: string; readonly book: string | undefined },
  { game, regulator }: KeptLinks,
  { book, variation }: { readonly book: string; readonly variation: string },
): string | undefined {
  const { pathname, hash } = link;
  const { anchor } = readAddress(hash);
  if (pathname === regulator) return printAddress({ anchor: book, variation });
  if (!pathname.startsWith(game)) return undefined;
  const [section, name] = pathname.slice(game.length).split('/');
  if (section === book && name === '') return printAddress({ anchor, variation });
  // A place is all that the link to a deal says; one that carries a record and rules of its own is left alone.
  if ((section === 'deals' || section === 'sessions') && name !== '')
    return link.book === book && anchor.length < 12 ? printAddress({ anchor, variation }) : undefined;
  return section === 'deals' || (section === 'rules' && name !== '')
    ? printAddress({ anchor: book, variation })
    : undefined;
}

/** Says by what rules the reader comes, and takes them along by the links of the page. `said` holds the words, hidden. */
export function keepVariation(said: HTMLElement): void {
  const { game = '', regulator = '' } = said.dataset;
  const books = new Map(
    [...said.querySelectorAll<HTMLElement>('[data-of]')].map((one) => [one.dataset['of'] ?? '', one]),
  );
  /** The links that were changed, each with what it ended in. */
  const own = new Map<HTMLAnchorElement, string>();
  const keep = (): void => {
    for (const [link, hash] of own) setFragment(link, hash.slice(1));
    own.clear();
    const { anchor, variation } = readAddress(location.hash);
    const words = books.get(anchor);
    said.hidden = variation === undefined || words === undefined;
    for (const one of books.values()) one.hidden = one !== words;
    if (variation === undefined || words === undefined) return;
    const without = words.querySelector<HTMLAnchorElement>('a[data-without]');
    // What else the address says stays.
    if (without) without.search = location.search;
    // What leads to a part of the page itself stays.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
      const book = link.closest<HTMLElement>('[data-book]')?.dataset['book'];
      const { pathname, hash } = link;
      const next = link.hasAttribute('data-without')
        ? undefined
        : keptFragment({ pathname, hash, book }, { game, regulator }, { book: anchor, variation });
      if (next === undefined) continue;
      own.set(link, hash);
      setFragment(link, next);
    }
  };
  addEventListener('hashchange', keep);
  keep();
}
