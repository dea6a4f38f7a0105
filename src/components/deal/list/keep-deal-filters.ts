import {
  isAskedFor,
  NO_FILTERS,
  printDealFilters,
  readDealFilters,
  sayCount,
  sayNone,
  type DealFilters,
} from './deal-filters.ts';

/** Keeps the form, the list under it and the address alike. A list is `section[data-ease]`, each with its `li[data-book]`. */
export function keepDealFilters(form: HTMLFormElement): void {
  const [book, happens, ease] = ['book', 'happens', 'ease'].map((name) =>
    form.querySelector<HTMLSelectElement>(`select[name="${name}"]`),
  );
  const count = form.querySelector('output');
  const back = form.querySelector<HTMLAnchorElement>('.no-deals');
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
    const asked = { book: book.value, happens: happens.value, ease: ease.value };
    let shown = 0;
    for (const list of lists) {
      let here = 0;
      for (const item of list.items) {
        const { book: by = '', happens: what = '' } = item.dataset;
        item.hidden = !isAskedFor(asked, { book: by, happens: what.split(' '), ease: list.ease });
        if (!item.hidden) here++;
      }
      list.section.hidden = here === 0;
      shown += here;
    }
    count.value =
      shown === 0
        ? sayNone({ book: wordsOf(book), happens: wordsOf(happens), ease: wordsOf(ease) })
        : sayCount(shown, all, count.dataset['things'] ?? '');
    back.hidden = shown > 0;
    return asked;
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
