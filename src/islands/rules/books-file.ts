import type { PackedBasis, PackedBook } from './book.ts';

/** A book in a file of many: what repeats itself is left out, and lists are words parted by spaces. */
interface WrittenBook extends Omit<PackedBook, 'values' | 'bases' | 'clauses' | 'readings'> {
  readonly values: string;
  /** A word a rule: `+` the next clause not yet named, `-` the next reading, `c` and `r` one named before, by its index. */
  readonly bases: string;
  /** Topic and number, the number last. */
  readonly clauses: string;
  /** Those of the book begin with a full stop. */
  readonly readings: string;
}

const parted = (words: string): readonly string[] => (words === '' ? [] : words.split(' '));

/** All books of a game as one file. */
export function printBooks(books: readonly PackedBook[]): string {
  return JSON.stringify(
    books.map((book): WrittenBook => {
      let clauses = 0;
      let readings = 0;
      const write = (code: number): string => {
        if (code >= 0) return code === clauses ? (clauses++, '+') : `c${String(code)}`;
        const reading = -1 - code;
        return reading === readings ? (readings++, '-') : `r${String(reading)}`;
      };
      return {
        ...book,
        values: book.values.join(' '),
        bases: book.bases.map((codes) => codes.map(write).join('')).join(' '),
        clauses: book.clauses.map(([topic, number]) => `${topic}${String(number)}`).join(' '),
        readings: book.readings.map((id) => (id.startsWith(`${book.id}.`) ? id.slice(book.id.length) : id)).join(' '),
      };
    }),
  );
}

/** Reads what `printBooks` wrote. */
export const parseBooks = (written: unknown): readonly PackedBook[] =>
  (written as readonly WrittenBook[]).map((book): PackedBook => {
    let clauses = 0;
    let readings = 0;
    const read = (code: string): number => {
      if (code === '+') return clauses++;
      if (code === '-') return -1 - readings++;
      const index = Number(code.slice(1));
      return code.startsWith('c') ? index : -1 - index;
    };
    return {
      ...book,
      values: parted(book.values).map(Number),
      bases: book.bases.split(' ').map((codes): PackedBasis => (codes.match(/[-+]|[cr]\d+/g) ?? []).map(read)),
      clauses: parted(book.clauses).map((word) => {
        const topic = word.replace(/(?<!\d)\d+$/, '');
        return [topic, Number(word.slice(topic.length))];
      }),
      readings: parted(book.readings).map((id) => (id.startsWith('.') ? book.id + id : id)) as PackedBook['readings'],
    };
  });
