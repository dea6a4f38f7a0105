import type { SOURCE_KINDS } from './schemas.ts';

/** What each kind of source is to us, for its page. */
export const SOURCE_KIND_WORDS: Readonly<Record<(typeof SOURCE_KINDS)[number], string>> = {
  primary: 'One of the books that run',
  summary: 'A summary through which a book is known',
  witness: 'A witness beside the books',
  modern: 'A modern account',
};
