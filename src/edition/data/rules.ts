import { valuesOf } from '#engine/rules/rule-set.ts';
import { clauseSince, ruleSince, type MeaningSince } from '../graph/history.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import { GAME_CONTENTS, type GameContent } from '../graph/game-content.ts';
import { groupReadings } from '../library/register.ts';
import { hrefOf } from '../text/links.ts';
import { cellsOf, isAnswer, type BookAnswer } from '../view/rule-view.ts';
import type { BookEntry, ClauseEntry, ReadingDataEntry, RuleEntry } from './schemas.ts';

/* Entries of rules.json, clauses.json and readings.json. `site` is the address before every path; it ends with a slash. */

const sinceEntry = ({ version, was }: MeaningSince): ClauseEntry['since'] => ({
  version: version ?? null,
  ...(was !== undefined && { was }),
});

const bookAnswer = ({ book, rule, value, grounds }: BookAnswer, key: string, { library }: ContentGraph) => ({
  value: rule.value,
  says: value,
  known: grounds,
  basis: rule.basis as RuleEntry['books'][string]['basis'],
  since: sinceEntry(ruleSince(library, book.gameContent.id, book.ruleSet.id, key)),
});

function ruleEntry(
  gameContent: GameContent,
  key: string,
  { graph, site }: { readonly graph: ContentGraph; readonly site: string },
): RuleEntry[] {
  const spec = gameContent.keys[key];
  const cells = cellsOf(key, gameContent.id, graph).filter(isAnswer);
  // Words of an answer may depend on the book: its unit, and its other rules.
  const first = cells[0]?.book ?? graph.books.find((book) => book.gameContent === gameContent);
  if (!spec || !first) return [];
  const says = (value: RuleEntry['answers'][number]['value']): string =>
    gameContent.say(key, value, first.ruleSet.unit, valuesOf(first.ruleSet));
  return [
    {
      game: gameContent.id,
      key,
      group: gameContent.groups.find(([id]) => id === spec.group)?.[1] ?? spec.group,
      question: gameContent.question(key),
      touches: spec.touches,
      type: spec.type,
      answers: spec.values.map((value) => (spec.type === 'amount' ? { value } : { value, says: says(value) })),
      ...(spec.where && {
        where: spec.where.map((condition) =>
          Object.fromEntries(
            Object.entries(condition).map(([name, values]) => [name, values === 'some' ? values : [...values]]),
          ),
        ),
      }),
      books: Object.fromEntries(cells.map((cell) => [cell.book.ruleSet.id, bookAnswer(cell, key, graph)])),
      url: `${site}${gameContent.id}/rules/${key}/`,
    },
  ];
}

export const ruleEntries = (graph: ContentGraph, site: string): readonly RuleEntry[] =>
  GAME_CONTENTS.flatMap((gameContent) =>
    Object.keys(gameContent.keys).flatMap((key) => ruleEntry(gameContent, key, { graph, site })),
  );

export const clauseEntries = ({ books, dealsOf, library }: ContentGraph, site: string): readonly ClauseEntry[] =>
  books.flatMap(({ edition, keysOf, gameContent }) =>
    edition.clauses.map((clause): ClauseEntry => {
      const { id, number, section, text, notes, status, page, reading, after, why } = clause;
      return {
        id,
        book: edition.ruleset,
        game: gameContent.id,
        number,
        section,
        text,
        notes: [...notes],
        status,
        ...(page !== undefined && { page }),
        ...(reading !== undefined && { reading }),
        ...(after !== undefined && { after }),
        ...(why !== undefined && { why }),
        rules: [...(keysOf.get(id) ?? [])],
        deals: (dealsOf.get(id) ?? []).map((deal) => deal.id),
        since: sinceEntry(clauseSince(library, id)),
        url: hrefOf({ scheme: 'clause', id }, site),
      };
    }),
  );

const bookEntry = ({ edition, ruleSet }: Book, site: string): BookEntry => {
  const { ruleset, game, title, short, date, sort, source, knownThrough } = edition;
  const tei = `${site}data/tei/${ruleset}.xml`;
  const url = `${site}${game}/${ruleset}/`;
  return { id: ruleset, game, title, short, date, sort, source, knownThrough, unit: [...ruleSet.unit], tei, url };
};

export const bookEntries = ({ books }: ContentGraph, site: string): readonly BookEntry[] =>
  books.map((book) => bookEntry(book, site));

export const readingEntries = (graph: ContentGraph, site: string): readonly ReadingDataEntry[] =>
  groupReadings(graph).flatMap(({ readings }) =>
    readings.map(({ reading, clauses }): ReadingDataEntry => {
      const { id, scope, game, question, alternatives, evidence, principle, keys } = reading;
      return {
        id,
        scope,
        game,
        question,
        default: reading.default,
        alternatives,
        evidence,
        principle,
        rules: keys,
        clauses: clauses.map((clause) => clause.id),
        url: hrefOf({ scheme: 'reading', id }, site),
      };
    }),
  );
