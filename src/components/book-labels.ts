import type { Book, Chain } from '#edition/chain.ts';
import { voiceAfter } from '#edition/voices.ts';
import type { BookLabels } from '#islands/rules/book.ts';

/** What the islands are told of a book besides its rules. */
export const labelsOf = ({ edition, voice }: Book, { library }: Chain): BookLabels => ({
  short: edition.short,
  date: edition.date,
  voice,
  numberOf: (id) => library.clauses.get(id)?.number ?? 0,
  afterOf: (id) => {
    const clause = library.clauses.get(id);
    return clause && voiceAfter(clause, library.sources)?.name;
  },
});
