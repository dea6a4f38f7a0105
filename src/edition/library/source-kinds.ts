import type { LOOKS, SOURCE_KINDS, SourceData } from './schemas/sources.ts';

/** What each kind of source is to us, for its page. */
export const SOURCE_KIND_WORDS: Readonly<Record<(typeof SOURCE_KINDS)[number], string>> = {
  primary: 'One of the books that run',
  summary: 'A summary through which a book is known',
  witness: 'A witness beside the books',
  modern: 'A modern account',
};

/** By what way its words have come to us. */
export const KNOWN_WORDS: Readonly<Record<SourceData['known']['how'], string>> = {
  itself: 'the text itself',
  transcription: 'a transcription',
  summary: 'a modern summary',
  mention: 'a mention, and no more',
};

/** How far we have gone to see what stands at a place. */
export const LOOK_WORDS: Readonly<Record<(typeof LOOKS)[number], string>> = {
  read: 'A stored copy of it was read',
  named: 'Not opened by us; named',
  known: 'The address is known and was not opened',
};
