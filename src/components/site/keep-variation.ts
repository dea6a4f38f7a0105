import { printAddress, readAddress, setFragment } from '#islands/rules/reading-address.ts';

/** Addresses that changed rules can be carried to. */
export interface VariationPages {
  /** Address below which all pages of the game lie. */
  readonly game: string;
  readonly regulator: string;
}

/**
 * New fragment for a link when the reader brings changed rules of one of the page's books: for the book, its deals and
 * its sessions, the rules with the place linked to; for other pages of the game and the regulator, the rules with the
 * book's name. Undefined for links to other pages or books.
 */
export function keptFragment(
  link: { readonly pathname: string; readonly hash: string; readonly book: string | undefined },
  { game, regulator }: VariationPages,
  { book, variation }: { readonly book: string; readonly variation: string },
): string | undefined {
  const { pathname, hash } = link;
  const { anchor } = readAddress(hash);
  if (pathname === regulator) return printAddress({ anchor: book, variation });
  if (!pathname.startsWith(game)) return undefined;
  const [section, name] = pathname.slice(game.length).split('/');
  if (section === book && name === '') return printAddress({ anchor, variation });
  // A link to a deal has only a place; one that carries a record with its own rules is left unchanged.
  if ((section === 'deals' || section === 'sessions') && name !== '')
    return link.book === book && anchor.length < 12 ? printAddress({ anchor, variation }) : undefined;
  return section === 'deals' || (section === 'rules' && name !== '')
    ? printAddress({ anchor: book, variation })
    : undefined;
}

/**
 * Shows which changed rules the reader brought and adds them to the page's links. `said` holds the words, hidden until
 * then.
 */
export function keepVariation(said: HTMLElement): void {
  const { game = '', regulator = '' } = said.dataset;
  const books = new Map(
    [...said.querySelectorAll<HTMLElement>('[data-of]')].map((one) => [one.dataset['of'] ?? '', one]),
  );
  /** Changed links, each with its original fragment. */
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
    // Keeps the rest of the address.
    if (without) without.search = location.search;
    // Leaves links within the page unchanged.
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
