import { usesOfReading, type ContentGraph } from '../graph/content-graph.ts';
import type { Clause } from './clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import type { Interpretation } from './library.ts';
import type { PRINCIPLES } from './schemas/editions.ts';

export const PRINCIPLE_WORDS: Readonly<Record<(typeof PRINCIPLES)[number], string>> = {
  letter: 'Decided by the letter of the summary through which we know the book.',
  witness: 'Decided by the nearest witness.',
  editor: 'Decided as a modern editor decides it.',
  ours: 'Decided by us.',
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
  readonly readings: readonly RegisterEntry[];
}

/** Register in order: books by date, then what concerns a whole game. */
export function groupReadings(graph: ContentGraph): readonly RegisterGroup[] {
  const scopes = [
    ...graph.books.map(({ edition }) => ({ scope: edition.ruleset, title: edition.title, game: edition.game })),
    ...GAME_CONTENTS.map(({ id, name }) => ({ scope: id, title: `${name} in every book`, game: id })),
  ];
  return scopes.flatMap(({ scope, title, game }) => {
    const readings = [...graph.library.readings.values()]
      .filter((reading) => reading.scope === scope)
      .map((reading) => registerEntry(reading, game, graph));
    return readings.length === 0 ? [] : [{ scope, title, readings }];
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
