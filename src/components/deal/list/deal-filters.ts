/** Filters for a list of deals: book, happening, ease; an empty word filters nothing. */
export interface DealFilters {
  readonly book: string;
  readonly happens: string;
  readonly ease: string;
}
const NAMES = ['book', 'happens', 'ease'] as const satisfies readonly (keyof DealFilters)[];
export const NO_FILTERS: DealFilters = { book: '', happens: '', ease: '' };

/** What is known of a deal in the list. */
export interface FilteredDeal {
  readonly book: string;
  readonly happens: readonly string[];
  readonly ease: string;
}

/** Parses filters from an address: `?book=book-1700&happens=codille&ease=easy`. Unknown words are ignored. */
export function readDealFilters(
  search: string,
  offered: Readonly<Record<keyof DealFilters, readonly string[]>>,
): DealFilters {
  const parameters = new URLSearchParams(search);
  const known = (name: keyof DealFilters): string => {
    const word = parameters.get(name) ?? '';
    return offered[name].includes(word) ? word : '';
  };
  return { book: known('book'), happens: known('happens'), ease: known('ease') };
}

/** Prints filters as the end of an address; empty if nothing is filtered. */
export function printDealFilters(filters: DealFilters): string {
  const parameters = new URLSearchParams(
    NAMES.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])),
  );
  const printed = parameters.toString();
  return printed === '' ? '' : `?${printed}`;
}

export const isAskedFor = ({ book, happens, ease }: DealFilters, deal: FilteredDeal): boolean =>
  (book === '' || deal.book === book) &&
  (happens === '' || deal.happens.includes(happens)) &&
  (ease === '' || deal.ease === ease);

/** Count of results: “14 of 91 deals”. */
export const sayCount = (count: number, all: number, things: string): string =>
  count === all ? `All ${String(all)} ${things}, the easy ones first` : `${String(count)} of ${String(all)} ${things}`;

/** Message for an empty list, in the words of the filters. */
export function sayNone(words: DealFilters): string {
  const parts = [
    words.book && `is by ${words.book}`,
    words.happens && `shows ${words.happens}`,
    words.ease && `is rated “${words.ease.toLowerCase()}”`,
  ].filter((part) => part !== '');
  return `None of them ${parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`}.`;
}

/** Keeps form, list and address in step. A list is `section[data-ease]` with items `li[data-book]`. */
export function keepDealFilters(form: HTMLFormElement): void {
  const [book, happens, ease] = ['book', 'happens', 'ease'].map((name) =>
    form.querySelector<HTMLSelectElement>(`select[name="${name}"]`),
  );
  const count = form.querySelector('output');
  const back = form.querySelector<HTMLAnchorElement>('[data-part="every-deal"]');
  if (!book || !happens || !ease || !count || !back) return;
  const lists = [...document.querySelectorAll<HTMLElement>('section[data-ease]')].map((section) => ({
    section,
    ease: section.dataset['ease'] ?? '',
    items: [...section.querySelectorAll<HTMLElement>('li[data-book]')],
  }));
  const all = lists.reduce((sum, { items }) => sum + items.length, 0);
  const offered = (select: HTMLSelectElement): readonly string[] => [...select.options].map(({ value }) => value);
  const wordsOf = ({ value, selectedOptions }: HTMLSelectElement): string =>
    value === '' ? '' : (selectedOptions[0]?.text ?? '');

  const choose = (filters: DealFilters): void => {
    [book.value, happens.value, ease.value] = [filters.book, filters.happens, filters.ease];
  };
  const show = (): DealFilters => {
    const filters = { book: book.value, happens: happens.value, ease: ease.value };
    let visible = 0;
    for (const list of lists) {
      let here = 0;
      for (const item of list.items) {
        const { book: by = '', happens: what = '' } = item.dataset;
        item.hidden = !isAskedFor(filters, { book: by, happens: what.split(' '), ease: list.ease });
        if (!item.hidden) here++;
      }
      list.section.hidden = here === 0;
      visible += here;
    }
    count.value =
      visible === 0
        ? sayNone({ book: wordsOf(book), happens: wordsOf(happens), ease: wordsOf(ease) })
        : sayCount(visible, all, count.dataset['things'] ?? '');
    back.hidden = visible > 0;
    return filters;
  };
  const keep = (): void => {
    const { pathname, hash } = location;
    history.replaceState(history.state, '', `${pathname}${printDealFilters(show())}${hash}`);
  };
  const takeUp = (): void => {
    choose(readDealFilters(location.search, { book: offered(book), happens: offered(happens), ease: offered(ease) }));
    show();
  };
  form.addEventListener('change', keep);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  back.addEventListener('click', (event) => {
    event.preventDefault();
    choose(NO_FILTERS);
    keep();
    book.focus();
  });
  addEventListener('pageshow', takeUp);
  takeUp();
}
