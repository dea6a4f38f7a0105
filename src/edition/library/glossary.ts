import type { TermForms } from '#engine/wording/sentence.ts';
import type { ContentGraph } from '../graph/content.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { gameOf } from './files-below.ts';
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

/** Terms of a game that pages open by themselves; with a book, those that have a sense for it. */
export const formsOfGame = (
  game: string,
  { terms }: Pick<ContentGraph['library'], 'terms'>,
  book?: string,
): readonly TermForms[] =>
  terms.filter(
    ({ games, forms, senses }) =>
      forms.length > 0 &&
      (games.length === 0 || games.includes(game)) &&
      (book === undefined || senses.some(({ source, date }) => source === book || (!source && !date))),
  );

/** Senses of a term on a page about one book: the general ones and its own; all, if it has neither. */
export function sensesFor({ senses }: GlossaryEntry, book: string | undefined): GlossaryEntry['senses'] {
  if (book === undefined) return senses;
  const own = senses.filter(({ source, label }) => source?.id === book || label === undefined);
  return own.length > 0 ? own : senses;
}

/** Senses in one sentence each, for a tool of one game: without those of other games, and with those of a date if there is no general one. */
export function shortSenses(entry: GlossaryEntry, game: string, book: string | undefined): GlossaryEntry['senses'] {
  const senses = sensesFor(entry, book).map((sense) => ({ ...sense, says: firstSentence(sense.says) }));
  const isGeneral = senses.some(({ label }) => label === undefined);
  const own = senses.filter(({ source, label }) =>
    source ? gameOf(source.id) === game : !isGeneral || label === undefined,
  );
  return own.length > 0 ? own : senses;
}

/** First sentence of a text in Markdown. */
export const firstSentence = (text: string): string => /^.*?[.!?][”*)]*(?=\s+[A-Z“*‘[])/s.exec(text)?.[0] ?? text;
