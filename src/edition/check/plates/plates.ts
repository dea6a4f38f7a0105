import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printPlace } from '#engine/ledger/place.ts';
import { runs } from '../../library/clauses.ts';
import type { Book, ContentGraph } from '../../graph/content-graph.ts';
import { asRecorded } from '../../deals/judged-deals.ts';
import { filesBelow } from '../../library/files/files-below.ts';
import { piecesOf } from '../../view/pieces.ts';
import { dealtOf, momentAsked, momentOfItsSum, pieceAsked, plateOf } from '../../view/plates.ts';
import { lackingProblems } from '../lacking.ts';
import { didYouMean, problemsAt, thatIsNot, type ContentProblem } from '../problem.ts';
import { writtenPlates } from './written-plates.ts';

const PLAYERS = ['4', '5'];
const KINDS = ['deal', 'session', 'passage'] as const;

/** Plates that an editor asks for and that show nothing, and clauses that run and have none. */
export const plateProblems = (graph: ContentGraph): readonly ContentProblem[] => [
  ...askedProblems(graph),
  ...graph.books.flatMap((book) => unshownProblems(book, graph)),
];

/** Of no record, at no step of it, of a clause that no record shows. */
const askedProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  filesBelow(join(graph.library.root, 'content'), /\.mdx$/).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const file = relative(graph.library.root, path).replaceAll('\\', '/');
    return writtenPlates(text).flatMap(({ asked, index }) => {
      const message = whyNotPlate(asked, graph);
      const line = text.slice(0, index).split('\n').length;
      return problemsAt({ file, line }, message === undefined ? [] : [`<Plate> ${message}`]);
    });
  });

/** What is wrong with a plate, as the end of a sentence. */
export function whyNotPlate(asked: Readonly<Record<string, string>>, graph: ContentGraph): string | undefined {
  const { library, books } = graph;
  const { clause, at } = asked;
  if (asked['dealt'] !== undefined) return whyNotDealt(asked);
  const foreign = Object.keys(asked).find((name) => !['clause', 'at', 'line', ...KINDS].includes(name));
  if (foreign !== undefined)
    return `has an attribute “${foreign}”; it may have clause, at, line, ${KINDS.join(', ')}, or dealt.`;
  if (clause !== undefined && !library.clauses.has(clause))
    return `names the clause ${thatIsNot(clause, library.clauses.keys())}`;
  const kinds = KINDS.filter((kind) => asked[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined) {
    if (clause === undefined) return 'must name a clause, or a deal, a session or a passage, and a step of it.';
    const book = books.find(({ ruleSet }) => ruleSet.id === library.clauses.get(clause)?.ruleset);
    return book && plateOf(clause, book, graph)
      ? undefined
      : `names the clause “${clause}”, which no deal of its book shows.`;
  }
  if (kinds.length > 1) return `names a ${kinds.join(' and a ')}; it may show one.`;
  const id = asked[kind] ?? '';
  const book = books.find((one) => pieceAsked(asked, one, graph));
  if (!book) {
    const ids = books.flatMap((one) => piecesOf(one, graph).flatMap((piece) => (piece.kind === kind ? piece.id : [])));
    return `names the ${kind} ${thatIsNot(id, ids)}`;
  }
  const keys = new Set(clause === undefined ? [] : book.keysOf.get(clause));
  const moment = momentAsked(asked, book, graph, keys);
  if (!moment) {
    const piece = pieceAsked(asked, book, graph);
    const steps = (piece && asRecorded(piece, book.gameContent))?.frames.map((frame) => printPlace(frame.at)) ?? [];
    return `stands at “${at ?? ''}” of “${id}”, which has no such step.${didYouMean(at ?? '', steps)}`;
  }
  return clause === undefined || moment.kind !== 'shows'
    ? undefined
    : `stands at “${moment.at}” of “${id}”, where nothing is paid or forbidden by “${clause}”.`;
}

/** What is wrong with a plate of the deal itself. */
function whyNotDealt({ dealt = '', left, ...others }: Readonly<Record<string, string>>): string | undefined {
  const [other] = Object.keys(others);
  if (other !== undefined) return `shows how the cards go round, and takes no “${other}” beside dealt and left.`;
  if (!PLAYERS.includes(dealt)) return `deals among “${dealt}”; it may deal among ${PLAYERS.join(' or ')}.`;
  return left === undefined || left === 'apart' ? undefined : `has left="${left}"; it may be apart, or be left out.`;
}

/**
 * Clauses that run and have no plate; those that pay, and have none of a payment and none that an editor has chosen. Both may
 * be listed with a reason in `content/plates/`, which lists no other.
 */
const unshownProblems = (book: Book, graph: ContentGraph): readonly ContentProblem[] =>
  lackingProblems(book, {
    listed: graph.library.unshown,
    folder: 'content/plates',
    name: 'a clause without a plate',
    lacks: ({ id, status }) => (runs(status) && book.keysOf.has(id) ? whatLacks(id, book, graph) : undefined),
  });

/** What a clause that runs lacks, as the end of a sentence; undefined where it has its plate. */
export function whatLacks(id: string, book: Book, graph: ContentGraph): string | undefined {
  const clause = graph.library.clauses.get(id);
  if (clause && dealtOf(clause)) return undefined;
  const plate = plateOf(id, book, graph);
  const isChosen = clause?.plate !== undefined;
  if (!plate) return 'runs, but no deal, session or passage of its book shows it';
  const pays = (book.keysOf.get(id) ?? []).some((key) => book.gameContent.keys[key]?.touches === 'payment');
  if (!pays || plate.kind !== 'shows') return undefined;
  if (!isChosen) return 'decides a payment, but no deal, session or passage of its book pays by it';
  const better = momentOfItsSum(id, book, graph);
  return (
    better &&
    `has its plate at “${plate.at}” of “${plate.piece.id}”, where nothing is paid by it; its sum is paid at “${better.at}” of “${better.piece.id}”`
  );
}
