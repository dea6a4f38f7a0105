import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printPlace } from '#engine/ledger/place.ts';
import { runs } from '../library/clauses.ts';
import type { Book, ContentGraph } from '../graph/content.ts';
import { asRecorded } from '../deals/deal-steps.ts';
import { filesBelow } from '../library/files-below.ts';
import { dealtOf, requestedMoment, momentOfItsSum, requestedPiece, plateOf, piecesOf } from '../view/plates.ts';
import { lackingProblems } from './lacking.ts';
import { suggestId, problemsAt, unknownName, type ContentProblem } from './problem.ts';

const PLATE = /<Plate\b([^>]*)\/>/g;
const ATTRIBUTE = /\b([a-z]+)="([^"]*)"/g;

/** A `<Plate>` written in a text. */
interface WrittenPlate {
  /** Attributes that have a value. */
  readonly request: Readonly<Record<string, string>>;
  /** All attributes as written, also those without a value. */
  readonly attributes: string;
  /** Index in the text at which it begins. */
  readonly index: number;
}

export const writtenPlates = (text: string): readonly WrittenPlate[] =>
  [...text.matchAll(PLATE)].map(({ 1: attributes = '', index }) => ({
    request: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const),
    ),
    attributes,
    index,
  }));

/**
 * Reports plates named outside running text (the first deal of a game's page, a sense of the glossary) that show nothing.
 */
export const requestProblems = (graph: ContentGraph): readonly ContentProblem[] => [
  ...startProblems(graph),
  ...graph.library.terms.flatMap((term) =>
    term.senses.flatMap(({ plate }) => {
      const why = plate && whyNotPlate(plate as Readonly<Record<string, string>>, graph);
      return problemsAt(term, why === undefined ? [] : [`The plate of “${term.term}” ${why}`]);
    }),
  ),
];

const startProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.games.flatMap((page) => {
    const { game, start } = page;
    // `pageProblems` reports a deal that there is not.
    if (!start || !graph.library.deals.some(({ id }) => id === start.deal)) return [];
    const why = start.deal.startsWith(`${game}/`)
      ? whyNotPlate({ deal: start.deal, at: start.at }, graph)
      : `names the deal “${start.deal}”, which is of another game.`;
    return problemsAt(page, why === undefined ? [] : [`Its first deal ${why}`], ['start', 'at']);
  });

const PLAYERS = ['4', '5'];
const KINDS = ['deal', 'session', 'passage'] as const;

/** Reports plates written by editors that show nothing, and running clauses without a plate. */
export const plateProblems = (graph: ContentGraph): readonly ContentProblem[] => [
  ...requestProblemsIn(graph),
  ...graph.books.flatMap((book) => unshownProblems(book, graph)),
];

/** Reports plates with an unknown record, an unknown step, or a clause that no record shows. */
const requestProblemsIn = (graph: ContentGraph): readonly ContentProblem[] =>
  filesBelow(join(graph.library.root, 'content'), /\.mdx$/).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const file = relative(graph.library.root, path).replaceAll('\\', '/');
    return writtenPlates(text).flatMap(({ request, index }) => {
      const message = whyNotPlate(request, graph);
      const line = text.slice(0, index).split('\n').length;
      return problemsAt({ file, line }, message === undefined ? [] : [`<Plate> ${message}`]);
    });
  });

/** Why a plate shows nothing, as the end of a sentence. */
export function whyNotPlate(request: Readonly<Record<string, string>>, graph: ContentGraph): string | undefined {
  const { library, books } = graph;
  const { clause, at } = request;
  if (request['dealt'] !== undefined) return whyNotDealt(request);
  const foreign = Object.keys(request).find((name) => !['clause', 'at', 'line', ...KINDS].includes(name));
  if (foreign !== undefined)
    return `has the unknown attribute “${foreign}”; it may have clause, at, line, ${KINDS.join(', ')}, or dealt.`;
  if (clause !== undefined && !library.clauses.has(clause))
    return `names the clause ${unknownName(clause, library.clauses.keys())}`;
  const kinds = KINDS.filter((kind) => request[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined) {
    if (clause === undefined) return 'must name a clause, or a deal, a session or a passage, and a step of it.';
    const book = books.find(({ ruleSet }) => ruleSet.id === library.clauses.get(clause)?.ruleset);
    return book && plateOf(clause, book, graph)
      ? undefined
      : `names the clause “${clause}”, which no deal of its book shows.`;
  }
  if (kinds.length > 1) return `names a ${kinds.join(' and a ')}; it may show only one.`;
  const id = request[kind] ?? '';
  const book = books.find((one) => requestedPiece(request, one, graph));
  if (!book) {
    const ids = books.flatMap((one) => piecesOf(one, graph).flatMap((piece) => (piece.kind === kind ? piece.id : [])));
    return `names the ${kind} ${unknownName(id, ids)}`;
  }
  const keys = new Set(clause === undefined ? [] : book.keysOf.get(clause));
  const moment = requestedMoment(request, book, graph, keys);
  if (!moment) {
    const piece = requestedPiece(request, book, graph);
    const steps = (piece && asRecorded(piece, book.gameContent))?.frames.map((frame) => printPlace(frame.at)) ?? [];
    return `stands at “${at ?? ''}” of “${id}”, which has no such step.${suggestId(at ?? '', steps)}`;
  }
  return clause === undefined || moment.kind !== 'shows'
    ? undefined
    : `stands at “${moment.at}” of “${id}”, where nothing is paid or forbidden by “${clause}”.`;
}

/** Why a plate of the dealing itself is wrong. */
function whyNotDealt({ dealt = '', left, ...others }: Readonly<Record<string, string>>): string | undefined {
  const [other] = Object.keys(others);
  if (other !== undefined) return `shows how the cards go round, so it cannot have “${other}” besides dealt and left.`;
  if (!PLAYERS.includes(dealt)) return `deals to “${dealt}” players; write ${PLAYERS.join(' or ')}.`;
  return left === undefined || left === 'apart'
    ? undefined
    : `has left="${left}"; write left="apart", or leave it out.`;
}

/**
 * Reports running clauses without a plate, and paying clauses whose plate neither shows a payment nor was chosen by an
 * editor. Both may be listed with a reason in `content/plates/`; other clauses may not be listed there.
 */
const unshownProblems = (book: Book, graph: ContentGraph): readonly ContentProblem[] =>
  lackingProblems(book, {
    listed: graph.library.unshown,
    folder: 'content/plates',
    name: 'a clause without a plate',
    lacks: ({ id, status }) => (runs(status) && book.keysOf.has(id) ? whatLacks(id, book, graph) : undefined),
  });

/** What a running clause lacks, as the end of a sentence; undefined if it has its plate. */
function whatLacks(id: string, book: Book, graph: ContentGraph): string | undefined {
  const clause = graph.library.clauses.get(id);
  if (clause && dealtOf(clause)) return undefined;
  const plate = plateOf(id, book, graph);
  const isChosen = clause?.plate !== undefined;
  if (isChosen && whyNotPlate(Object.fromEntries(Object.entries(clause.plate)), graph) !== undefined) return undefined;
  const pays = (book.keysOf.get(id) ?? []).some((key) => book.gameContent.keys[key]?.touches === 'payment');
  if (!plate && (isChosen || !pays))
    return isChosen
      ? 'is computed, but no deal, session or passage of its book shows it'
      : 'is computed, but no step of its book’s deals, sessions or passages shows it (none breaks it, and no annotation links to it)';
  if (plate && (!pays || plate.kind !== 'shows')) return undefined;
  if (!isChosen) return 'decides a payment, but no deal, session or passage of its book pays by it';
  const better = plate && momentOfItsSum(id, book, graph);
  return (
    better &&
    `has its plate at “${plate.at}” of “${plate.piece.id}”, where nothing is paid by it; its sum is paid at “${better.at}” of “${better.piece.id}”`
  );
}
