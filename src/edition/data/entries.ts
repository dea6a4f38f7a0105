import { valuesOf } from '#engine/rules/rule-set.ts';
import { clauseSince, ruleSince, type MeaningSince } from '../graph/history.ts';
import type { Book, ContentGraph } from '../graph/content.ts';
import { GAME_CONTENTS, type GameContent } from '../graph/game-content.ts';
import { groupReadings } from '../library/register.ts';
import { hrefOf } from '../text/links.ts';
import { cellsOf, isAnswer, type BookAnswer } from '../view/rule-view.ts';
import {
  type BookEntry,
  type ClauseEntry,
  type ReadingDataEntry,
  type RuleEntry,
  DATA_FORMAT,
  type DealEntry,
  type PassageEntry,
  type SessionEntry,
} from './schemas.ts';
import { printPlace } from '#engine/ledger/place.ts';
import type { Deal, LibrarySession, Passage } from '../library/library.ts';

/* Lines of deals.jsonl, passages.jsonl and sessions.jsonl. What cannot be settled has been refused when the content was checked. */

const format = DATA_FORMAT;

const contentOf = (game: string): GameContent => {
  const found = GAME_CONTENTS.find(({ id }) => id === game);
  if (!found) throw new Error(`There is no game “${game}”.`);
  return found;
};

/** A record in canonical form with its settlement. */
function settle({ game, record, id }: Pick<Deal, 'game' | 'record' | 'id'>): Pick<DealEntry, 'record' | 'settled'> {
  const gameContent = contentOf(game);
  const opened = gameContent.openRecord(record);
  const judged = opened.ok ? opened.value.judged : opened;
  const printed = gameContent.canonicalRecord(record);
  if (!judged.ok || !printed) throw new Error(`${id} cannot be settled.`);
  const { net, pools, isComplete, departures } = judged.value;
  return {
    record: printed,
    settled: { net, pools, complete: isComplete, against: departures.map(({ at }) => printPlace(at)) },
  };
}

const passageEntry = (passage: Passage): PassageEntry => {
  const { id, game, ruleset, title, composed, clauses, annotations, notes } = passage;
  return { format, id, game, ruleset, title, composed, ...settle(passage), clauses, annotations, notes };
};

export const dealEntries = ({ library }: ContentGraph, site: string): readonly DealEntry[] =>
  library.deals.map((deal) => {
    const { format, id, game, ruleset, title, ...rest } = passageEntry(deal);
    return { format, id, game, ruleset, title, lede: deal.lede, url: `${site}${game}/deals/${deal.slug}/`, ...rest };
  });

export const passageEntries = ({ library }: ContentGraph): readonly PassageEntry[] =>
  library.passages.map(passageEntry);

/** An editor’s remarks on a deal of a session. */
type Remarks = Partial<Pick<SessionEntry['deals'][number], 'title' | 'annotations'>>;

function sessionEntry(session: LibrarySession, site: string): SessionEntry {
  const { id, game, ruleset, title, lede, composed, clauses, notes, slug, record } = session;
  const gameContent = contentOf(game);
  const settled = gameContent.settleSession(record);
  if (!settled?.ok) throw new Error(`${id} cannot be settled.`);
  const records = gameContent.recordsOfSession(record);
  const remarks = (record['deals'] ?? record['games']) as readonly Remarks[];
  return {
    format,
    id,
    game,
    ruleset,
    title,
    lede,
    url: `${site}${game}/sessions/${slug}/`,
    composed,
    deals: settled.value.deals.map(({ dealer, seated, won, balances, pools }, i) => ({
      ...(remarks[i]?.title !== undefined && { title: remarks[i].title }),
      record: records[i] ?? null,
      dealer,
      seats: seated,
      won,
      balances,
      pools,
      annotations: remarks[i]?.annotations ?? [],
    })),
    net: settled.value.balances,
    pools: settled.value.pools,
    clauses,
    notes,
  };
}

export const sessionEntries = ({ library }: ContentGraph, site: string): readonly SessionEntry[] =>
  library.sessions.map((session) => sessionEntry(session, site));

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
