import { clausesOf } from '#engine/rules/rule-set.ts';
import { type Book, type ContentGraph, usesOfReading } from '../../graph/content.ts';
import type { Clause } from '../../library/clauses.ts';
import type { Interpretation } from '../../library/library.ts';
import { viewCollation, VERDICT_WORDS } from '../../view/collation.ts';
import { answerOf } from '../../view/rule-view.ts';
import {
  clauseAddress,
  inlineOf,
  pointers,
  readingId,
  ruleId,
  witnessId,
  type TeiPlace,
  xml,
  xmlLines,
  xmlText,
} from './tei-text.ts';

/** Doubts that concern a book: its own, and those of its game on which its answers or clauses rest. */
export const readingsOf = (book: Book, graph: ContentGraph): readonly Interpretation[] =>
  [...graph.library.readings.values()].filter(
    (reading) => reading.scope === book.ruleSet.id || usesOfReading(reading, graph).some((use) => use.book === book),
  );

function doubt(reading: Interpretation, book: Book, graph: ContentGraph, place: TeiPlace): string {
  const use = usesOfReading(reading, graph).find((one) => one.book === book);
  const clauses = use?.clauses.map(({ id }) => id) ?? [];
  const keys = use?.keys.map(ruleId) ?? [];
  const [first] = clauses;
  return xmlLines(
    'app',
    {
      'xml:id': readingId(reading.id),
      type: 'doubt',
      from: first === undefined ? undefined : `#${first}`,
      corresp: pointers([...clauses.slice(1), ...keys]),
    },
    xml('lem', { n: reading.default.id, resp: '#quinola' }, xmlText(reading.default.says)),
    ...reading.alternatives.map(({ id, says }) => xml('rdg', { n: id }, xmlText(says))),
    xml('note', { type: 'question' }, xmlText(reading.question)),
    xml('note', { type: 'evidence' }, inlineOf(reading.evidence.trim(), place)),
  );
}

/** Doubts about the book, with the answer we follow as lemma and the others as readings. */
export const doubts = (readings: readonly Interpretation[], book: Book, graph: ContentGraph, place: TeiPlace): string =>
  readings.length === 0
    ? ''
    : xmlLines(
        'div',
        { type: 'doubts' },
        xml('head', {}, 'Doubts, and the answers we follow'),
        xmlLines('listApp', {}, ...readings.map((reading) => doubt(reading, book, graph, place))),
      );

/** The words of some clauses, each with its address. */
const said = (clauses: readonly Clause[], place: TeiPlace): readonly string[] =>
  clauses.map(({ id, text }) => xml('ab', { corresp: clauseAddress(id, place) }, xmlText(text)));

/** Collations of the book with others: its own words as lemma, those of the other book as reading. */
export const collations = (book: Book, graph: ContentGraph, place: TeiPlace): readonly string[] =>
  graph.library.collations
    .filter(({ books }) => books.includes(book.ruleSet.id))
    .map((collation) => {
      const { books, entries } = viewCollation(collation, graph);
      const isFirst = books[0] === book;
      const other = isFirst ? books[1] : books[0];
      const apps = entries.map(({ entry, first, second }) => {
        const [own, others] = isFirst ? [first, second] : [second, first];
        const [from] = own;
        return xmlLines(
          'app',
          { type: entry.verdict, from: from && `#${from.id}` },
          own.length === 0 ? '' : xml('lem', { wit: `#${witnessId(book.ruleSet.id)}` }, ...said(own, place)),
          others.length === 0 ? '' : xml('rdg', { wit: `#${witnessId(other.ruleSet.id)}` }, ...said(others, place)),
          xml(
            'note',
            { type: 'verdict' },
            `${VERDICT_WORDS[entry.verdict]}${entry.note === undefined ? '' : ': '}`,
            inlineOf(entry.note?.trim() ?? '', place),
          ),
        );
      });
      return xmlLines(
        'div',
        { type: 'collation' },
        xml('head', {}, xmlText(collation.title)),
        xml('p', {}, inlineOf(collation.intro.trim(), place)),
        xmlLines('listApp', {}, ...apps),
      );
    });

/** Books that the collations of a book name, itself first. */
export const witnessesOf = (book: Book, { library, books }: ContentGraph): readonly Book[] => {
  const named = library.collations
    .filter(({ books: pair }) => pair.includes(book.ruleSet.id))
    .flatMap(({ books: pair }) => pair);
  return named.length === 0 ? [] : [book, ...books.filter((one) => one !== book && named.includes(one.ruleSet.id))];
};

/** The program’s questions with the book’s answers, to which clauses and bound words point. */
export function rulesAnswered(book: Book, graph: ContentGraph): string {
  const { gameContent } = book;
  const interps = Object.keys(gameContent.keys).map((key) => {
    const answer = answerOf(book, key, graph);
    const clauses = answer ? clausesOf(answer.rule.basis) : [];
    return xml(
      'interp',
      { 'xml:id': ruleId(key), inst: pointers(clauses) },
      xmlText(
        `${gameContent.question(key)} ${answer ? `${answer.value} (${answer.grounds}).` : 'Does not arise in this book.'}`,
      ),
    );
  });
  return xmlLines(
    'div',
    { type: 'rules' },
    xml('head', {}, 'Questions that the program asks, and the answers of this book'),
    xmlLines('interpGrp', { type: 'rule' }, ...interps),
  );
}
