import type { ContentGraph } from '../graph/content-graph.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import type { Source, Term } from './library.ts';

export interface GlossarySense {
  readonly source: Source | undefined;
  /** What stands before the sense: the source, its date, or a date of its own. */
  readonly label: string | undefined;
  readonly says: string;
  readonly plate: Term['senses'][number]['plate'];
}
export interface GlossaryEntry {
  readonly term: Term;
  /** The games it belongs to, in words; none where it belongs to the site. */
  readonly games: readonly string[];
  /** In order of date; without one, first. */
  readonly senses: readonly GlossarySense[];
  readonly see: readonly Term[];
}

/** The letter under which a term stands: its first, without accent. */
const letterOf = (term: string): string =>
  (/\p{L}/u.exec(term.normalize('NFD').replaceAll(/œ/gi, 'oe'))?.[0] ?? '#').toUpperCase();

/** The glossary letter by letter. */
export function glossaryByLetter({ library }: ContentGraph): ReadonlyMap<string, readonly GlossaryEntry[]> {
  const letters = new Map<string, GlossaryEntry[]>();
  for (const term of library.terms) {
    const letter = letterOf(term.term);
    letters.set(letter, [...(letters.get(letter) ?? []), glossaryEntry(term, library)]);
  }
  return letters;
}

/** A term with its senses in order of date, each under the source or the date it holds for. */
export function glossaryEntry(term: Term, library: ContentGraph['library']): GlossaryEntry {
  const senses = term.senses.map(({ source: id, date, says, plate }) => {
    const source = library.sources.find((each) => each.id === id);
    return {
      source,
      sort: source?.sort ?? Number.parseFloat(date ?? '0'),
      label: date ?? source?.shortTitle,
      says,
      plate,
    };
  });
  return {
    term,
    games: GAME_CONTENTS.filter(({ id }) => term.games.includes(id)).map(({ name }) => name),
    senses: senses.sort((a, b) => a.sort - b.sort),
    see: term.see.flatMap((slug) => library.terms.filter((each) => each.slug === slug)),
  };
}
