/** What the boxes above the matrix pick out. */
export interface MatrixFilters {
  /** The rule sets shown, in the order of the columns. */
  readonly books: readonly string[];
  /** Only the rules in which they differ. */
  readonly differing: boolean;
}

/** What an address asks for: `?books=book-1700+book-1800&differing=yes`. Where it names no book we have, all are shown. */
export function readFilters(search: string, books: readonly string[]): MatrixFilters {
  const asked = new URLSearchParams(search);
  const named = asked.get('books')?.split(' ') ?? [];
  const known = books.filter((book) => named.includes(book));
  return { books: known.length === 0 ? books : known, differing: asked.has('differing') };
}

/** The same as the end of an address; nothing where everything is shown. */
export function printFilters({ books: shown, differing }: MatrixFilters, books: readonly string[]): string {
  const asked = new URLSearchParams();
  if (shown.length < books.length) asked.set('books', shown.join(' '));
  if (differing) asked.set('differing', 'yes');
  const printed = asked.toString();
  return printed === '' ? '' : `?${printed}`;
}

/** Keeps the boxes and the address alike. The boxes do their work without: see styles/reference.css. */
export function keepFilters(form: HTMLElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="books"]')];
  const differing = form.querySelector<HTMLInputElement>('input[name="differing"]');
  if (!differing) return;
  const books = boxes.map(({ value }) => value);
  const asked = readFilters(location.search, books);
  for (const box of boxes) box.checked = asked.books.includes(box.value);
  differing.checked = asked.differing;
  form.addEventListener('change', () => {
    const shown = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const search = printFilters({ books: shown, differing: differing.checked }, books);
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  });
}
