import { fold } from '#edition/text/words/fold.ts';

/** Filters of the matrix. */
export interface MatrixFilters {
  /** Rule sets shown, in column order. */
  readonly books: readonly string[];
  /** Whether to show only rules in which they differ. */
  readonly differing: boolean;
  /** Words that a rule's question or answers must contain; empty for all rules. */
  readonly words: string;
}

/**
 * Parses filters from an address: `?books=book-1700+book-1800&differing=yes&words=talon`. If it names no known book, all
 * are shown.
 */
export function readFilters(search: string, books: readonly string[]): MatrixFilters {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('books')?.split(' ') ?? [];
  const known = books.filter((book) => named.includes(book));
  return {
    books: known.length === 0 ? books : known,
    differing: parameters.has('differing'),
    words: parameters.get('words') ?? '',
  };
}

/** Prints filters as the end of an address; empty if nothing is filtered. */
export function printFilters(
  { books: visibleBooks, differing, words }: MatrixFilters,
  books: readonly string[],
): string {
  const parameters = new URLSearchParams();
  if (visibleBooks.length < books.length) parameters.set('books', visibleBooks.join(' '));
  if (differing) parameters.set('differing', 'yes');
  if (words !== '') parameters.set('words', words);
  const printed = parameters.toString();
  return printed === '' ? '' : `?${printed}`;
}

/** Whether a text contains every word, in any order, ignoring accents and case. */
export function hasWords(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/**
 * Keeps the boxes above the matrix and the address in step, and hides rules without the words. The boxes work without a
 * script: see matrix-columns.ts.
 */
export function keepFilters(form: HTMLElement, matrix: HTMLTableElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="books"]')];
  const differing = form.querySelector<HTMLInputElement>('input[name="differing"]');
  const field = form.querySelector<HTMLInputElement>('input[name="words"]');
  const count = form.querySelector<HTMLElement>('[role="status"]');
  if (!differing || !field || !count) return;
  const books = boxes.map(({ value }) => value);
  const filters = readFilters(location.search, books);
  for (const box of boxes) box.checked = filters.books.includes(box.value);
  differing.checked = filters.differing;
  field.value = filters.words;

  const groups = [...matrix.tBodies].map((body) => {
    const [head, ...rows] = body.rows;
    return { head, rows: rows.map((row) => ({ row, text: textOf(row) })) };
  });
  const hideRows = (): void => {
    const words = field.value.trim();
    let visible = 0;
    for (const { head, rows } of groups) {
      for (const { row, text } of rows) row.hidden = !hasWords(text, words);
      const left = rows.filter(({ row }) => row.checkVisibility()).length;
      if (head) head.hidden = left === 0;
      visible += left;
    }
    count.textContent = words === '' ? '' : inWords(visible, words);
  };
  const onChange = (): void => {
    const visibleBooks = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const search = printFilters(
      { books: visibleBooks, differing: differing.checked, words: field.value.trim() },
      books,
    );
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    hideRows();
  };
  form.addEventListener('input', onChange);
  if (filters.words !== '') hideRows();
}

/** A rule's question and answers without the books' names. */
const textOf = (row: HTMLTableRowElement): string =>
  [...row.cells]
    .filter((cell) => !cell.matches('[data-part="alike"]'))
    .map((cell) => cell.textContent)
    .join(' ');

function inWords(count: number, words: string): string {
  if (count === 0) return `No question shown has “${words}” in it or in its answers.`;
  return count === 1 ? `1 question with “${words}”.` : `${String(count)} questions with “${words}”.`;
}
