/** What a reader asks of a list of deals: a book, something that happens, an ease; nothing is asked by an empty word. */
export interface DealFilters {
  readonly book: string;
  readonly happens: string;
  readonly ease: string;
}
const NAMES = ['book', 'happens', 'ease'] as const satisfies readonly (keyof DealFilters)[];
export const NO_FILTERS: DealFilters = { book: '', happens: '', ease: '' };

/** What is known of a deal in the list. */
export interface ListedDeal {
  readonly book: string;
  readonly happens: readonly string[];
  readonly ease: string;
}

/** What an address asks for: `?book=book-1700&happens=codille&ease=easy`. A word that is not offered asks for nothing. */
export function readDealFilters(
  search: string,
  offered: Readonly<Record<keyof DealFilters, readonly string[]>>,
): DealFilters {
  const asked = new URLSearchParams(search);
  const known = (name: keyof DealFilters): string => {
    const word = asked.get(name) ?? '';
    return offered[name].includes(word) ? word : '';
  };
  return { book: known('book'), happens: known('happens'), ease: known('ease') };
}

/** The same as the end of an address; nothing where nothing is asked. */
export function printDealFilters(filters: DealFilters): string {
  const asked = new URLSearchParams(NAMES.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])));
  const printed = asked.toString();
  return printed === '' ? '' : `?${printed}`;
}

export const isAskedFor = ({ book, happens, ease }: DealFilters, deal: ListedDeal): boolean =>
  (book === '' || deal.book === book) &&
  (happens === '' || deal.happens.includes(happens)) &&
  (ease === '' || deal.ease === ease);

/** How many there are: “14 of 91 deals”. */
export const sayCount = (shown: number, all: number, things: string): string =>
  shown === all ? `All ${String(all)} ${things}, the easy ones first` : `${String(shown)} of ${String(all)} ${things}`;

/** That there is none, by the words of what was asked. */
export function sayNone(words: DealFilters): string {
  const parts = [
    words.book && `is by ${words.book}`,
    words.happens && `shows ${words.happens}`,
    words.ease && `is called “${words.ease.toLowerCase()}”`,
  ].filter((part) => part !== '');
  return `None of them ${parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`}.`;
}
