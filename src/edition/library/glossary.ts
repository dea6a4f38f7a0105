import type { ContentGraph } from '../graph/content-graph.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import type { Source, Term } from './library.ts';

export interface GlossarySense {
  readonly source: Source | undefined;
  /** Label before the sense: a source, its date, or a date of the sense's own. */
  readonly label: string | undefined;
  readonly says: string;
  readonly plate: Term['senses'][number]['plate'];
}
export interface GlossaryEntry {
  readonly term: Term;
  /** Names of the games it belongs to; empty if it belongs to the whole site. */
  readonly games: readonly string[];
  /** Ordered by date, undated senses first. */
  readonly senses: readonly GlossarySense[];
  readonly see: readonly Term[];
}

/** Letter of the alphabet under which a term is listed, without accent. */
const letterOf = (term: string): string =>
  (/\p{L}/u.exec(term.normalize('NFD').replaceAll(/œ/gi, 'oe'))?.[0] ?? '#').toUpperCase();

/** Glossary by letter. */
export function glossaryByLetter({ library }: ContentGraph): ReadonlyMap<string, readonly GlossaryEntry[]> {
  const letters = new Map<string, GlossaryEntry[]>();
  for (const term of library.terms) {
    const letter = letterOf(term.term);
    letters.set(letter, [...(letters.get(letter) ?? []), glossaryEntry(term, library)]);
  }
  return letters;
}

/** A term with its senses ordered by date, each labelled with its source or date. */
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
