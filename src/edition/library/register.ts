import { usesOfReading, type ContentGraph } from '../graph/content.ts';
import type { Clause } from './clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import type { Interpretation } from './library.ts';
import type { PRINCIPLES } from './schemas/editions.ts';

/** Title of the register's page; the title of a book's page begins with it. */
export const REGISTER_TITLE = 'Doubts and our answers';

export const PRINCIPLE_WORDS: Readonly<Record<(typeof PRINCIPLES)[number], string>> = {
  letter: 'We follow the exact words of the text through which we know the book.',
  witness: 'We follow the source closest to the book.',
  editor: 'We follow a modern editor.',
  ours: 'We decided this ourselves.',
};

/** An interpretation with everything that refers to it. */
export interface RegisterEntry {
  readonly reading: Interpretation & { readonly game: string };
  readonly keys: readonly { readonly key: string; readonly question: string }[];
  /** Clauses that name it. */
  readonly clauses: readonly Clause[];
}

export interface RegisterGroup {
  /** A rule set or a game. */
  readonly scope: string;
  readonly title: string;
  /** Game that the scope belongs to, or is. */
  readonly game: string;
  readonly readings: readonly RegisterEntry[];
}

/** Register in order: game by game, its books by date, then what concerns all of them. */
export function groupReadings(graph: ContentGraph): readonly RegisterGroup[] {
  const scopes = GAME_CONTENTS.flatMap(({ id: game, name }) => [
    ...graph.books
      .filter(({ edition }) => edition.game === game)
      .map(({ edition }) => ({ scope: edition.ruleset, title: edition.title, game })),
    { scope: game, title: `${name} in every book`, game },
  ]);
  return scopes.flatMap(({ scope, title, game }) => {
    const readings = [...graph.library.readings.values()]
      .filter((reading) => reading.scope === scope)
      .map((reading) => registerEntry(reading, game, graph));
    return readings.length === 0 ? [] : [{ scope, title, game, readings }];
  });
}

function registerEntry(reading: Interpretation, game: string, graph: ContentGraph): RegisterEntry {
  const question = GAME_CONTENTS.find(({ id }) => id === game)?.question ?? ((key: string) => key);
  return {
    reading: { ...reading, game },
    keys: reading.keys.map((key) => ({ key, question: question(key) })),
    clauses: usesOfReading(reading, graph).flatMap(({ clauses }) => clauses),
  };
}
